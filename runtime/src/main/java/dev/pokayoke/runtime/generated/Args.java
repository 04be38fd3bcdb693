package dev.pokayoke.runtime.generated;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.bind.Booleans;
import dev.pokayoke.runtime.bind.Checks;
import dev.pokayoke.runtime.bind.Choices;
import dev.pokayoke.runtime.bind.Context;
import dev.pokayoke.runtime.bind.Cursor;
import dev.pokayoke.runtime.bind.Dates;
import dev.pokayoke.runtime.bind.Decimals;
import dev.pokayoke.runtime.bind.Ids;
import dev.pokayoke.runtime.bind.JsonText;
import dev.pokayoke.runtime.bind.Texts;
import dev.pokayoke.runtime.bind.Wholes;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * The arguments of one call, read once from the text the model sent. Readers accept the exact form,
 * coerce what has exactly one reading, and record everything else as a problem; none throws for
 * what a model may send. After a problem a reader returns {@code null} or 0, {@link #accept()}
 * answers {@code false}, and reading goes on, so that all problems of a call are found at once. Not
 * thread-safe.
 *
 * <p>A binder loops over {@link #next} and reads the value of each property it is given. Nested
 * objects and lists:
 *
 * <pre>{@code
 * case 0 -> room = in.object() ? room(in) : null;      // room(in) loops over next(ROOM), ends with end()
 * case 1 -> tags = in.array() ? tags(in) : null;       // tags(in) loops over item()
 * }</pre>
 */
public final class Args {
  private final String text;
  private final CallContext context;
  private final Cursor in;
  private @Nullable ToolError unreadable;
  private boolean contextAbsent;

  private Args(String text, CallContext context, Cursor in) {
    this.text = text;
    this.context = context;
    this.in = in;
  }

  /**
   * For the runtime: the arguments of one call.
   *
   * @param text what the model sent; {@code null} or blank for no arguments
   * @param toolset words for the texts
   * @param context where context parameters come from
   * @param clock what "today" means
   */
  public static Args of(
      @Nullable String text, ToolsetFacts toolset, CallContext context, Clock clock) {
    String json = text == null || JsonText.isNone(text) ? "{}" : text;
    return new Args(json, context, JsonText.open(json, toolset.user(), clock));
  }

  /**
   * For the runtime: reads the arguments with a tool's binder.
   *
   * @return what is to be called, or {@code null} if {@link #refusal} says why not
   */
  public @Nullable Invocation<?> bind(GeneratedTools tools, int tool) {
    try {
      unreadable = JsonText.enter(in, text);
      return unreadable == null ? tools.bind(tool, this) : null;
    } catch (JacksonException malformed) {
      unreadable = JsonText.malformed(text);
      return null;
    } finally {
      JsonText.close(in);
    }
  }

  /**
   * For the runtime: why nothing is to be called; {@code null} after an accepted call. A text that
   * cannot be read comes first, then what the host did not give, then the arguments.
   */
  public @Nullable ToolError refusal() {
    if (unreadable != null) {
      return unreadable;
    }
    return contextAbsent ? Context.absent() : in.refusal();
  }

  /** For the runtime: what was repaired, in the order of the text; the first 100 at most. */
  public List<Coercion> coercions() {
    return in.coercions();
  }

  /**
   * The index of the next property of the current object that has a value, or -1 at its end.
   * Unknown, repeated and missing required properties are recorded, {@code null} is passed over as
   * absent.
   */
  public int next(Shape shape) {
    return in.next(shape.names);
  }

  /** Whether each of these properties of the current object was read without a problem. */
  public boolean good(int property, int other) {
    return in.good(property, other);
  }

  /** Ends a nested object: whether everything in it was good. */
  public boolean end() {
    return in.end();
  }

  /** Ends the arguments: whether the tool may be called. */
  public boolean accept() {
    return in.accept() && !contextAbsent;
  }

  /** Whether the value is an object; the binder of the object must be called then. */
  public boolean object() {
    return in.object();
  }

  /** Whether the value is a list; {@link #item} must be called then until it answers false. */
  public boolean array() {
    return in.array();
  }

  /** Moves to the next item of the current list; false at its end. {@code null} is a problem. */
  public boolean item() {
    return in.item();
  }

  /** A record's constructor refused its components: a problem of the current value. */
  @SuppressWarnings("TypeParameterUnusedInFormals") // always null, which has every type
  public <T> @Nullable T rejected(RuntimeException thrown) {
    Checks.rejected(in, thrown, text);
    return null;
  }

  /** Text; a number token is taken as its own text. */
  public @Nullable String string() {
    return Texts.string(in);
  }

  /** Exactly one character (UTF-16 unit). */
  public char character() {
    return Texts.character(in);
  }

  /** {@code true} or {@code false}. */
  public boolean bool() {
    return Booleans.bool(in);
  }

  /** A whole number of 32 bits. */
  public int int32() {
    return Wholes.int32(in, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** A whole number within a range, both ends included. */
  public int int32(int min, int max) {
    return Wholes.int32(in, min, max);
  }

  /** A whole number of 64 bits. */
  public long int64() {
    return Wholes.int64(in, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** A whole number within a range, both ends included. */
  public long int64(long min, long max) {
    return Wholes.int64(in, min, max);
  }

  /** An id of 64 bits, as text, because JavaScript hosts round numbers beyond 2^53. */
  public long id64() {
    return Ids.id64(in, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** An id within a range, both ends included, as text. */
  public long id64(long min, long max) {
    return Ids.id64(in, min, max);
  }

  /** A finite number of 64 bits (binary). */
  public double float64() {
    return Decimals.float64(in);
  }

  /** A finite number of 32 bits (binary). */
  public float float32() {
    return Decimals.float32(in);
  }

  /** A decimal number with exactly the digits that were sent. */
  public @Nullable BigDecimal decimal() {
    return Decimals.decimal(in);
  }

  /** A date, as {@code 2026-03-14}. */
  public @Nullable LocalDate localDate() {
    return Dates.localDate(in);
  }

  /** A date and time without offset, as {@code 2026-01-15T10:30}. */
  public @Nullable LocalDateTime localDateTime() {
    return Dates.localDateTime(in);
  }

  /** A constant of an enum. */
  public <E extends Enum<E>> @Nullable E choice(Choice<E> choice) {
    int index = Choices.index(in, choice.spellings);
    return index < 0 ? null : choice.constant(index);
  }

  /**
   * A value of the host's context, never of the model. An absent one is recorded so that the call
   * is answered with PERMISSION_DENIED.
   *
   * @param type the declared type, boxed
   */
  public <T> @Nullable T context(String key, Class<T> type) {
    Object value = context.get(key);
    if (value == null) {
      contextAbsent = true;
      return null;
    }
    return Context.cast(key, value, type);
  }

  // Checks of the value just read. Each returns it; a value that was not read is not judged.

  /** {@code @Size} of a text, in UTF-16 units, both ends included. */
  public @Nullable String size(@Nullable String value, int min, int max) {
    return Checks.size(in, value, min, max);
  }

  /** {@code @Size} of a list, both ends included. */
  public <C extends Collection<?>> @Nullable C size(@Nullable C value, int min, int max) {
    return Checks.listSize(in, value, min, max);
  }

  /** {@code @NotBlank}: at least one character that is not white space. */
  public @Nullable String notBlank(@Nullable String value) {
    return Checks.notBlank(in, value);
  }

  /** {@code @Pattern}: the whole text must match. */
  public @Nullable String pattern(@Nullable String value, Pattern pattern) {
    return Checks.pattern(in, value, pattern);
  }

  /** {@code @Min} and {@code @Max} of a decimal number; a limit of {@code null} is none. */
  public @Nullable BigDecimal range(
      @Nullable BigDecimal value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    return Checks.range(in, value, min, max);
  }

  /**
   * {@code @Min} and {@code @Max} of a binary number, compared exactly with its binary value; a
   * limit of {@code null} is none.
   */
  public double range(double value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    return Checks.range(in, value, min, max);
  }

  /** {@code @Positive} of a decimal number. */
  public @Nullable BigDecimal positive(@Nullable BigDecimal value) {
    return Checks.positive(in, value);
  }

  /** {@code @Positive} of a binary number. */
  public double positive(double value) {
    return Checks.positive(in, value);
  }

  /**
   * {@code @GreaterThan} between two properties of the current object.
   *
   * @param fix what to do about it; {@code null} for the default
   */
  public <T extends Comparable<? super T>> void greater(
      int property, T value, int other, T than, boolean orEqual, @Nullable String fix) {
    Checks.greater(in, property, value, other, than, orEqual, fix);
  }

  /** {@code @GreaterThan} with the default fix, equal values refused. */
  public <T extends Comparable<? super T>> void greater(int property, T value, int other, T than) {
    greater(property, value, other, than, false, null);
  }
}
