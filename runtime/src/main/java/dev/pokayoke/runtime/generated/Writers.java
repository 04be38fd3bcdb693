package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.text.Utf16;
import dev.pokayoke.scalar.Scalars;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;

/** The writers of single values, for {@link Sink}. */
abstract class Writers {
  /** A few powers of ten more than any amount has; beyond, plain digits would flood the text. */
  private static final int LARGEST_PLAIN_SCALE = 1000;

  final JsonGenerator out;
  private final boolean exact;
  @Nullable SerializableString pending;

  Writers(JsonGenerator out, boolean exact) {
    this.out = out;
    this.exact = exact;
  }

  /** A missing value. */
  public final void nil() {
    if (pending != null) {
      pending = null;
    } else if (!out.streamWriteContext().inArray()) {
      out.writeNull();
    }
  }

  /** Text. */
  public final void string(@Nullable String value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    out.writeString(sent(value));
  }

  /** A text as it is written. */
  final String sent(String text) {
    return exact ? text : Utf16.wellFormed(text);
  }

  /** One character, as text. */
  public final void character(char value) {
    string(String.valueOf(value));
  }

  /** One character, as text. */
  public final void character(@Nullable Character value) {
    string(value == null ? null : value.toString());
  }

  /** A boolean. */
  public final void bool(boolean value) {
    named();
    out.writeBoolean(value);
  }

  /** A boolean. */
  public final void bool(@Nullable Boolean value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    out.writeBoolean(value);
  }

  /** A whole number of up to 64 bits. */
  public final void whole(long value) {
    named();
    out.writeNumber(value);
  }

  /** A whole number: a Byte, Short, Integer or Long. */
  public final void whole(@Nullable Number value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    out.writeNumber(value.longValue());
  }

  /** A whole number of any size. */
  public final void whole(@Nullable BigInteger value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    out.writeNumber(value);
  }

  /** A whole number. */
  public final void whole(OptionalInt value) {
    whole(value.isPresent() ? value.getAsInt() : null);
  }

  /** A whole number. */
  public final void whole(OptionalLong value) {
    whole(value.isPresent() ? value.getAsLong() : null);
  }

  /** An id, as text. */
  public final void id(long value) {
    string(Long.toString(value));
  }

  /** An id, as text. */
  public final void id(@Nullable Long value) {
    string(value == null ? null : value.toString());
  }

  /** An id of any size, as text. */
  public final void id(@Nullable BigInteger value) {
    string(value == null ? null : value.toString());
  }

  /** An id, as text. */
  public final void id(OptionalLong value) {
    id(value.isPresent() ? value.getAsLong() : null);
  }

  /** A binary number; one that is not finite is an {@link IllegalStateException}. */
  public final void float64(double value) {
    finite(value);
    named();
    out.writeNumber(value);
  }

  /** A binary number. */
  public final void float64(@Nullable Double value) {
    if (value == null) {
      nil();
    } else {
      float64(value.doubleValue());
    }
  }

  /** A binary number. */
  public final void float64(OptionalDouble value) {
    float64(value.isPresent() ? value.getAsDouble() : null);
  }

  /** A binary number of 32 bits, with the digits of {@link Float#toString(float)}. */
  public final void float32(float value) {
    finite(value);
    named();
    out.writeNumber(Float.toString(value));
  }

  /** A binary number of 32 bits. */
  public final void float32(@Nullable Float value) {
    if (value == null) {
      nil();
    } else {
      float32(value.floatValue());
    }
  }

  /** A decimal number, plain, with exact digits. */
  public final void decimal(@Nullable BigDecimal value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    boolean plain = Math.abs((long) value.scale()) <= LARGEST_PLAIN_SCALE;
    out.writeNumber(plain ? value.toPlainString() : value.toString());
  }

  /** A date, ISO 8601. */
  public final void localDate(@Nullable LocalDate value) {
    string(value == null ? null : Scalars.LOCAL_DATE.write(value));
  }

  /** A date and time without offset, ISO 8601. */
  public final void localDateTime(@Nullable LocalDateTime value) {
    string(value == null ? null : Scalars.LOCAL_DATE_TIME.write(value));
  }

  /** A value of another scalar type in its canonical form. */
  public final <T> void scalar(ScalarType<T> type, @Nullable T value) {
    if (value == null) {
      nil();
    } else if (type.row.isNumber()) {
      named();
      out.writeNumber(type.row.write(value));
    } else {
      string(exact ? type.row.write(value) : type.row.show(value));
    }
  }

  /** A constant of an enum, by its wire value. */
  public final <E extends Enum<E>> void choice(Choice<E> choice, @Nullable E value) {
    if (value == null) {
      nil();
      return;
    }
    named();
    out.writeString(choice.wire(value));
  }

  /** Writes the name of the value that follows. */
  final void named() {
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
