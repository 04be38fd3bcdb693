package dev.pokayoke.scalar;

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
import org.jspecify.annotations.Nullable;

/** The table of scalar types: one row for each. */
public final class Scalars {
  /** {@link LocalDate}, exactly {@code 2026-03-14}. */
  public static final Scalar<LocalDate> LOCAL_DATE = new LocalDateRow();

  /**
   * {@link LocalDateTime}, exactly {@code 2026-01-15T10:30}, with seconds and a fraction or not.
   */
  public static final Scalar<LocalDateTime> LOCAL_DATE_TIME = new LocalDateTimeRow();

  /** {@link Instant}, as {@code 2026-01-15T10:30:00Z}. */
  public static final Scalar<Instant> INSTANT = new InstantRow();

  /** {@link OffsetDateTime}, as {@code 2026-01-15T10:30:00+01:00}. */
  public static final Scalar<OffsetDateTime> OFFSET_DATE_TIME = new OffsetDateTimeRow();

  /** {@link ZonedDateTime}, as {@code 2026-01-15T10:30+01:00[Europe/Paris]}. */
  public static final Scalar<ZonedDateTime> ZONED_DATE_TIME = new ZonedDateTimeRow();

  /** {@link LocalTime}, as {@code 18:30}. */
  public static final Scalar<LocalTime> LOCAL_TIME = new LocalTimeRow();

  /** {@link OffsetTime}, as {@code 18:30:00+01:00}. */
  public static final Scalar<OffsetTime> OFFSET_TIME = new OffsetTimeRow();

  /** {@link Duration}, as {@code PT5M}. */
  public static final Scalar<Duration> DURATION = new DurationRow();

  /** {@link Period}, as {@code P1D}. */
  public static final Scalar<Period> PERIOD = new PeriodRow();

  /** {@link YearMonth}, as {@code 2026-03}. */
  public static final Scalar<YearMonth> YEAR_MONTH = new YearMonthRow();

  /** {@link MonthDay}, as {@code --03-14}. */
  public static final Scalar<MonthDay> MONTH_DAY = new MonthDayRow();

  /** {@link Year}, as the number {@code 2026}. */
  public static final Scalar<Year> YEAR = new YearRow();

  /** {@link ZoneId}, as {@code Europe/Paris}. */
  public static final Scalar<ZoneId> ZONE_ID = new ZoneIdRow();

  /** {@link ZoneOffset}, as {@code +01:00}. */
  public static final Scalar<ZoneOffset> ZONE_OFFSET = new ZoneOffsetRow();

  /** {@link Currency}, as {@code EUR}. */
  public static final Scalar<Currency> CURRENCY = new CurrencyRow();

  /** {@link Locale}, as {@code en-US}. */
  public static final Scalar<Locale> LOCALE = new LocaleRow();

  /** {@link URI}, as {@code https://example.com/page}. */
  public static final Scalar<URI> URI = new UriRow();

  /** {@link URL}, as {@code https://example.com/page}. */
  public static final Scalar<URL> URL = new UrlRow();

  /** {@link UUID}, as {@code 123e4567-e89b-12d3-a456-426614174000}. */
  public static final Scalar<UUID> UUID = new UuidRow();

  /** Every row. */
  public static final List<Scalar<?>> ALL =
      List.of(
          LOCAL_DATE,
          LOCAL_DATE_TIME,
          INSTANT,
          OFFSET_DATE_TIME,
          ZONED_DATE_TIME,
          LOCAL_TIME,
          OFFSET_TIME,
          DURATION,
          PERIOD,
          YEAR_MONTH,
          MONTH_DAY,
          YEAR,
          ZONE_ID,
          ZONE_OFFSET,
          CURRENCY,
          LOCALE,
          URI,
          URL,
          UUID);

  private Scalars() {}

  /** The row of a type by its fully qualified name, or {@code null} where the table has none. */
  public static @Nullable Scalar<?> of(String type) {
    for (Scalar<?> row : ALL) {
      if (row.type().getName().equals(type)) {
        return row;
      }
    }
    return null;
  }
}
