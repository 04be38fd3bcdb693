package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.bind.Booleans;
import dev.pokayoke.runtime.bind.Choices;
import dev.pokayoke.runtime.bind.Cursor;
import dev.pokayoke.runtime.bind.Dates;
import dev.pokayoke.runtime.bind.Decimals;
import dev.pokayoke.runtime.bind.Durations;
import dev.pokayoke.runtime.bind.Ids;
import dev.pokayoke.runtime.bind.ScalarValues;
import dev.pokayoke.runtime.bind.Texts;
import dev.pokayoke.runtime.bind.Wholes;
import dev.pokayoke.scalar.Scalars;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** The readers of single values, for {@link Args}. */
abstract class Readers {
  /** Another one where the arguments are read again from the beginning. */
  Cursor in;

  Readers(Cursor in) {
    this.in = in;
  }

  /** Text; a number token is taken as its own text. */
  public final @Nullable String string() {
    return Texts.string(in);
  }

  /** Exactly one character (UTF-16 unit). */
  public final char character() {
    return Texts.character(in);
  }

  /** {@code true} or {@code false}. */
  public final boolean bool() {
    return Booleans.bool(in);
  }

  /** A whole number of 32 bits. */
  public final int int32() {
    return Wholes.int32(in, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** A whole number within a range, both ends included. */
  public final int int32(int min, int max) {
    return Wholes.int32(in, min, max);
  }

  /** A whole number of 64 bits. */
  public final long int64() {
    return Wholes.int64(in, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** A whole number within a range, both ends included. */
  public final long int64(long min, long max) {
    return Wholes.int64(in, min, max);
  }

  /** An id of 64 bits, as text, because JavaScript hosts round numbers beyond 2^53. */
  public final long id64() {
    return Ids.id64(in, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** An id within a range, both ends included, as text. */
  public final long id64(long min, long max) {
    return Ids.id64(in, min, max);
  }

  /** A whole number of up to 1,000 digits. */
  public final @Nullable BigInteger bigWhole() {
    return Wholes.big(in);
  }

  /** An id of up to 1,000 digits, as text. */
  public final @Nullable BigInteger bigId() {
    return Ids.big(in);
  }

  /** A finite number of 64 bits (binary). */
  public final double float64() {
    return Decimals.float64(in);
  }

  /** A finite number of 32 bits (binary). */
  public final float float32() {
    return Decimals.float32(in);
  }

  /** A decimal number with exactly the digits that were sent. */
  public final @Nullable BigDecimal decimal() {
    return Decimals.decimal(in);
  }

  /** A date, as {@code 2026-03-14}. */
  public final @Nullable LocalDate localDate() {
    return Dates.localDate(in);
  }

  /** A date and time without offset, as {@code 2026-01-15T10:30}. */
  public final @Nullable LocalDateTime localDateTime() {
    return ScalarValues.read(in, Scalars.LOCAL_DATE_TIME);
  }

  /** A duration, of which a bare number counts a unit. */
  public final @Nullable Duration duration(ChronoUnit unit) {
    return Durations.read(in, unit);
  }

  /** A value of another scalar type. */
  public final <T> @Nullable T scalar(ScalarType<T> type) {
    return ScalarValues.read(in, type.row);
  }

  /** A constant of an enum. */
  public final <E extends Enum<E>> @Nullable E choice(Choice<E> choice) {
    int index = Choices.index(in, choice.spellings);
    return index < 0 ? null : choice.constant(index);
  }
}
