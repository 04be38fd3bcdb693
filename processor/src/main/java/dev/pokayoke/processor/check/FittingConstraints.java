package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.WireType;

/** The constraints that say something of values of a type. */
final class FittingConstraints {
  private FittingConstraints() {}

  /** Their names in a phrase, as {@code @Min, @Max or @Positive}; empty if there are none. */
  static String of(WireType wire) {
    if (isNumber(wire)) {
      return "@Min, @Max or @Positive";
    } else if (isText(wire)) {
      return "@Size, @Pattern or @NotBlank";
    } else if (wire instanceof WireType.Sequence || wire instanceof WireType.MapOf) {
      return "@Size";
    }
    return "";
  }

  static boolean isText(WireType wire) {
    return wire instanceof WireType.Text text && !text.character();
  }

  static boolean isNumber(WireType wire) {
    return wire instanceof WireType.Whole || wire instanceof WireType.Decimal;
  }
}
