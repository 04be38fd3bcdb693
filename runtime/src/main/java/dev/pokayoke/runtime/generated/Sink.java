package dev.pokayoke.runtime.generated;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Where results and arguments are written as JSON.
 *
 * <p>{@link #at} names the property that the next value belongs to; a {@code null} value drops both
 * name and value, because nulls inside a result are omitted. A value without a name before it is an
 * item of a list, and {@code null} is written.
 *
 * <pre>{@code
 * out.begin();
 * out.at(ROOM, 0).string(room.id());
 * out.at(ROOM, 1).choice(ROOM_TYPE, room.type());
 * out.end();
 * }</pre>
 */
public final class Sink {
  private Sink() {}

  /**
   * For the runtime: an empty text to write to.
   *
   * @param onEmpty the note beside an empty result; empty for none
   */
  public static Sink withNote(String onEmpty) {
    throw new UnsupportedOperationException();
  }

  /** For the runtime: the finished text. */
  public String text() {
    throw new UnsupportedOperationException();
  }

  /** Names the property that the next value belongs to. */
  public Sink at(Shape shape, int property) {
    throw new UnsupportedOperationException();
  }

  /** Names the property that the next value belongs to, where no shape has it. */
  public Sink at(String name) {
    throw new UnsupportedOperationException();
  }

  /** Begins an object. */
  public void begin() {
    throw new UnsupportedOperationException();
  }

  /** Ends an object. */
  public void end() {
    throw new UnsupportedOperationException();
  }

  /** Begins a list. */
  public void beginArray() {
    throw new UnsupportedOperationException();
  }

  /** Ends a list. */
  public void endArray() {
    throw new UnsupportedOperationException();
  }

  /** Begins a result that is not an object: {@code {"result":} and the value is next. */
  public void beginResult() {
    throw new UnsupportedOperationException();
  }

  /** Ends what {@link #beginResult} began; an empty result gets the tool's note. */
  public void endResult(boolean empty) {
    throw new UnsupportedOperationException();
  }

  /** The result of a method that found nothing: {@code {"result":null}} and the tool's note. */
  public void noResult() {
    throw new UnsupportedOperationException();
  }

  /** The result of a {@code void} method: {@code {"result":"done"}}. */
  public void done() {
    throw new UnsupportedOperationException();
  }

  /** A missing value. */
  public void nil() {
    throw new UnsupportedOperationException();
  }

  /** Text. */
  public void string(@Nullable String value) {
    throw new UnsupportedOperationException();
  }

  /** One character, as text. */
  public void character(char value) {
    throw new UnsupportedOperationException();
  }

  /** One character, as text. */
  public void character(@Nullable Character value) {
    throw new UnsupportedOperationException();
  }

  /** A boolean. */
  public void bool(boolean value) {
    throw new UnsupportedOperationException();
  }

  /** A boolean. */
  public void bool(@Nullable Boolean value) {
    throw new UnsupportedOperationException();
  }

  /** A whole number of up to 64 bits. */
  public void whole(long value) {
    throw new UnsupportedOperationException();
  }

  /** A whole number: a Byte, Short, Integer or Long. */
  public void whole(@Nullable Number value) {
    throw new UnsupportedOperationException();
  }

  /** A whole number. */
  public void whole(OptionalInt value) {
    throw new UnsupportedOperationException();
  }

  /** A whole number. */
  public void whole(OptionalLong value) {
    throw new UnsupportedOperationException();
  }

  /** An id, as text. */
  public void id(long value) {
    throw new UnsupportedOperationException();
  }

  /** An id, as text. */
  public void id(@Nullable Long value) {
    throw new UnsupportedOperationException();
  }

  /** An id, as text. */
  public void id(OptionalLong value) {
    throw new UnsupportedOperationException();
  }

  /** A binary number; one that is not finite is an {@link IllegalStateException}. */
  public void float64(double value) {
    throw new UnsupportedOperationException();
  }

  /** A binary number. */
  public void float64(@Nullable Double value) {
    throw new UnsupportedOperationException();
  }

  /** A binary number. */
  public void float64(OptionalDouble value) {
    throw new UnsupportedOperationException();
  }

  /** A binary number of 32 bits, with the digits of {@link Float#toString(float)}. */
  public void float32(float value) {
    throw new UnsupportedOperationException();
  }

  /** A binary number of 32 bits. */
  public void float32(@Nullable Float value) {
    throw new UnsupportedOperationException();
  }

  /** A decimal number, plain, with exact digits. */
  public void decimal(@Nullable BigDecimal value) {
    throw new UnsupportedOperationException();
  }

  /** A date, ISO 8601. */
  public void localDate(@Nullable LocalDate value) {
    throw new UnsupportedOperationException();
  }

  /** A date and time without offset, ISO 8601. */
  public void localDateTime(@Nullable LocalDateTime value) {
    throw new UnsupportedOperationException();
  }

  /** A constant of an enum, by its wire value. */
  public <E extends Enum<E>> void choice(Choice<E> choice, @Nullable E value) {
    throw new UnsupportedOperationException();
  }
}
