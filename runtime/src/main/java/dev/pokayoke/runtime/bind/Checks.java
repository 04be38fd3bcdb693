package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.OwnWords;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.temporal.Temporal;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Judges values that were read, as Hibernate Validator judges the same constraints. A check returns
 * the value it was given; {@code null}, a value that was not read, is not judged.
 */
public final class Checks {
  private static final int LONGEST_PATTERN = 60;

  private Checks() {}

  /** {@code @Size} of a text: UTF-16 units, as {@link String#length()} counts. */
  public static @Nullable String size(Cursor in, @Nullable String value, int min, int max) {
    if (value != null && (value.length() < min || value.length() > max)) {
      in.problem(Sentences.notOfSize(value.length(), Kinds.ONE_CHARACTER, min, max));
    }
    return value;
  }

  /**
   * {@code @Size} of the list just read, the items counted that were refused; of a set, what is in
   * it.
   */
  public static <C> @Nullable C listSize(Cursor in, @Nullable C value, int min, int max) {
    int size = value instanceof Set<?> set && in.good() ? set.size() : in.listed();
    if (value != null && (size < min || size > max)) {
      in.problem(Sentences.notOfSize(size, Kinds.ONE_ITEM, min, max));
    }
    return value;
  }

  /** {@code @NotBlank}: something is left by {@link String#trim()}; {@code null} if nothing is. */
  public static @Nullable String notBlank(Cursor in, @Nullable String value) {
    if (value != null && value.trim().isEmpty()) {
      in.problem(Sentences.blank());
      return null;
    }
    return value;
  }

  /** {@code @Pattern}: the whole text matches. */
  public static @Nullable String pattern(Cursor in, @Nullable String value, Pattern pattern) {
    if (value != null && !matches(value, pattern)) {
      String expected = Quote.plain(pattern.pattern(), LONGEST_PATTERN);
      in.problem(Sentences.notMatching(Quote.text(value), expected));
    }
    return value;
  }

  private static boolean matches(String value, Pattern pattern) {
    try {
      return pattern.matcher(value).matches();
    } catch (StackOverflowError tooLongForThePattern) {
      return false;
    }
  }

  /** {@code @Min} and {@code @Max}, compared as decimals. */
  public static @Nullable BigDecimal range(
      Cursor in, @Nullable BigDecimal value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    if (value != null) {
      range(in, value, plain(value), min, max);
    }
    return value;
  }

  /** {@code @Min} and {@code @Max} of a whole number of any size. */
  public static @Nullable BigInteger range(
      Cursor in, @Nullable BigInteger value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    if (value != null) {
      range(in, new BigDecimal(value), plain(value), min, max);
    }
    return value;
  }

  /** {@code @Min} and {@code @Max} of a binary number, compared with its exact binary value. */
  public static double range(
      Cursor in, double value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    if (in.good()) {
      range(in, new BigDecimal(value), Double.toString(value), min, max);
    }
    return value;
  }

  private static void range(
      Cursor in,
      BigDecimal value,
      String text,
      @Nullable BigDecimal min,
      @Nullable BigDecimal max) {
    boolean tooSmall = min != null && value.compareTo(min) < 0;
    boolean tooLarge = max != null && value.compareTo(max) > 0;
    if (tooSmall || tooLarge) {
      in.problem(
          Sentences.notInRange(
              text, min == null ? null : plain(min), max == null ? null : plain(max)));
    }
  }

  /** {@code @Positive}. */
  public static @Nullable BigDecimal positive(Cursor in, @Nullable BigDecimal value) {
    if (value != null && value.signum() <= 0) {
      in.problem(Sentences.notPositive(plain(value)));
    }
    return value;
  }

  /** {@code @Positive}. */
  public static @Nullable BigInteger positive(Cursor in, @Nullable BigInteger value) {
    if (value != null && value.signum() <= 0) {
      in.problem(Sentences.notPositive(plain(value)));
    }
    return value;
  }

  /** {@code @Positive}. */
  public static double positive(Cursor in, double value) {
    if (value <= 0 && in.good()) {
      in.problem(Sentences.notPositive(Double.toString(value)));
    }
    return value;
  }

  /** {@code @GreaterThan}: an earlier or smaller value is a problem of the first property. */
  public static <T extends Comparable<? super T>> void greater(
      Cursor in, int property, T value, int other, T than, boolean orEqual, @Nullable String fix) {
    int order = Order.compare(value, than);
    if (order > 0 || (orEqual && order == 0)) {
      return;
    }
    boolean time = value instanceof Temporal;
    String message = Sentences.notGreater(plain(value), in.wire(other), plain(than), time, orEqual);
    in.problemAt(
        property,
        message,
        fix == null || fix.isEmpty()
            ? Sentences.correctIfBothGiven(in.user, Order.isOfDays(value))
            : fix);
  }

  /**
   * A constructor refused its components. Only an {@link IllegalArgumentException} was written to
   * be read, and not every one of those by the author of the constructor.
   */
  public static void rejected(Cursor in, RuntimeException thrown, String sent) {
    in.problem(
        () ->
            thrown instanceof IllegalArgumentException
                ? Words.of(OwnWords.of(thrown), sent::contains)
                : Sentences.notTogether());
  }

  private static String plain(Object value) {
    return Quote.plain(
        value instanceof BigDecimal decimal ? decimal.toPlainString() : Order.text(value));
  }
}
