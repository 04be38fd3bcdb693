package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** Reads numbers that need not be whole: decimal with exactly their digits, or binary. */
public final class Decimals {
  /** A number as short as this has no digits that {@code double} must be asked about. */
  private static final int SHORT = 25;

  /** So short a number is 0 only if it is written as 0. */
  private static final int SHORT_ZERO = 3;

  /** As long as {@code -0}, the whole number that loses its sign. */
  private static final int SIGNED_ZERO = 2;

  private Decimals() {}

  /** A decimal number; {@code null} where there is a problem. */
  public static @Nullable BigDecimal decimal(Cursor in) {
    String number = number(in);
    return number == null ? null : coerced(in, new BigDecimal(number));
  }

  /** A binary number of 64 bits; 0 where there is a problem. */
  public static double float64(Cursor in) {
    if (in.token().isNumeric()) {
      int length = in.parser.getStringLength();
      double value = length <= SHORT ? in.parser.getDoubleValue() : 0;
      boolean exact = value != 0 || (length <= SHORT_ZERO && length != SIGNED_ZERO);
      if (exact && Double.isFinite(value)) {
        return value;
      }
    }
    String number = number(in);
    if (number == null) {
      return 0;
    }
    double value = Double.parseDouble(number);
    return isHeld(in, number, value) ? value : 0;
  }

  /** A binary number of 32 bits; 0 where there is a problem. */
  public static float float32(Cursor in) {
    String number = number(in);
    if (number == null) {
      return 0;
    }
    float value = Float.parseFloat(number);
    return isHeld(in, number, value) ? value : 0;
  }

  private static boolean isHeld(Cursor in, String number, double value) {
    BigDecimal sent = new BigDecimal(number);
    if (Double.isInfinite(value) || (value == 0 && sent.signum() != 0)) {
      in.problem(Sentences.notHeld(Quote.plain(number), value != 0));
      return false;
    }
    coerced(in, sent);
    return true;
  }

  /** The text of the number that came, or {@code null} where there is a problem. */
  private static @Nullable String number(Cursor in) {
    boolean isText = in.token() == JsonToken.VALUE_STRING;
    if (!isText && !in.token().isNumeric()) {
      in.isNot(Kinds.NUMBER);
      return null;
    }
    String came = in.parser.getString();
    String number = isText ? NumberText.in(came) : came;
    if (number == null) {
      in.problem(Sentences.notNumber(Quote.text(came)));
      return null;
    }
    String fault = NumberText.fault(number);
    if (fault != null) {
      in.problem(fault);
      return null;
    }
    return number;
  }

  private static BigDecimal coerced(Cursor in, BigDecimal value) {
    if (in.token() == JsonToken.VALUE_STRING) {
      String to = value.toPlainString();
      in.coerced(Quote.json(in.parser.getString()), to, Rules.NUMERIC_TEXT);
    }
    return value;
  }
}
