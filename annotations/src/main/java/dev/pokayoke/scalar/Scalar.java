package dev.pokayoke.scalar;

import org.jspecify.annotations.Nullable;

/**
 * One row of the table of scalar types: a Java type whose values have one canonical text. No row
 * depends on a locale, a default zone or the present time.
 *
 * @param <T> the Java type
 */
public interface Scalar<T> {

  /** The Java type. */
  Class<T> type();

  /** What a value is called in a sentence, without article, as {@code date}. */
  String noun();

  /** A value in its canonical form, to show what is expected. */
  String example();

  /** The JSON Schema {@code format} that exact texts have, or {@code null} where none fits. */
  @Nullable String format();

  /**
   * The JSON Schema {@code pattern} of exact texts, anchored at both ends, or {@code null} where
   * {@link #format} says enough.
   */
  @Nullable String pattern();

  /**
   * Reads the exact form, allocating nothing but the value.
   *
   * @return the value, or {@code null} if the text has another form or names no value
   */
  @Nullable T exact(char[] text, int offset, int length);

  /** Reads the exact form; {@code null} if the text has another form or names no value. */
  default @Nullable T exact(String text) {
    return exact(text.toCharArray(), 0, text.length());
  }

  /** Reads any form that has exactly one reading, and says why not where there is none. */
  Reading<T> read(String text);

  /** Writes the canonical form. */
  String write(T value);

  /** Writes a value for the model to read; less than a minute may be left out. */
  default String show(T value) {
    return write(value);
  }

  /**
   * The JSON Schema {@code pattern} of all that {@link #write} gives, anchored at both ends, or
   * {@code null} where that may be any text. It is wider than {@link #format} and {@link #pattern}
   * where the Java type has values that the exact form has not, such as years beyond 9999.
   */
  @Nullable String writtenPattern();

  /** Whether exact values travel as whole numbers of JSON and not as text. */
  default boolean isNumber() {
    return false;
  }

  /** The lowest number of the exact form, of a row that {@link #isNumber}. */
  default int leastNumber() {
    return 0;
  }

  /**
   * Reads a number of JSON by its own digits. Most types have no number of which the unit, the zone
   * or the order of digits would be sure.
   */
  default Reading<T> readNumber(String number) {
    return Reading.Refused.because(Refusal.UNREADABLE);
  }
}
