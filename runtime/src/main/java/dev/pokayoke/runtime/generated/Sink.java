package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.text.Utf16;
import dev.pokayoke.scalar.Scalars;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Where results and arguments are written as JSON.
 *
 * <p>{@link #at} names the property that the next value belongs to; a {@code null} value drops both
 * name and value, and a {@code null} item of a list is dropped, because nulls inside a result are
 * omitted. The {@code null} of {@link #beginResult} is written.
 *
 * <pre>{@code
 * out.begin();
 * out.at(ROOM, 0).string(room.id());
 * out.at(ROOM, 1).choice(ROOM_TYPE, room.type());
 * out.end();
 * }</pre>
 */
public final class Sink {
  private static final JsonFactory JSON = new JsonFactory();
  private static final String RESULT = "result";

  /** A few powers of ten more than any amount has; beyond, plain digits would flood the text. */
  private static final int LARGEST_PLAIN_SCALE = 1000;

  private final StringWriter written = new StringWriter();
  private final JsonGenerator out;
  private final String onEmpty;
  private final boolean exact;
  private @Nullable String pending;

  private Sink(String onEmpty, boolean exact) {
    this.onEmpty = onEmpty;
    this.exact = exact;
    out = JSON.createGenerator(ObjectWriteContext.empty(), written);
  }

  /**
   * For the runtime: an empty text to write to.
   *
   * @param onEmpty the note beside an empty result; empty for none
   */
  public static Sink withNote(String onEmpty) {
    return new Sink(onEmpty, false);
  }

  /**
   * For the runtime: an empty text in which values that differ stay different; it may not be well
   * formed where they are not, and is not for a model.
   */
  public static Sink exact() {
    return new Sink("", true);
  }

  /** For the runtime: the finished text; nothing can be written after it. */
  public String text() {
    out.close(); // gives the buffers back, which are many times the text
    return written.toString();
  }

  /** Names the property that the next value belongs to. */
  public Sink at(Shape shape, int property) {
    return at(shape.names.wire(property));
  }

  /** Names the property that the next value belongs to, where no shape has it. */
  public Sink at(String name) {
    pending = name;
    return this;
  }

  /** Begins an object. */
  public void begin() {
    named();
    out.writeStartObject();
  }

  /** Ends an object. */
  public void end() {
    out.writeEndObject();
  }

  /** Begins a list. */
  public void beginArray() {
    named();
    out.writeStartArray();
  }

  /** Ends a list. */
  public void endArray() {
    out.writeEndArray();
  }

  /** Begins a result that is not an object: the name {@code result}; its value is next. */
  public void beginResult() {
    out.writeStartObject();
    out.writeName(RESULT);
  }

  /** Ends what {@link #beginResult} began; an empty result gets the tool's note. */
  public void endResult(boolean empty) {
    if (empty && !onEmpty.isEmpty()) {
      at("note").string(onEmpty);
    }
    out.writeEndObject();
  }

  /** The result of a method that found nothing: {@code {"result":null}} and the tool's note. */
  public void noResult() {
    beginResult();
    nil();
    endResult(true);
  }

  /** The result of a {@code void} method: {@code {"result":"done"}}. */
  public void done() {
    beginResult();
    string("done");
    endResult(false);
  }

  /** A missing value. */
  public void nil() {
    if (pending != null) {
      pending = null;
    } else if (!out.streamWriteContext().inArray()) {
      out.writeNull();
    }
  }

  /** Text. */
  public void string(@Nullable String value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    out.writeString(exact ? value : Utf16.wellFormed(value));
  }

  /** One character, as text. */
  public void character(char value) {
    string(String.valueOf(value));
  }

  /** One character, as text. */
  public void character(@Nullable Character value) {
    string(value == null ? null : value.toString());
  }

  /** A boolean. */
  public void bool(boolean value) {
    named();
    out.writeBoolean(value);
  }

  /** A boolean. */
  public void bool(@Nullable Boolean value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    out.writeBoolean(value);
  }

  /** A whole number of up to 64 bits. */
  public void whole(long value) {
    named();
    out.writeNumber(value);
  }

  /** A whole number: a Byte, Short, Integer or Long. */
  public void whole(@Nullable Number value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    out.writeNumber(value.longValue());
  }

  /** A whole number. */
  public void whole(OptionalInt value) {
    whole(value.isPresent() ? value.getAsInt() : null);
  }

  /** A whole number. */
  public void whole(OptionalLong value) {
    whole(value.isPresent() ? value.getAsLong() : null);
  }

  /** An id, as text. */
  public void id(long value) {
    string(Long.toString(value));
  }

  /** An id, as text. */
  public void id(@Nullable Long value) {
    string(value == null ? null : value.toString());
  }

  /** An id, as text. */
  public void id(OptionalLong value) {
    id(value.isPresent() ? value.getAsLong() : null);
  }

  /** A binary number; one that is not finite is an {@link IllegalStateException}. */
  public void float64(double value) {
    finite(value);
    named();
    out.writeNumber(value);
  }

  /** A binary number. */
  public void float64(@Nullable Double value) {
    if (value == null) {
      nil();
    } else {
      float64(value.doubleValue());
    }
  }

  /** A binary number. */
  public void float64(OptionalDouble value) {
    float64(value.isPresent() ? value.getAsDouble() : null);
  }

  /** A binary number of 32 bits, with the digits of {@link Float#toString(float)}. */
  public void float32(float value) {
    finite(value);
    named();
    out.writeNumber(Float.toString(value));
  }

  /** A binary number of 32 bits. */
  public void float32(@Nullable Float value) {
    if (value == null) {
      nil();
    } else {
      float32(value.floatValue());
    }
  }

  /** A decimal number, plain, with exact digits. */
  public void decimal(@Nullable BigDecimal value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    boolean plain = Math.abs((long) value.scale()) <= LARGEST_PLAIN_SCALE;
    out.writeNumber(plain ? value.toPlainString() : value.toString());
  }

  /** A date, ISO 8601. */
  public void localDate(@Nullable LocalDate value) {
    string(value == null ? null : Scalars.LOCAL_DATE.write(value));
  }

  /** A date and time without offset, ISO 8601. */
  public void localDateTime(@Nullable LocalDateTime value) {
    string(value == null ? null : Scalars.LOCAL_DATE_TIME.write(value));
  }

  /** A constant of an enum, by its wire value. */
  public <E extends Enum<E>> void choice(Choice<E> choice, @Nullable E value) {
    string(value == null ? null : choice.wire(value));
  }

  /** Writes the name of the value that follows. */
  private void named() {
    if (pending != null) {
      out.writeName(pending);
      pending = null;
    }
  }

  private static void finite(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalStateException(value + " is not a number that JSON has");
    }
  }
}
