package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/**
 * Reads ids of 64 bits. They travel as text, because JavaScript hosts hold numbers as doubles and
 * round beyond 2^53.
 */
public final class Ids {
  private static final BigInteger EXACT_IN_DOUBLE = BigInteger.ONE.shiftLeft(53);
  private static final int SAFE = 18;

  /** No double needs more digits to be told from its neighbours. */
  private static final int MOST_DIGITS = 17;

  private Ids() {}

  /** An id within a range; 0 where there is a problem. */
  public static long id64(Cursor in, long min, long max) {
    if (in.token() == JsonToken.VALUE_STRING) {
      long id = digits(in);
      if (id >= 0 && id >= min && id <= max) {
        return id;
      }
    }
    BigInteger id = lenient(in);
    boolean anyMin = min == Long.MIN_VALUE;
    boolean anyMax = max == Long.MAX_VALUE;
    if (id == null || !Wholes.inRange(in, id, min, max, anyMin, anyMax)) {
      return 0;
    }
    coerced(in, id);
    return id.longValue();
  }

  /** An id of any size; {@code null} where there is a problem. */
  public static @Nullable BigInteger big(Cursor in) {
    BigInteger id = lenient(in);
    if (id != null) {
      coerced(in, id);
    }
    return id;
  }

  /** The digits of a text that is nothing else and certainly fits, or -1. */
  private static long digits(Cursor in) {
    int length = in.parser.getStringLength();
    if (length == 0 || length > SAFE) {
      return -1;
    }
    char[] text = in.parser.getStringCharacters();
    int offset = in.parser.getStringOffset();
    if (text[offset] == '0' && length > 1) {
      return -1;
    }
    long id = 0;
    for (int i = 0; i < length; i++) {
      int digit = text[offset + i] - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      id = id * 10 + digit;
    }
    return id;
  }

  private static @Nullable BigInteger lenient(Cursor in) {
    boolean isText = in.token() == JsonToken.VALUE_STRING;
    if (!isText && in.token() != JsonToken.VALUE_NUMBER_INT) {
      in.isNot(Kinds.ID);
      return null;
    }
    String came = in.parser.getString();
    String digits = isText ? came.strip() : came;
    if (!isId(digits)) {
      in.isNot(Kinds.ID);
      return null;
    }
    String fault = NumberText.fault(digits);
    if (fault != null) {
      in.problem(fault);
      return null;
    }
    BigInteger id = new BigInteger(digits);
    if (!isText && mayBeRounded(id)) {
      in.problem(Sentences.mayBeRounded(Quote.plain(digits)));
      return null;
    }
    return id;
  }

  private static void coerced(Cursor in, BigInteger id) {
    String came = in.parser.getString();
    String digits = id.toString();
    if (in.token() != JsonToken.VALUE_STRING) {
      in.coerced(came, digits, Rules.NUMBER_FOR_TEXT);
    } else if (digits.length() < came.length()) {
      in.coerced(Quote.json(came), digits, Rules.OUTER_BLANKS);
    }
  }

  /** Digits without leading zeros, because those would be lost. */
  private static boolean isId(String text) {
    int start = text.startsWith("-") ? 1 : 0;
    for (int i = start; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    int length = text.length() - start;
    return length > 0 && (text.charAt(start) != '0' || text.length() == 1);
  }

  /**
   * Whether some double is printed with exactly these digits by JavaScript (ECMA-262,
   * Number::toString: the fewest digits that tell it from other doubles, then zeros).
   */
  static boolean mayBeRounded(BigInteger id) {
    if (id.abs().compareTo(EXACT_IN_DOUBLE) <= 0) {
      return false;
    }
    double nearest = id.doubleValue();
    if (Double.isInfinite(nearest)) {
      return false;
    }
    BigDecimal exact = new BigDecimal(nearest);
    for (int digits = 1; digits <= MOST_DIGITS; digits++) {
      BigDecimal low = exact.round(new MathContext(digits, RoundingMode.FLOOR));
      BigDecimal high = exact.round(new MathContext(digits, RoundingMode.CEILING));
      boolean lowIsIt = low.doubleValue() == exact.doubleValue();
      boolean highIsIt = high.doubleValue() == exact.doubleValue();
      if (lowIsIt || highIsIt) {
        boolean lowNearer = exact.subtract(low).compareTo(high.subtract(exact)) <= 0;
        BigDecimal printed = lowIsIt && (lowNearer || !highIsIt) ? low : high;
        return printed.toBigInteger().equals(id);
      }
    }
    return false;
  }
}
