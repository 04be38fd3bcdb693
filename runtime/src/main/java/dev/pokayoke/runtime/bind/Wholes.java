package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** Reads whole numbers, never through a binary fraction. */
public final class Wholes {
  /** So many characters are within 32 bits, and within 64 bits, whatever they are. */
  private static final int SAFE_INT = 9;

  private static final int SAFE_LONG = 18;

  private Wholes() {}

  /** A number of 32 bits within a range; 0 where there is a problem. */
  public static int int32(Cursor in, int min, int max) {
    if (in.token() == JsonToken.VALUE_NUMBER_INT && in.parser.getStringLength() <= SAFE_INT) {
      int value = in.parser.getIntValue();
      if (value >= min && value <= max) {
        return value;
      }
    }
    return (int) lenient(in, min, max, min == Integer.MIN_VALUE, max == Integer.MAX_VALUE);
  }

  /** A number of 64 bits within a range; 0 where there is a problem. */
  public static long int64(Cursor in, long min, long max) {
    if (in.token() == JsonToken.VALUE_NUMBER_INT && in.parser.getStringLength() <= SAFE_LONG) {
      long value = in.parser.getLongValue();
      if (value >= min && value <= max) {
        return value;
      }
    }
    return lenient(in, min, max, min == Long.MIN_VALUE, max == Long.MAX_VALUE);
  }

  /** A number of any size; {@code null} where there is a problem. */
  public static @Nullable BigInteger big(Cursor in) {
    String came = came(in);
    BigInteger value = value(in, came);
    if (value != null) {
      coerced(in, came, value);
    }
    return value;
  }

  private static long lenient(Cursor in, long min, long max, boolean anyMin, boolean anyMax) {
    String came = came(in);
    BigInteger value = value(in, came);
    if (value == null || !inRange(in, value, min, max, anyMin, anyMax)) {
      return 0;
    }
    coerced(in, came, value);
    return value.longValue();
  }

  private static String came(Cursor in) {
    boolean readable = in.token().isNumeric() || in.token() == JsonToken.VALUE_STRING;
    return readable ? in.parser.getString() : "";
  }

  private static void coerced(Cursor in, String came, BigInteger value) {
    if (in.token() == JsonToken.VALUE_STRING) {
      in.coerced(Quote.json(came), value.toString(), Rules.NUMERIC_TEXT);
    } else if (in.token() == JsonToken.VALUE_NUMBER_FLOAT) {
      in.coerced(came, value.toString(), Rules.WHOLE_FRACTION);
    }
  }

  private static @Nullable BigInteger value(Cursor in, String came) {
    String number = in.token() == JsonToken.VALUE_STRING ? NumberText.in(came) : came;
    if (number == null) {
      in.problem(Sentences.notWhole(Quote.text(came)));
      return null;
    }
    if (number.isEmpty()) {
      in.isNot(Kinds.WHOLE);
      return null;
    }
    String fault = NumberText.fault(number);
    if (fault != null) {
      in.problem(fault);
      return null;
    }
    BigDecimal value = new BigDecimal(number);
    if (value.signum() != 0 && value.stripTrailingZeros().scale() > 0) {
      in.isNot(Kinds.WHOLE);
      return null;
    }
    return value.toBigInteger();
  }

  /**
   * Whether a number is in a range; the limits of the type are named only if there are no others.
   */
  static boolean inRange(
      Cursor in, BigInteger value, long min, long max, boolean anyMin, boolean anyMax) {
    if (value.bitLength() < Long.SIZE && value.longValue() >= min && value.longValue() <= max) {
      return true;
    }
    boolean below = value.compareTo(BigInteger.valueOf(min)) < 0;
    boolean nameMin = !anyMin || anyMax || below;
    boolean nameMax = !anyMax || anyMin || !below;
    in.problem(
        Sentences.notInRange(
            Quote.plain(value.toString()),
            nameMin ? Long.toString(min) : null,
            nameMax ? Long.toString(max) : null));
    return false;
  }
}
