package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.bind.Allowances;
import dev.pokayoke.runtime.bind.Checks;
import dev.pokayoke.runtime.bind.Cursor;
import dev.pokayoke.runtime.bind.ListChecks;
import dev.pokayoke.runtime.bind.NumberChecks;
import dev.pokayoke.runtime.bind.TextChecks;
import dev.pokayoke.runtime.bind.TimeChecks;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.temporal.TemporalAccessor;
import java.util.Collection;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The checks of the value just read, for {@link Args}. Each returns it; a value that was not read
 * is not judged. Words, where there are any, are the service's own and win over ours.
 */
abstract class Judges extends Readers {

  Judges(Cursor in) {
    super(in);
  }

  /** {@code @Size} of a text, in UTF-16 units, both ends included. */
  public final @Nullable String size(@Nullable String value, int min, int max) {
    return TextChecks.size(in, value, min, max, null);
  }

  /** {@code @Size} of a text, in UTF-16 units, both ends included, in the service's own words. */
  public final @Nullable String size(@Nullable String value, int min, int max, String words) {
    return TextChecks.size(in, value, min, max, words);
  }

  /** {@code @Size} of a list, set or array, both ends included. */
  public final <C> @Nullable C size(@Nullable C value, int min, int max) {
    return ListChecks.size(in, value, min, max, null);
  }

  /** {@code @Size} of a list, set or array, both ends included, in the service's own words. */
  public final <C> @Nullable C size(@Nullable C value, int min, int max, String words) {
    return ListChecks.size(in, value, min, max, words);
  }

  /** {@code @UniqueElements}: no item twice. */
  public final <C extends Collection<?>> @Nullable C unique(@Nullable C value) {
    return ListChecks.unique(in, value, null);
  }

  /** {@code @UniqueElements}: no item twice, in the service's own words. */
  public final <C extends Collection<?>> @Nullable C unique(@Nullable C value, String words) {
    return ListChecks.unique(in, value, words);
  }

  /** {@code @NotBlank}: at least one character that is not white space. */
  public final @Nullable String notBlank(@Nullable String value) {
    return TextChecks.notBlank(in, value, null);
  }

  /**
   * {@code @NotBlank}: at least one character that is not white space, in the service's own words.
   */
  public final @Nullable String notBlank(@Nullable String value, String words) {
    return TextChecks.notBlank(in, value, words);
  }

  /** {@code @Pattern}: the whole text must match. */
  public final @Nullable String pattern(@Nullable String value, Pattern pattern) {
    return TextChecks.pattern(in, value, pattern, null);
  }

  /** {@code @Pattern}: the whole text must match, in the service's own words. */
  public final @Nullable String pattern(@Nullable String value, Pattern pattern, String words) {
    return TextChecks.pattern(in, value, pattern, words);
  }

  /** {@code @Email}. */
  public final @Nullable String email(@Nullable String value) {
    return TextChecks.email(in, value, null);
  }

  /** {@code @Email}, in the service's own words. */
  public final @Nullable String email(@Nullable String value, String words) {
    return TextChecks.email(in, value, words);
  }

  /** {@code @URL}; what is empty or -1 may be anything. */
  public final @Nullable String url(
      @Nullable String value, String protocol, String host, int port) {
    return TextChecks.url(in, value, protocol, host, port, null);
  }

  /** {@code @URL}; what is empty or -1 may be anything, in the service's own words. */
  public final @Nullable String url(
      @Nullable String value, String protocol, String host, int port, String words) {
    return TextChecks.url(in, value, protocol, host, port, words);
  }

  /** {@code @UUID}. */
  public final @Nullable String uuid(@Nullable String value, UuidForm form) {
    return TextChecks.uuid(in, value, form.rule, null);
  }

  /** {@code @UUID}, in the service's own words. */
  public final @Nullable String uuid(@Nullable String value, UuidForm form, String words) {
    return TextChecks.uuid(in, value, form.rule, words);
  }

  /** The limits of a decimal number. */
  public final @Nullable BigDecimal within(@Nullable BigDecimal value, Limits limits) {
    return NumberChecks.within(in, value, limits.range);
  }

  /** The limits of a whole number of any size. */
  public final @Nullable BigInteger within(@Nullable BigInteger value, Limits limits) {
    return NumberChecks.within(in, value, limits.range);
  }

  /** The limits of a text that must be a number. */
  public final @Nullable String within(@Nullable String value, Limits limits) {
    return NumberChecks.within(in, value, limits.range);
  }

  /** The limits of a binary number, which is judged as the decimal number written for it. */
  public final double within(double value, Limits limits) {
    return NumberChecks.within(in, value, limits.range);
  }

  /** The limits of a binary number of 32 bits. */
  public final float within(float value, Limits limits) {
    return NumberChecks.within(in, value, limits.range);
  }

  /** The limits of a whole number. */
  public final long within(long value, Limits limits) {
    return NumberChecks.within(in, value, limits.range);
  }

  /** {@code @Past}, by the clock of the toolbox. */
  public final <T extends TemporalAccessor> @Nullable T past(@Nullable T value) {
    return TimeChecks.past(in, value, false, null, null);
  }

  /** {@code @Past}, by the clock of the toolbox, of a type in declared forms. */
  public final <T extends TemporalAccessor> @Nullable T past(
      @Nullable T value, ScalarType<T> type) {
    return TimeChecks.past(in, value, false, type.row, null);
  }

