package dev.pokayoke.runtime.bind;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.text.LimitSentences;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Judges {@code @Limit}. The limit itself is never said. */
public final class Allowances {
  private Allowances() {}

  /** A whole number of up to 64 bits. */
  public static void check(
      Cursor in, int property, long value, long min, long max, @Nullable String fix) {
    if (value < min || value > max) {
      deny(in, property, value < min, fix);
    }
  }

  /** A binary number. */
  public static void check(
      Cursor in, int property, double value, double min, double max, @Nullable String fix) {
    if (value < min || value > max) {
      deny(in, property, value < min, fix);
    }
  }

  /** A decimal number; a limit of {@code null} is none. */
  public static void check(
      Cursor in,
      int property,
      BigDecimal value,
      @Nullable BigDecimal min,
      @Nullable BigDecimal max,
      @Nullable String fix) {
    boolean less = min != null && value.compareTo(min) < 0;
    if (less || (max != null && value.compareTo(max) > 0)) {
      deny(in, property, less, fix);
    }
  }

  private static void deny(Cursor in, int property, boolean less, @Nullable String fix) {
    in.deniedAt(
        property,
        less ? LimitSentences.less() : LimitSentences.more(),
        fix == null ? ErrorCode.PERMISSION_DENIED.defaultFix() : fix);
  }
}
