package dev.pokayoke.scalar;

import java.time.DateTimeException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a row writes where that is no exact form, such as years beyond 9999, so that a value
 * out of a result can be sent back as it is.
 */
final class Written {
  private Written() {}

  /** The value that is written as this text, or {@code null}. */
  static <T> @Nullable T read(String text, Scalar<T> row, Function<String, T> parser) {
    if (!hasRareParts(text)) {
      return null;
    }
    try {
      T value = parser.apply(text);
      return row.write(value).equals(text) ? value : null;
    } catch (DateTimeException unreadable) {
      return null;
    }
  }

  /** A signed year, or an offset with seconds: a colon three places before the end and before. */
  private static boolean hasRareParts(String text) {
    if (text.isEmpty()) {
      return false;
    }
    char first = text.charAt(0);
    return first == '+' || first == '-' || hasOffsetSeconds(text);
  }

  private static boolean hasOffsetSeconds(String text) {
    int sign = Math.max(text.lastIndexOf('+'), text.lastIndexOf('-'));
    return sign > 0 && text.indexOf(':', text.indexOf(':', sign) + 1) > sign + 1;
  }
}
