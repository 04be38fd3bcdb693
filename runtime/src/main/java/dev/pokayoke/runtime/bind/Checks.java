package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.ConstraintSentences;
import dev.pokayoke.runtime.text.OwnWords;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import dev.pokayoke.scalar.Scalar;
import java.math.BigDecimal;
import java.time.temporal.Temporal;
import org.jspecify.annotations.Nullable;

/**
 * Judges values of any kind that were read. A check returns the value it was given; a value that
 * was not read is not judged. Words that are given are the service's own and win over ours.
 */
public final class Checks {
  private Checks() {}

  /** {@code @AssertTrue} and {@code @AssertFalse}. */
  public static boolean only(Cursor in, boolean value, boolean wanted, @Nullable String words) {
    if (value != wanted && in.good()) {
      in.problem(words != null ? words : ConstraintSentences.not(wanted));
    }
    return value;
  }

  /** {@code @Null}: a value that came is one too many. */
  @SuppressWarnings("TypeParameterUnusedInFormals") // always null, which has every type
  public static <T> @Nullable T none(Cursor in, @Nullable String words) {
    if (in.good()) {
      in.problem(words != null ? words : ConstraintSentences.unwanted());
    }
    return null;
  }

  /** {@code @GreaterThan}: an earlier or smaller value is a problem of the property. */
  public static <T extends Comparable<? super T>> void greater(
      Cursor in, int property, T value, int other, T than, boolean orEqual, @Nullable String fix) {
    if (!Order.isGreater(value, than, orEqual)) {
      greater(in, property, value, in.wire(other), than, orEqual, fix);
    }
  }

  /** The same with a value inside another property, whose way is known. */
  public static <T extends Comparable<? super T>> void greater(
      Cursor in,
      int property,
      T value,
      String other,
      T than,
      boolean orEqual,
      @Nullable String fix) {
    if (!Order.isGreater(value, than, orEqual)) {
      boolean time = value instanceof Temporal;
      notGreater(
          in,
          property,
          Sentences.notGreater(plain(value), other, plain(than), time, orEqual),
          Order.isOfDays(value),
          fix);
    }
  }

  /** The same for values of declared forms. */
  public static <T extends Comparable<? super T>> void greater(
      Cursor in,
      int property,
      T value,
      Scalar<T> form,
      String other,
      T than,
      Scalar<T> otherForm,
      boolean orEqual,
      @Nullable String fix) {
    if (!Order.isGreater(value, than, orEqual)) {
      String shown = Quote.plain(form.show(value));
      String shownOther = Quote.plain(otherForm.show(than));
      notGreater(
          in,
          property,
          Sentences.notGreater(shown, other, shownOther, true, orEqual),
          Order.isOfDays(value),
          fix);
    }
  }

  private static void notGreater(
      Cursor in, int property, String message, boolean days, @Nullable String fix) {
    in.problemAt(
        property,
        message,
        fix == null || fix.isEmpty() ? Sentences.correctIfBothGiven(in.user, days) : fix);
  }

  /**
   * A constructor refused its components. Only an {@link IllegalArgumentException} and what the
   * service has declared were written to be read, and not every one of those by the author of the
   * constructor.
   *
   * @throws Error what no argument can be the reason for
   */
  public static void rejected(Cursor in, Throwable thrown, boolean declared, String sent) {
    boolean byArguments =
        !(thrown instanceof Error)
            || thrown instanceof AssertionError
            || thrown instanceof StackOverflowError;
    if (!byArguments) {
      throw (Error) thrown;
    }
    boolean told = declared || thrown instanceof IllegalArgumentException;
    in.problem(
        () -> told ? Words.of(OwnWords.of(thrown), sent::contains) : Sentences.notTogether());
  }

  private static String plain(Object value) {
    return Quote.plain(
        value instanceof BigDecimal decimal ? decimal.toPlainString() : Order.text(value));
  }
}
