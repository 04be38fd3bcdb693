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
      return isText(wire) || wire instanceof WireType.Sequence;
    }
    return isOfText(constraint) ? isText(wire) : isNumber(wire);
  }

  private static boolean isOfText(Constraint constraint) {
    return constraint instanceof Constraint.Matches || constraint instanceof Constraint.NotBlank;
  }

  private static boolean isText(WireType wire) {
    return wire instanceof WireType.Text text && !text.character();
  }

  private static boolean isNumber(WireType wire) {
    return wire instanceof WireType.Whole || wire instanceof WireType.Decimal;
  }

  private static String name(Constraint constraint) {
    return constraint instanceof Constraint.Matches
        ? "@Pattern"
        : "@" + constraint.getClass().getSimpleName();
  }

  private static String remedy(WireType wire) {
    if (isNumber(wire)) {
      return "Use @Min and @Max.";
    } else if (isText(wire)) {
      return "Use @Size or @Pattern.";
    } else if (wire instanceof WireType.Sequence) {
      return "Use @Size.";
    }
    return "Take it off.";
  }
}