  /** {@code @Past}, by the clock of the toolbox, in the service's own words. */
  public final <T extends TemporalAccessor> @Nullable T past(@Nullable T value, String words) {
    return TimeChecks.past(in, value, false, null, words);
  }

  /** {@code @PastOrPresent}, by the clock of the toolbox. */
  public final <T extends TemporalAccessor> @Nullable T pastOrPresent(@Nullable T value) {
    return TimeChecks.past(in, value, true, null, null);
  }

  /** {@code @PastOrPresent}, by the clock of the toolbox, of a type in declared forms. */
  public final <T extends TemporalAccessor> @Nullable T pastOrPresent(
      @Nullable T value, ScalarType<T> type) {
    return TimeChecks.past(in, value, true, type.row, null);
  }

  /** {@code @PastOrPresent}, by the clock of the toolbox, in the service's own words. */
  public final <T extends TemporalAccessor> @Nullable T pastOrPresent(
      @Nullable T value, String words) {
    return TimeChecks.past(in, value, true, null, words);
  }

  /** {@code @Future}, by the clock of the toolbox. */
  public final <T extends TemporalAccessor> @Nullable T future(@Nullable T value) {
    return TimeChecks.future(in, value, false, null, null);
  }

  /** {@code @Future}, by the clock of the toolbox, of a type in declared forms. */
  public final <T extends TemporalAccessor> @Nullable T future(
      @Nullable T value, ScalarType<T> type) {
    return TimeChecks.future(in, value, false, type.row, null);
  }

  /** {@code @Future}, by the clock of the toolbox, in the service's own words. */
  public final <T extends TemporalAccessor> @Nullable T future(@Nullable T value, String words) {
    return TimeChecks.future(in, value, false, null, words);
  }

  /** {@code @FutureOrPresent}, by the clock of the toolbox. */
  public final <T extends TemporalAccessor> @Nullable T futureOrPresent(@Nullable T value) {
    return TimeChecks.future(in, value, true, null, null);
  }

  /** {@code @FutureOrPresent}, by the clock of the toolbox, of a type in declared forms. */
  public final <T extends TemporalAccessor> @Nullable T futureOrPresent(
      @Nullable T value, ScalarType<T> type) {
    return TimeChecks.future(in, value, true, type.row, null);
  }

  /** {@code @FutureOrPresent}, by the clock of the toolbox, in the service's own words. */
  public final <T extends TemporalAccessor> @Nullable T futureOrPresent(
      @Nullable T value, String words) {
    return TimeChecks.future(in, value, true, null, words);
  }

  /** {@code @AssertTrue} and {@code @AssertFalse}. */
  public final boolean only(boolean value, boolean wanted) {
    return Checks.only(in, value, wanted, null);
  }

  /** {@code @AssertTrue} and {@code @AssertFalse}, in the service's own words. */
  public final boolean only(boolean value, boolean wanted, String words) {
    return Checks.only(in, value, wanted, words);
  }

  /** {@code @Null}: the value just read must not be there. */
  public final <T> @Nullable T none(@Nullable T value) {
    return Checks.none(in, null);
  }

  /** {@code @Null}: the value just read must not be there, in the service's own words. */
  public final <T> @Nullable T none(@Nullable T value, String words) {
    return Checks.none(in, words);
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
   * {@code @GreaterThan} between a property of the current object and a value inside another.
   *
   * @param other the way to the value in published names, as {@code stay.check_in}
   * @param fix what to do about it; {@code null} for the default
   */
  public final <T extends Comparable<? super T>> void greater(
      int property, T value, String other, T than, boolean orEqual, @Nullable String fix) {
    Checks.greater(in, property, value, other, than, orEqual, fix);
  }

  /**
   * {@code @GreaterThan} between values of which one at least has declared forms.
   *
   * @param other the way to the other value in published names
   * @param fix what to do about it; {@code null} for the default
   */
  public final <T extends Comparable<? super T>> void greater(
      int property,
      T value,
      ScalarType<T> type,
      String other,
      T than,
      ScalarType<T> otherType,
      boolean orEqual,
      @Nullable String fix) {
    Checks.greater(in, property, value, type.row, other, than, otherType.row, orEqual, fix);
  }

  /** {@code @GreaterThan} with a value inside another, the default fix, equal values refused. */
  public final <T extends Comparable<? super T>> void greater(
      int property, T value, String other, T than) {
    greater(property, value, other, than, false, null);
  }

  /**
   * {@code @Limit} of a whole number of the current object, both ends allowed.
   *
   * @param fix what to do about it; {@code null} for the default
   */
  public final void limit(int property, long value, long min, long max, @Nullable String fix) {
    Allowances.check(in, property, value, min, max, fix);
  }

  /** {@code @Limit} of a binary number. */
  public final void limit(
      int property, double value, double min, double max, @Nullable String fix) {
    Allowances.check(in, property, value, min, max, fix);
  }

  /** {@code @Limit} of a decimal number; a limit of {@code null} is none. */
  public final void limit(
      int property,
      BigDecimal value,
      @Nullable BigDecimal min,
      @Nullable BigDecimal max,
      @Nullable String fix) {
    Allowances.check(in, property, value, min, max, fix);
  }

  /** {@code @Limit} of a whole number of any size; a limit of {@code null} is none. */
  public final void limit(
      int property,
      BigInteger value,
      @Nullable BigDecimal min,
      @Nullable BigDecimal max,
      @Nullable String fix) {
    Allowances.check(in, property, new BigDecimal(value), min, max, fix);
  }
}
