package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.ConstraintSentences;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.scalar.Scalar;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import org.jspecify.annotations.Nullable;

/** Judges moments by the clock and zone of the Toolbox. */
public final class TimeChecks {
  private TimeChecks() {}

  /** {@code @Past} and {@code @PastOrPresent}; a form says how moments are shown. */
  public static <T extends TemporalAccessor> @Nullable T past(
      Cursor in,
      @Nullable T value,
      boolean orPresent,
      @Nullable Scalar<T> form,
      @Nullable String words) {
    if (value != null) {
      TemporalAccessor now = now(value, in.clock);
      int order = compare(value, now);
      if (order > 0 || (order == 0 && !orPresent)) {
        in.problem(
            words != null
                ? words
                : ConstraintSentences.notPast(
                    shown(value, form), today(now), shown(now, form), orPresent));
      }
    }
    return value;
  }

  /** {@code @Future} and {@code @FutureOrPresent}; a form says how moments are shown. */
  public static <T extends TemporalAccessor> @Nullable T future(
      Cursor in,
      @Nullable T value,
      boolean orPresent,
      @Nullable Scalar<T> form,
      @Nullable String words) {
    if (value != null) {
      TemporalAccessor now = now(value, in.clock);
      int order = compare(value, now);
      if (order < 0 || (order == 0 && !orPresent)) {
        in.problem(
            words != null
                ? words
                : ConstraintSentences.notFuture(
                    shown(value, form), today(now), shown(now, form), orPresent));
      }
    }
    return value;
  }

  /** Now, as the type of a value has it. */
  private static TemporalAccessor now(TemporalAccessor like, Clock clock) {
    if (like instanceof LocalDate) {
      return LocalDate.now(clock);
    } else if (like instanceof LocalDateTime) {
      return LocalDateTime.now(clock);
    } else if (like instanceof Instant) {
      return Instant.now(clock);
    } else if (like instanceof OffsetDateTime) {
      return OffsetDateTime.now(clock);
    } else if (like instanceof ZonedDateTime) {
      return ZonedDateTime.now(clock);
    } else if (like instanceof LocalTime) {
      return LocalTime.now(clock);
    } else if (like instanceof OffsetTime) {
      return OffsetTime.now(clock);
    } else if (like instanceof YearMonth) {
      return YearMonth.now(clock);
    } else if (like instanceof Year) {
      return Year.now(clock);
    } else if (like instanceof MonthDay) {
      return MonthDay.now(clock);
    }
    throw new IllegalArgumentException("no moment: " + like.getClass());
  }

  @SuppressWarnings("unchecked") // now has the type of the value, and all these types compare
  private static int compare(TemporalAccessor value, TemporalAccessor now) {
    return Order.compare((Comparable<Object>) value, (Comparable<Object>) now);
  }

  private static boolean today(TemporalAccessor now) {
    return now instanceof LocalDate;
  }

  private static <T> String shown(TemporalAccessor moment, @Nullable Scalar<T> form) {
    if (form != null) {
      return Quote.plain(form.show(form.type().cast(moment)));
    }
    boolean exact = moment instanceof Temporal time && time.isSupported(ChronoUnit.SECONDS);
    return Quote.plain(
        exact ? ((Temporal) moment).toString().replaceFirst("\\.\\d+", "") : moment.toString());
  }
}
