package dev.pokayoke.runtime.bind;

import dev.pokayoke.scalar.Scalar;
import dev.pokayoke.scalar.Scalars;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;

/** What is later or larger, and how to write it. */
final class Order {
  private Order() {}

  /**
   * Compares two values. The same moment with different offsets is the same, where the order of
   * {@code java.time} goes on to compare the local times.
   */
  static <T extends Comparable<? super T>> int compare(T one, T other) {
    if (one instanceof OffsetDateTime moment && other instanceof OffsetDateTime than) {
      return moment.toInstant().compareTo(than.toInstant());
    }
    if (one instanceof ZonedDateTime moment && other instanceof ZonedDateTime than) {
      return moment.toInstant().compareTo(than.toInstant());
    }
    if (one instanceof OffsetTime time && other instanceof OffsetTime than) {
      return Long.compare(nanos(time), nanos(than));
    }
    return one.compareTo(other);
  }

  /** Whether one value is later or larger than another, or the same where that is allowed. */
  static <T extends Comparable<? super T>> boolean isGreater(T one, T other, boolean orEqual) {
    int order = compare(one, other);
    return order > 0 || (orEqual && order == 0);
  }

  private static long nanos(OffsetTime time) {
    long second = time.getOffset().getTotalSeconds();
    return time.getLong(ChronoField.NANO_OF_DAY) - second * 1_000_000_000L;
  }

  /** Whether a value names a day, so that two of them are dates. */
  static boolean isOfDays(Object value) {
    return value instanceof Temporal
        && !(value instanceof LocalTime)
        && !(value instanceof OffsetTime);
  }

  /** A value as the model would send it. */
  static String text(Object value) {
    Scalar<?> row = Scalars.of(value.getClass().getName());
    return row == null ? value.toString() : written(row, value);
  }

  private static <T> String written(Scalar<T> row, Object value) {
    return row.write(row.type().cast(value));
  }
}
