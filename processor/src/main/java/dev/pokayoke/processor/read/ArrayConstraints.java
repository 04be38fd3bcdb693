package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What stands in front of an array, as in {@code @NotBlank String[]}, is by the language an
 * annotation of the declaration and of the item's type. What says something of lists is taken for
 * the array, and so is what a validator checks, for which it is of the declaration; everything else
 * for the items.
 */
final class ArrayConstraints {
  private ArrayConstraints() {}

  /** The constraints of the items. */
  static List<Constraint> ofItems(TypeUses items, Origin place, Compiler compiler) {
    Set<String> inFront = items.inFront();
    Annotations all = items.annotations(place, compiler);
    List<Constraint> constraints =
        new ArrayList<>(
            ConstraintReader.read(all.where(view -> !inFront.contains(view.name())), compiler));
    ConstraintReader.read(all.where(view -> inFront.contains(view.name())), compiler).stream()
        .filter(constraint -> !isOfLists(constraint))
        .forEach(constraints::add);
    return constraints;
  }

  /** Of the constraints in front of an array, those that its items do not have. */
  static List<Constraint> ofArray(List<Constraint> inFront, WireType wire) {
    if (!(wire instanceof WireType.Sequence array)
        || array.kind() != WireType.Sequence.Kind.ARRAY) {
      return inFront;
    }
    WireType.Element item = array.item();
    while (item.wire() instanceof WireType.Sequence inner
        && inner.kind() == WireType.Sequence.Kind.ARRAY) {
      item = inner.item();
    }
    List<String> known = item.constraints().stream().map(Constraint::text).toList();
    return inFront.stream()
        .filter(constraint -> isOfLists(constraint) || !known.contains(constraint.text()))
        .toList();
  }

  private static boolean isOfLists(Constraint constraint) {
    return constraint instanceof Constraint.Size
        || constraint instanceof Constraint.Unique
        || constraint instanceof Constraint.Custom
        || constraint instanceof Constraint.None;
  }
}
