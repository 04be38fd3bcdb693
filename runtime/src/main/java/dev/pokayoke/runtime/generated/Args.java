package dev.pokayoke.runtime.generated;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.ToolError;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of one call, read once from the text the model sent. Readers accept the exact form,
 * coerce what has exactly one reading, and record everything else as a problem; none throws for what
 * a model may send. After a problem a reader returns {@code null} or 0, {@link #accept()} answers
 * {@code false}, and reading goes on, so that all problems of a call are found at once.
 *
 * <p>A binder loops over {@link #next} and reads the value of each property it is given. Nested objects
 * and lists:
 *
 * <pre>{@code
 * case 0 -> room = in.object() ? room(in) : null;      // room(in) loops over next(ROOM), ends with end()
 * case 1 -> tags = in.array() ? tags(in) : null;       // tags(in) loops over item()
 * }</pre>
 *
 * <p>Not thread-safe.
 */
public final class Args {
  private Args() {}

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
    throw new UnsupportedOperationException();
  }

  /**
   * For the runtime: reads the arguments with a tool's binder.
   *
   * @return what is to be called, or {@code null} if {@link #refusal} says why not
   */
  public @Nullable Invocation<?> bind(GeneratedTools tools, int tool) {
    throw new UnsupportedOperationException();
  }

  /** For the runtime: why nothing is to be called; {@code null} after an accepted call. */
  public @Nullable ToolError refusal() {
    throw new UnsupportedOperationException();
  }

  /** For the runtime: what was repaired, in the order of the text. */
  public List<Coercion> coercions() {
    throw new UnsupportedOperationException();
  }

  /**
   * The index of the next property of the current object that has a value, or -1 at its end. Unknown,
   * repeated and missing required properties are recorded, {@code null} is passed over as absent.
   */
  public int next(Shape shape) {
    throw new UnsupportedOperationException();
  }

  /** Whether each of these properties of the current object was read without a problem. */
  public boolean good(int property, int other) {
    throw new UnsupportedOperationException();
  }

  /** Ends a nested object: whether everything in it was good. */
  public boolean end() {
    throw new UnsupportedOperationException();
  }

  /** Ends the arguments: whether the tool may be called. */
  public boolean accept() {
    throw new UnsupportedOperationException();
  }

  /** Whether the value is an object; the binder of the object must be called then. */
  public boolean object() {
    throw new UnsupportedOperationException();
  }

  /** Whether the value is a list; {@link #item} must be called then until it answers false. */
  public boolean array() {
    throw new UnsupportedOperationException();
  }

  /** Moves to the next item of the current list; false at its end. A {@code null} item is a problem. */
  public boolean item() {
    throw new UnsupportedOperationException();
  }

  /** A record's constructor refused its components: a problem of the current value. */
  public <T> @Nullable T rejected(RuntimeException thrown) {
    throw new UnsupportedOperationException();
  }

  /** Text; a number token is taken as its own text. */
  public @Nullable String string() {
    throw new UnsupportedOperationException();
  }

  /** Exactly one character (UTF-16 unit). */
  public char character() {
    throw new UnsupportedOperationException();
  }

  /** {@code true} or {@code false}. */
  public boolean bool() {
    throw new UnsupportedOperationException();
  }

  /** A whole number of 32 bits. */
  public int int32() {
    throw new UnsupportedOperationException();
  }

  /** A whole number within a range, both ends included. */
  public int int32(int min, int max) {
    throw new UnsupportedOperationException();
  }

  /** A whole number of 64 bits. */
  public long int64() {
    throw new UnsupportedOperationException();
  }

  /** A whole number within a range, both ends included. */
  public long int64(long min, long max) {
    throw new UnsupportedOperationException();
  }

  /** An id of 64 bits, as text, because JavaScript hosts round numbers beyond 2^53. */
  public long id64() {
    throw new UnsupportedOperationException();
  }

  /** An id within a range, both ends included, as text. */
  public long id64(long min, long max) {
    throw new UnsupportedOperationException();
  }

  /** A finite number of 64 bits (binary). */
  public double float64() {
    throw new UnsupportedOperationException();
  }

  /** A finite number of 32 bits (binary). */
  public float float32() {
    throw new UnsupportedOperationException();
  }

  /** A decimal number with exactly the digits that were sent. */
  public @Nullable BigDecimal decimal() {
    throw new UnsupportedOperationException();
  }

  /** A date, as {@code 2026-03-14}. */
  public @Nullable LocalDate localDate() {
    throw new UnsupportedOperationException();
  }

  /** A date and time without offset, as {@code 2026-01-15T10:30}. */
  public @Nullable LocalDateTime localDateTime() {
    throw new UnsupportedOperationException();
  }

  /** A constant of an enum. */
  public <E extends Enum<E>> @Nullable E choice(Choice<E> choice) {
    throw new UnsupportedOperationException();
  }

  /**
   * A value of the host's context, never of the model. An absent one is recorded so that the call is
   * answered with PERMISSION_DENIED.
   *
   * @param type the declared type, boxed
   */
  public <T> @Nullable T context(String key, Class<T> type) {
    throw new UnsupportedOperationException();
  }

  // Checks of the value just read. Each returns it; a value that was not read is not judged.

  /** {@code @Size} of a text, in UTF-16 units, both ends included. */
  public @Nullable String size(@Nullable String value, int min, int max) {
    throw new UnsupportedOperationException();
  }

  /** {@code @Size} of a list, both ends included. */
  public <C extends Collection<?>> @Nullable C size(@Nullable C value, int min, int max) {
    throw new UnsupportedOperationException();
  }

  /** {@code @NotBlank}: at least one character that is not white space. */
  public @Nullable String notBlank(@Nullable String value) {
    throw new UnsupportedOperationException();
  }

  /** {@code @Pattern}: the whole text must match. */
  public @Nullable String pattern(@Nullable String value, Pattern pattern) {
    throw new UnsupportedOperationException();
  }

  /** {@code @Min} and {@code @Max} of a decimal number; a limit of {@code null} is none. */
  public @Nullable BigDecimal range(
      @Nullable BigDecimal value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    throw new UnsupportedOperationException();
  }

  /**
   * {@code @Min} and {@code @Max} of a binary number, compared exactly with its binary value; a limit
   * of {@code null} is none.
   */
  public double range(double value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
    throw new UnsupportedOperationException();
  }

  /** {@code @Positive} of a decimal number. */
  public @Nullable BigDecimal positive(@Nullable BigDecimal value) {
    throw new UnsupportedOperationException();
  }

  /** {@code @Positive} of a binary number. */
  public double positive(double value) {
    throw new UnsupportedOperationException();
  }

  /**
   * {@code @GreaterThan} between two properties of the current object.
   *
   * @param fix what to do about it; {@code null} for the default
   */
  public <T extends Comparable<? super T>> void greater(
      int property, T value, int other, T than, boolean orEqual, @Nullable String fix) {
    throw new UnsupportedOperationException();
  }

  /** {@code @GreaterThan} with the default fix, equal values refused. */
  public <T extends Comparable<? super T>> void greater(
      int property, T value, int other, T than) {
    greater(property, value, other, than, false, null);
  }
}
