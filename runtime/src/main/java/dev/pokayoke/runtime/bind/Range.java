package dev.pokayoke.runtime.bind;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * What a number must keep to: two ends and a count of digits.
 *
 * @param low the lower end, {@code null} for none
 * @param high the upper end, {@code null} for none
 * @param digits how many digits it may have, {@code null} for any number
 */
public record Range(@Nullable End low, @Nullable End high, @Nullable Digits digits) {
  /** Any number. */
  public static final Range ANY = new Range(null, null, null);

  /**
   * One end.
   *
   * @param value the last number within, or the first one beyond
   * @param included whether it is within
   * @param words what to say of a number beyond; {@code null} for our own
   */
  public record End(BigDecimal value, boolean included, @Nullable String words) {
    boolean isAbove(BigDecimal number) {
      int order = number.compareTo(value);
      return order < 0 || (order == 0 && !included);
    }

    boolean isBelow(BigDecimal number) {
      int order = number.compareTo(value);
      return order > 0 || (order == 0 && !included);
    }
  }

  /**
   * How many digits.
   *
   * @param integer at most so many before the point
   * @param fraction at most so many after the point
   * @param words what to say of a number with more; {@code null} for our own
   */
  public record Digits(int integer, int fraction, @Nullable String words) {
    boolean fit(BigDecimal number) {
      return integer(number) <= integer && fraction(number) <= fraction;
    }

    static long integer(BigDecimal number) {
      return (long) number.precision() - number.scale();
    }

    static int fraction(BigDecimal number) {
      return Math.max(0, number.scale());
    }
  }

  /**
   * Whether a binary number is within, so clearly that its decimal form need not be made. A double
   * that is more than the double nearest to an end is more than the end.
   */
  boolean clearlyHas(double number) {
    return digits == null
        && (low == null || number > low.value().doubleValue())
        && (high == null || number < high.value().doubleValue());
  }
}
