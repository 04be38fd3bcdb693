package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.ConstraintSentences;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Judges how large numbers are and how many digits they have. A binary number is judged as the
 * decimal number that is written for it, so that 0.1 is not more than 0.1.
 */
public final class NumberChecks {
  /** No number a tool needs has more; reading digits takes the square of their count. */
  private static final int LONGEST = 1_000;

  private NumberChecks() {}

  /** A whole number. */
  public static long within(Cursor in, long value, Range range) {
    if (in.good()) {
      judge(in, BigDecimal.valueOf(value), Long.toString(value), range);
    }
    return value;
  }

  /** A whole number of any size. */
  public static @Nullable BigInteger within(Cursor in, @Nullable BigInteger value, Range range) {
    if (value != null) {
      judge(in, new BigDecimal(value), null, range);
    }
    return value;
  }

  /** A decimal number; its digits count as they came, zeros at the end included. */
  public static @Nullable BigDecimal within(Cursor in, @Nullable BigDecimal value, Range range) {
    if (value != null) {
      judge(in, value, null, range);
    }
    return value;
  }

  /** A binary number. */
  public static double within(Cursor in, double value, Range range) {
    if (!range.clearlyHas(value) && in.good()) {
      binary(in, Double.toString(value), range);
    }
    return value;
  }

  /** A binary number of 32 bits. */
  public static float within(Cursor in, float value, Range range) {
    if (in.good()) {
      binary(in, Float.toString(value), range);
    }
    return value;
  }

  private static void binary(Cursor in, String text, Range range) {
    String shown = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    judge(in, new BigDecimal(text).stripTrailingZeros(), shown, range);
  }

  /** A text that must be a number. */
  public static @Nullable String within(Cursor in, @Nullable String value, Range range) {
    if (value == null) {
      return null;
    }
    boolean tooLong = value.length() > LONGEST;
    BigDecimal number = tooLong ? null : number(value);
    if (number == null) {
      String ours = tooLong ? Sentences.tooManyDigits() : Sentences.notNumber(Quote.text(value));
      String words = words(range);
      in.problem(words != null ? words : ours);
    } else {
      judge(in, number, Quote.plain(value), range);
    }
    return value;
  }

  private static @Nullable BigDecimal number(String text) {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException notANumber) {
      return null;
    }
  }

  private static @Nullable String words(Range range) {
    if (range.low() != null && range.low().words() != null) {
      return range.low().words();
    } else if (range.high() != null && range.high().words() != null) {
      return range.high().words();
    }
    return range.digits() == null ? null : range.digits().words();
  }

  private static void judge(Cursor in, BigDecimal value, @Nullable String text, Range range) {
    Range.End low = range.low();
    Range.End high = range.high();
    Range.Digits digits = range.digits();
    if (low != null && low.isAbove(value)) {
      in.problem(low.words() != null ? low.words() : outside(shown(value, text), low, high, true));
    } else if (high != null && high.isBelow(value)) {
      in.problem(
          high.words() != null ? high.words() : outside(shown(value, text), low, high, false));
    } else if (digits != null && !digits.fit(value)) {
      in.problem(
          digits.words() != null ? digits.words() : digits(value, shown(value, text), digits));
    }
  }

  private static String shown(BigDecimal value, @Nullable String text) {
    return Quote.plain(text == null ? value.toPlainString() : text);
  }

  /** Both ends are named where both may be reached. */
  private static String outside(
      String shown, Range.@Nullable End low, Range.@Nullable End high, boolean below) {
    if (below && low != null && !low.included()) {
      return ConstraintSentences.notMoreThan(shown, plain(low));
    }
    if (!below && high != null && !high.included()) {
      return ConstraintSentences.notLessThan(shown, plain(high));
    }
    boolean both = low != null && high != null && low.included() && high.included();
    return Sentences.notInRange(
        shown,
        low != null && (below || both) ? plain(low) : null,
        high != null && (!below || both) ? plain(high) : null);
  }

  private static String plain(Range.End end) {
    return Quote.plain(end.value().toPlainString());
  }

  private static String digits(BigDecimal value, String shown, Range.Digits digits) {
    if (Range.Digits.integer(value) > digits.integer()) {
      return ConstraintSentences.tooManyBefore(
          shown, Range.Digits.integer(value), digits.integer());
    }
    BigDecimal nearest = value.setScale(digits.fraction(), RoundingMode.HALF_EVEN);
    return ConstraintSentences.tooManyAfter(
        shown,
        Range.Digits.fraction(value),
        digits.fraction(),
        Quote.plain(nearest.toPlainString()));
  }
}
