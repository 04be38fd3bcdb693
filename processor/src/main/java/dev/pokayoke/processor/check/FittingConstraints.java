package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.WireType;
import java.util.Set;

/** The constraints that say something of values of a type. */
final class FittingConstraints {
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

  private FittingConstraints() {}

  /** Their names in a phrase, as {@code @Min, @Max or @Positive}; empty if there are none. */
  static String of(WireType wire) {
    if (isNumber(wire)) {
      return "@Min, @Max or @Positive";
    } else if (isText(wire)) {
      return "@Size, @Pattern or @NotBlank";
    } else if (wire instanceof WireType.Sequence || wire instanceof WireType.MapOf) {
      return "@Size or @NotEmpty";
    } else if (isMoment(wire)) {
      return "@Past or @Future";
    }
    return wire instanceof WireType.Bool ? "@AssertTrue or @AssertFalse" : "";
  }

  static boolean isText(WireType wire) {
    return wire instanceof WireType.Text text && !text.character();
  }

  static boolean isNumber(WireType wire) {
    return wire instanceof WireType.Whole || wire instanceof WireType.Decimal;
  }

  static boolean isMoment(WireType wire) {
    return wire instanceof WireType.ScalarText scalar
        && MOMENTS.contains(scalar.row().type().getName());
  }
}
