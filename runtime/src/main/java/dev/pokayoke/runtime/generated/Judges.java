package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.bind.Checks;
import dev.pokayoke.runtime.bind.Cursor;
import dev.pokayoke.runtime.bind.Limits;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The checks of the value just read, for {@link Args}. Each returns it; a value that was not read
 * is not judged.
 */
abstract class Judges extends Readers {

  Judges(Cursor in) {
    super(in);
  }

  /** {@code @Size} of a text, in UTF-16 units, both ends included. */
  public final @Nullable String size(@Nullable String value, int min, int max) {
    return Checks.size(in, value, min, max);
  }

  /** {@code @Size} of a list, set or array, both ends included. */
  public final <C> @Nullable C size(@Nullable C value, int min, int max) {
    return Checks.listSize(in, value, min, max);
  }

  /** {@code @NotBlank}: at least one character that is not white space. */
  public final @Nullable String notBlank(@Nullable String value) {
    return Checks.notBlank(in, value);
  }

  /** {@code @Pattern}: the whole text must match. */
  public final @Nullable String pattern(@Nullable String value, Pattern pattern) {
    return Checks.pattern(in, value, pattern);
  }

  /** {@code @Min} and {@code @Max} of a decimal number; a limit of {@code null} is none. */
  public final @Nullable BigDecimal range(
      @Nullable BigDecimal value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    return Checks.range(in, value, min, max);
  }

  /** {@code @Min} and {@code @Max} of a whole number of any size; {@code null} is no limit. */
  public final @Nullable BigInteger range(
      @Nullable BigInteger value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    return Checks.range(in, value, min, max);
  }

  /**
   * {@code @Min} and {@code @Max} of a binary number, compared exactly with its binary value; a
   * limit of {@code null} is none.
   */
  public final double range(double value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    return Checks.range(in, value, min, max);
  }

  /** {@code @Positive} of a decimal number. */
  public final @Nullable BigDecimal positive(@Nullable BigDecimal value) {
    return Checks.positive(in, value);
  }

  /** {@code @Positive} of a whole number of any size. */
  public final @Nullable BigInteger positive(@Nullable BigInteger value) {
    return Checks.positive(in, value);
  }

  /** {@code @Positive} of a binary number. */
  public final double positive(double value) {
    return Checks.positive(in, value);
  }

  /**
   * {@code @GreaterThan} between two properties of the current object.
   *
   * @param fix what to do about it; {@code null} for the default
   */
  public final <T extends Comparable<? super T>> void greater(
      int property, T value, int other, T than, boolean orEqual, @Nullable String fix) {
    Checks.greater(in, property, value, other, than, orEqual, fix);
  }

  /** {@code @GreaterThan} with the default fix, equal values refused. */
  public final <T extends Comparable<? super T>> void greater(
      int property, T value, int other, T than) {
    greater(property, value, other, than, false, null);
  }

  /**
   * {@code @Limit} of a whole number of the current object, both ends allowed.
   *
   * @param fix what to do about it; {@code null} for the default
   */
  public final void limit(int property, long value, long min, long max, @Nullable String fix) {
    Limits.check(in, property, value, min, max, fix);
  }

  /** {@code @Limit} of a binary number. */
  public final void limit(
      int property, double value, double min, double max, @Nullable String fix) {
    Limits.check(in, property, value, min, max, fix);
  }

  /** {@code @Limit} of a decimal number; a limit of {@code null} is none. */
  public final void limit(
      int property,
      BigDecimal value,
      @Nullable BigDecimal min,
      @Nullable BigDecimal max,
      @Nullable String fix) {
    Limits.check(in, property, value, min, max, fix);
  }

  /** {@code @Limit} of a whole number of any size; a limit of {@code null} is none. */
  public final void limit(
      int property,
      BigInteger value,
      @Nullable BigDecimal min,
      @Nullable BigDecimal max,
      @Nullable String fix) {
    Limits.check(in, property, new BigDecimal(value), min, max, fix);
  }
}
