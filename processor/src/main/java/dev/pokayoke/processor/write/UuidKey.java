package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Constraint;
import java.util.List;

/** Which texts are a UUID, as one constant says it. */
record UuidKey(
    boolean empty, boolean nil, List<Integer> versions, List<Integer> variants, String letters) {
  static UuidKey of(Constraint.Uuid uuid) {
    return new UuidKey(
        uuid.empty(),
        uuid.nil(),
        uuid.versions().stream().sorted().toList(),
        uuid.variants().stream().sorted().toList(),
        uuid.letters());
  }
}
