package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** A constraint stands on a type it says something of. */
final class ApplicableConstraints implements Rule {
  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Constrained value : Values.of(toolset).constrained()) {
      for (Constraint constraint : value.constraints()) {
        if (!(value.wire() instanceof WireType.Unsupported) && !applies(constraint, value.wire())) {
          report.add(
              Diagnostic.CONSTRAINT_NOT_APPLICABLE,
              constraint.origin(),
              value.where(),
              name(constraint),
              value.type(),
              remedy(constraint, value.wire()));
        }
      }
    }
  }

  private static boolean applies(Constraint constraint, WireType wire) {
    if (constraint instanceof Constraint.Unsupported
        || constraint instanceof Constraint.Custom
        || constraint instanceof Constraint.None) {
      return true;
    } else if (constraint instanceof Constraint.Size) {
      return FittingConstraints.isText(wire)
          || wire instanceof WireType.Sequence
          || wire instanceof WireType.MapOf;
    } else if (constraint instanceof Constraint.Unique) {
      return wire instanceof WireType.Sequence list && list.kind() != WireType.Sequence.Kind.ARRAY;
    } else if (constraint instanceof Constraint.Limit || constraint instanceof Constraint.Digits) {
      return FittingConstraints.isNumber(wire) || FittingConstraints.isText(wire);
    } else if (constraint instanceof Constraint.Moment) {
      return FittingConstraints.isMoment(wire);
    } else if (constraint instanceof Constraint.Only) {
      return wire instanceof WireType.Bool;
    }
    return FittingConstraints.isText(wire);
  }

  private static String name(Constraint constraint) {
    return constraint.text().replaceFirst("(?s)\\(.*", "");
  }

  private static String remedy(Constraint constraint, WireType wire) {
    if (constraint instanceof Constraint.Moment) {
      return "Use a type of java.time, as LocalDate.";
    }
    String fitting = FittingConstraints.of(wire);
    return fitting.isEmpty() ? "Take it off." : "Use " + fitting + ".";
  }
}
