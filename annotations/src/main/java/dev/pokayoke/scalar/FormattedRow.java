package dev.pokayoke.scalar;

import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A date or time whose forms the developer declared, as patterns of {@link
 * java.time.format.DateTimeFormatter}. They are the only reading; what the first one writes is the
 * exact form.
 *
 * @param <T> the Java type
 */
public final class FormattedRow<T> extends PatternRow<T> {
  private final Scalar<T> base;
  private final List<String> patterns;
  private final List<DeclaredForm<T>> forms;

  private FormattedRow(Scalar<T> base, List<String> patterns, List<DeclaredForm<T>> forms) {
    super(base.type(), base.noun(), example(base, forms.get(0)), null, null);
    this.base = base;
    this.patterns = patterns;
    this.forms = forms;
  }

  private static <T> String example(Scalar<T> base, DeclaredForm<T> form) {
    T value = base.exact(base.example());
    return value == null ? "" : form.format(value);
  }

  /** Whether patterns can be declared for a type. */
  public static boolean isFor(Class<?> type) {
    return DeclaredForm.isFor(type);
  }

  /**
   * A row of patterns.
   *
   * @param base the type, a date or time
   * @param patterns at least one; the first is the exact form
   * @throws IllegalArgumentException if one is no pattern, or the type has none
   */
  public static <T> FormattedRow<T> of(Scalar<T> base, List<String> patterns) {
    List<DeclaredForm<T>> forms = new ArrayList<>();
    patterns.forEach(pattern -> forms.add(DeclaredForm.of(base.type(), pattern)));
    return new FormattedRow<>(base, List.copyOf(patterns), List.copyOf(forms));
  }

  /** The row of the same type without patterns. */
  public Scalar<T> base() {
    return base;
  }

  /** The patterns, the exact form first. */
  public List<String> patterns() {
    return patterns;
  }

  @Override
  public @Nullable T exact(char[] text, int offset, int length) {
    return length <= longest() ? exactly(new String(text, offset, length)) : null;
  }

  private @Nullable T exactly(String text) {
    return lenient(text) instanceof Reading.Read<T> read && forms.get(0).isExact(text, read.value())
        ? read.value()
        : null;
  }

  @Override
  Reading<T> lenient(String text) {
    Set<T> values = new LinkedHashSet<>();
    Reading.Refused<T> refused = Reading.Refused.because(Refusal.OTHER_FORM);
    for (DeclaredForm<T> form : forms) {
      Reading<T> reading = form.read(text);
      if (reading instanceof Reading.Read<T> read) {
        values.add(read.value());
      } else if (reading instanceof Reading.Refused<T> why) {
        values.addAll(why.reason() == Refusal.AMBIGUOUS ? why.candidates() : List.of());
        refused = refused.reason() == Refusal.OTHER_FORM ? why : refused;
      }
    }
    if (values.size() > 1) {
      return new Reading.Refused<>(Refusal.AMBIGUOUS, List.copyOf(values));
    }
    if (values.size() == 1) {
      return new Reading.Read<>(values.iterator().next(), Rules.DECLARED_FORMAT);
    }
    return refused.reason() == Refusal.OTHER_FORM && DateForms.isRelative(text)
        ? Reading.Refused.because(Refusal.RELATIVE)
        : refused;
  }

  /** A whole number is read as its own digits are; no host can have changed those. */
  @Override
  public Reading<T> readNumber(String number) {
    boolean digits = number.chars().allMatch(digit -> digit >= '0' && digit <= '9');
    Reading<T> reading = digits ? read(number) : Reading.Refused.because(Refusal.OTHER_FORM);
    return reading instanceof Reading.Read<T> read
        ? new Reading.Read<>(read.value(), Rules.DECLARED_FORMAT)
        : reading;
  }

  /**
   * The first pattern's text; the type's own where that text would be read as another value, so
   * that different values have different texts.
   */
  @Override
  public String write(T value) {
    String text = forms.get(0).format(value);
    return value.equals(reread(text)) ? text : base.write(value);
  }

  /** As {@link #write}, without seconds where the pattern has no place for them. */
  @Override
  public String show(T value) {
    String text = forms.get(0).format(value);
    T reread = reread(text);
    return reread != null && isSameMinute(reread, value) ? text : base.write(value);
  }

  private @Nullable T reread(String text) {
    return forms.get(0).read(text) instanceof Reading.Read<T> read ? read.value() : null;
  }

  private static boolean isSameMinute(Object one, Object other) {
    return one.equals(other)
        || (one instanceof Temporal time
            && time.isSupported(ChronoUnit.MINUTES)
            && time.until((Temporal) other, ChronoUnit.MINUTES) == 0);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FormattedRow<?> row
        && row.base.equals(base)
        && row.patterns.equals(patterns);
  }

  @Override
  public int hashCode() {
    return 31 * base.hashCode() + patterns.hashCode();
  }

  @Override
  public String toString() {
    return base.noun() + patterns;
  }
}
