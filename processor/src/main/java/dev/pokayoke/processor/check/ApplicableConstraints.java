package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** A constraint stands on a type it says something of. */
final class ApplicableConstraints implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Value value : Values.of(toolset).inputs()) {
      Property property = value.property();
      for (Constraint constraint : property.constraints()) {
        if (!(property.wire() instanceof WireType.Unsupported)
            && !applies(constraint, property.wire())) {
          report.add(
              Diagnostic.CONSTRAINT_NOT_APPLICABLE,
              constraint.origin(),
              value.where(),
              name(constraint),
              property.type().text(),
              remedy(property.wire()));
        }
      }
    }
  }

  private static boolean applies(Constraint constraint, WireType wire) {
    if (constraint instanceof Constraint.Unsupported) {
      return true;
    }
    if (constraint instanceof Constraint.Size) {
      return FittingConstraints.isText(wire)
          || wire instanceof WireType.Sequence
          || wire instanceof WireType.MapOf;
    }
    return isOfText(constraint)
        ? FittingConstraints.isText(wire)
        : FittingConstraints.isNumber(wire);
  }

  private static boolean isOfText(Constraint constraint) {
    return constraint instanceof Constraint.Matches || constraint instanceof Constraint.NotBlank;
  }

  private static String name(Constraint constraint) {
    return constraint instanceof Constraint.Matches
        ? "@Pattern"
        : "@" + constraint.getClass().getSimpleName();
  }

  private static String remedy(WireType wire) {
    String fitting = FittingConstraints.of(wire);
    return fitting.isEmpty() ? "Take it off." : "Use " + fitting + ".";
  }
}
