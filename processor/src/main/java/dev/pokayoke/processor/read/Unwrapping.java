package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Making;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.List;

/** Puts the properties of one object among those of the one around it: {@code @JsonUnwrapped}. */
final class Unwrapping {
  private Unwrapping() {}

  /** The properties under the names they have in the object around. */
  static List<Property> properties(WireType.Obj inner, Member member, AnnotationView unwrapped) {
    String prefix = unwrapped.string("prefix");
    String suffix = unwrapped.string("suffix");
    return inner.properties().stream()
        .map(
            property -> {
              List<String> access = new ArrayList<>(List.of(member.access()));
              access.addAll(property.access());
              return property.inside(member.name(), prefix + property.wireName() + suffix, access);
            })
        .toList();
  }

  /** How the object inside is made. */
  static Making.Part part(WireType.Obj inner, Member member) {
    return new Making.Part(member.name(), inner.type(), inner.making().inside(member.name()));
  }
}
