package dev.pokayoke.runtime.generated;

import dev.pokayoke.scalar.FormattedRow;
import dev.pokayoke.scalar.Scalar;
import dev.pokayoke.scalar.Scalars;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

/**
 * A type whose values have one canonical text, or number, as generated code names it to {@link
 * Args} and {@link Sink}.
 *
 * @param <T> the Java type
 */
public final class ScalarType<T> {
  /** {@link Instant}. */
  public static final ScalarType<Instant> INSTANT = new ScalarType<>(Scalars.INSTANT);

  /** {@link OffsetDateTime}. */
  public static final ScalarType<OffsetDateTime> OFFSET_DATE_TIME =
      new ScalarType<>(Scalars.OFFSET_DATE_TIME);

  /** {@link ZonedDateTime}. */
  public static final ScalarType<ZonedDateTime> ZONED_DATE_TIME =
      new ScalarType<>(Scalars.ZONED_DATE_TIME);

  /** {@link LocalDate}. */
  public static final ScalarType<LocalDate> LOCAL_DATE = new ScalarType<>(Scalars.LOCAL_DATE);

  /** {@link LocalDateTime}. */
  public static final ScalarType<LocalDateTime> LOCAL_DATE_TIME =
      new ScalarType<>(Scalars.LOCAL_DATE_TIME);

  /** {@link LocalTime}. */
  public static final ScalarType<LocalTime> LOCAL_TIME = new ScalarType<>(Scalars.LOCAL_TIME);

  /** {@link OffsetTime}. */
  public static final ScalarType<OffsetTime> OFFSET_TIME = new ScalarType<>(Scalars.OFFSET_TIME);

  /** {@link Duration}. */
  public static final ScalarType<Duration> DURATION = new ScalarType<>(Scalars.DURATION);

  /** {@link Period}. */
  public static final ScalarType<Period> PERIOD = new ScalarType<>(Scalars.PERIOD);

  /** {@link YearMonth}. */
  public static final ScalarType<YearMonth> YEAR_MONTH = new ScalarType<>(Scalars.YEAR_MONTH);

  /** {@link MonthDay}. */
  public static final ScalarType<MonthDay> MONTH_DAY = new ScalarType<>(Scalars.MONTH_DAY);

  /** {@link Year}. */
  public static final ScalarType<Year> YEAR = new ScalarType<>(Scalars.YEAR);

  /** {@link ZoneId}. */
  public static final ScalarType<ZoneId> ZONE_ID = new ScalarType<>(Scalars.ZONE_ID);

  /** {@link ZoneOffset}. */
  public static final ScalarType<ZoneOffset> ZONE_OFFSET = new ScalarType<>(Scalars.ZONE_OFFSET);

  /** {@link Currency}. */
  public static final ScalarType<Currency> CURRENCY = new ScalarType<>(Scalars.CURRENCY);

  /** {@link Locale}. */
  public static final ScalarType<Locale> LOCALE = new ScalarType<>(Scalars.LOCALE);

  /** {@link URI}. */
  public static final ScalarType<URI> URI = new ScalarType<>(Scalars.URI);

  /** {@link URL}. */
  public static final ScalarType<URL> URL = new ScalarType<>(Scalars.URL);

  /** {@link UUID}. */
  public static final ScalarType<UUID> UUID = new ScalarType<>(Scalars.UUID);

  final Scalar<T> row;

  private ScalarType(Scalar<T> row) {
    this.row = row;
  }

  /**
   * The same type in forms that the developer declared, and no other.
   *
   * @param patterns patterns of {@link java.time.format.DateTimeFormatter}; the first is the exact
   *     form
   * @throws IllegalArgumentException if one is no pattern, or the type is no date or time
   */
  public ScalarType<T> formatted(String... patterns) {
    return new ScalarType<>(FormattedRow.of(row, List.of(patterns)));
  }

  /**
   * The value of an exact text, which a default is.
   *
   * @throws IllegalArgumentException if the text is not exact
   */
  public T value(String text) {
    T value = row.exact(text);
    if (value == null) {
      throw new IllegalArgumentException(text + " is no exact " + row.noun());
    }
    return value;
  }
}
