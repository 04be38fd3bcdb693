package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.Set;

/** A constraint stands on a type it says something of. */
final class ApplicableConstraints implements Rule {
  /** What has a past and a future, for Hibernate Validator too. */
  private static final Set<String> MOMENTS =
      Set.of(
          "java.time.Instant",
          "java.time.LocalDate",
          "java.time.LocalDateTime",
          "java.time.LocalTime",
          "java.time.MonthDay",
          "java.time.OffsetDateTime",
          "java.time.OffsetTime",
          "java.time.Year",
          "java.time.YearMonth",
          "java.time.ZonedDateTime");

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
              remedy(value.wire()));
        }
      }
    }
  }

  private static boolean applies(Constraint constraint, WireType wire) {
    if (constraint instanceof Constraint.Unsupported || constraint instanceof Constraint.None) {
      return true;
    } else if (constraint instanceof Constraint.Size) {
      return isText(wire) || wire instanceof WireType.Sequence;
    } else if (constraint instanceof Constraint.Unique) {
      return wire instanceof WireType.Sequence list && list.kind() != WireType.Sequence.Kind.ARRAY;
    } else if (constraint instanceof Constraint.Limit || constraint instanceof Constraint.Digits) {
      return isNumber(wire) || isText(wire);
    } else if (constraint instanceof Constraint.Moment) {
      return isMoment(wire);
    } else if (constraint instanceof Constraint.Only) {
      return wire instanceof WireType.Bool;
    }
    return isText(wire);
  }

  private static boolean isText(WireType wire) {
    return wire instanceof WireType.Text text && !text.character();
  }

  private static boolean isNumber(WireType wire) {
    return wire instanceof WireType.Whole || wire instanceof WireType.Decimal;
  }

  private static boolean isMoment(WireType wire) {
    return wire instanceof WireType.ScalarText scalar
        && MOMENTS.contains(scalar.row().type().getName());
  }

  private static String name(Constraint constraint) {
    return constraint.text().replaceFirst("(?s)\\(.*", "");
  }

  private static String remedy(WireType wire) {
    if (isNumber(wire)) {
      return "Use @Min and @Max.";
    } else if (isText(wire)) {
      return "Use @Size or @Pattern.";
    } else if (isMoment(wire)) {
      return "Use @Past or @Future.";
    } else if (wire instanceof WireType.Bool) {
      return "Use @AssertTrue or @AssertFalse.";
    }
    return wire instanceof WireType.Sequence ? "Use @Size." : "Take it off.";
  }
}
