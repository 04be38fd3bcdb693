package dev.pokayoke.scalar;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is true of every row. Which texts are read how, and in which words refused: the runtime. */
class RowsTest {
  private static final ZoneId PARIS = ZoneId.of("Europe/Paris");
  private static final Pattern RFC_3339_DATE_TIME =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)");
  private static final Pattern RFC_3339_TIME =
      Pattern.compile("\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)");

  @Test
  void whatIsWrittenIsReadAgain() {
    goesThrough(Scalars.LOCAL_DATE, LocalDate.MIN, LocalDate.MAX, LocalDate.of(-1, 2, 28));
    goesThrough(Scalars.LOCAL_DATE, LocalDate.of(0, 2, 29), LocalDate.of(10_000, 1, 1));
    goesThrough(Scalars.LOCAL_DATE_TIME, LocalDateTime.MIN, LocalDateTime.MAX);
    goesThrough(Scalars.INSTANT, Instant.MIN, Instant.MAX, Instant.EPOCH);
    goesThrough(Scalars.INSTANT, Instant.ofEpochSecond(-1, 1), Instant.ofEpochMilli(1));
    goesThrough(Scalars.OFFSET_DATE_TIME, OffsetDateTime.MIN, OffsetDateTime.MAX);
    goesThrough(
        Scalars.OFFSET_DATE_TIME,
        OffsetDateTime.of(2024, 2, 29, 0, 0, 0, 0, ZoneOffset.ofTotalSeconds(-1)),
        OffsetDateTime.of(2026, 1, 15, 10, 30, 0, 1, ZoneOffset.UTC));
    goesThrough(
        Scalars.ZONED_DATE_TIME,
        ZonedDateTime.of(2026, 10, 25, 2, 30, 0, 0, PARIS).withLaterOffsetAtOverlap(),
        ZonedDateTime.of(2026, 10, 25, 2, 30, 0, 0, PARIS).withEarlierOffsetAtOverlap(),
        ZonedDateTime.of(2026, 3, 29, 2, 30, 0, 0, PARIS),
        ZonedDateTime.of(1890, 1, 1, 0, 0, 0, 0, PARIS),
        ZonedDateTime.of(2026, 1, 15, 10, 30, 0, 0, ZoneId.of("UTC+01:00")),
        ZonedDateTime.of(LocalDateTime.MAX, ZoneOffset.MIN),
        ZonedDateTime.of(LocalDateTime.MIN, ZoneOffset.MAX));
    goesThrough(Scalars.LOCAL_TIME, LocalTime.MIN, LocalTime.MAX, LocalTime.of(1, 2, 3));
    goesThrough(Scalars.OFFSET_TIME, OffsetTime.MIN, OffsetTime.MAX);
    goesThrough(Scalars.OFFSET_TIME, OffsetTime.of(1, 2, 3, 4, ZoneOffset.ofTotalSeconds(1)));
    goesThrough(
        Scalars.DURATION,
        Duration.ZERO,
        Duration.ofSeconds(Long.MIN_VALUE),
        Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
        Duration.ofNanos(-1),
        Duration.ofMillis(-1500),
        Duration.ofDays(1));
    int most = Integer.MAX_VALUE;
    int least = Integer.MIN_VALUE;
    goesThrough(
        Scalars.PERIOD, Period.ZERO, Period.of(most, most, most), Period.of(least, least, least));
    goesThrough(
        Scalars.YEAR_MONTH,
        YearMonth.of(Year.MIN_VALUE, 1),
        YearMonth.of(Year.MAX_VALUE, 12),
        YearMonth.of(10_000, 1),
        YearMonth.of(-1, 1),
        YearMonth.of(0, 2));
    goesThrough(Scalars.MONTH_DAY, MonthDay.of(2, 29), MonthDay.of(1, 1), MonthDay.of(12, 31));
    goesThrough(Scalars.ZONE_OFFSET, ZoneOffset.MIN, ZoneOffset.MAX, ZoneOffset.UTC);
    goesThrough(Scalars.ZONE_OFFSET, ZoneOffset.ofTotalSeconds(-1));
    goesThrough(Scalars.UUID, new UUID(0, 0), new UUID(-1, -1), new UUID(Long.MIN_VALUE, 1));
    goesThrough(Scalars.URI, URI.create("a"), URI.create("urn:x:%20#f"), URI.create("//h:1/?q"));
  }

  @Test
  void everyZoneCurrencyAndLocaleOfTheMachineGoesThrough() {
    ZoneId.getAvailableZoneIds().forEach(id -> goesThrough(Scalars.ZONE_ID, ZoneId.of(id)));
    Currency.getAvailableCurrencies().forEach(each -> goesThrough(Scalars.CURRENCY, each));
    for (Locale locale : Locale.getAvailableLocales()) {
      String tag = Scalars.LOCALE.write(locale);
      assertThat(tag).matches(Scalars.LOCALE.writtenPattern());
      assertThat(Scalars.LOCALE.exact(tag)).isEqualTo(Locale.forLanguageTag(tag));
    }
  }

  @Test
  void everyYearOfMoreThanTwoDigitsGoesThroughAsNumber() {
    for (int year : new int[] {100, 999, 2026, Year.MAX_VALUE}) {
      String number = Scalars.YEAR.write(Year.of(year));
      assertThat(Scalars.YEAR.readNumber(number))
          .isEqualTo(new Reading.Read<>(Year.of(year), Rules.EXACT));
      assertThat(Scalars.YEAR.exact(number)).isEqualTo(Year.of(year));
    }
    for (int year : new int[] {Year.MIN_VALUE, -1}) {
      assertThat(Scalars.YEAR.readNumber(Scalars.YEAR.write(Year.of(year))))
          .isEqualTo(new Reading.Read<>(Year.of(year), Rules.WRITTEN_FORM));
    }
    assertThat(Scalars.YEAR.readNumber("99"))
        .isEqualTo(Reading.Refused.because(Refusal.SHORT_YEAR));
    assertThat(Scalars.ALL.stream().filter(Scalar::isNumber)).containsExactly(Scalars.YEAR);
  }

  @Test
  void aDayOfADurationHas24Hours() {
    assertThat(Scalars.DURATION.exact("P1D")).isEqualTo(Duration.ofHours(24));
    assertThat(Scalars.DURATION.exact("-PT1M")).isNull();
    assertThat(Scalars.DURATION.exact("PT-1M")).isEqualTo(Duration.ofMinutes(-1));
  }

  @Test
  void theExampleOfARowIsExactAndCanonical() {
    for (Scalar<?> row : Scalars.ALL) {
      exampleIsExact(row);
    }
  }

  private static <T> void exampleIsExact(Scalar<T> row) {
    T value = row.exact(row.example());
    assertThat(value).as(row.noun()).isNotNull();
    assertThat(row.write(value)).isEqualTo(row.example());
    obeysItsSchema(row, row.example());
    assertThat(row.read("\u0660" + row.example())).isInstanceOf(Reading.Refused.class);
    String around = "x" + row.example() + "y";
    T inside = row.exact(around.toCharArray(), 1, row.example().length());
    assertThat(inside).isNotNull();
    assertThat(row.write(inside)).isEqualTo(row.example());
  }

  @SafeVarargs
  private static <T> void goesThrough(Scalar<T> row, T... values) {
    for (T value : values) {
      String text = row.write(value);
      String pattern = row.writtenPattern();
      assertThat(pattern).as(row.noun()).isNotNull();
      assertThat(text).matches(pattern);
      Reading<T> reading = row.read(text);
      T exact = row.exact(text);
      if (exact == null) {
        assertThat(reading).isEqualTo(new Reading.Read<>(value, Rules.WRITTEN_FORM));
      } else {
        assertThat(reading).isEqualTo(new Reading.Read<>(value, Rules.EXACT));
        obeysItsSchema(row, text);
      }
    }
  }

  private static void obeysItsSchema(Scalar<?> row, String text) {
    String pattern = row.pattern();
    if (pattern != null) {
      assertThat(text).matches(pattern);
    } else if ("date-time".equals(row.format())) {
      assertThat(text).matches(RFC_3339_DATE_TIME);
    } else if ("time".equals(row.format())) {
      assertThat(text).matches(RFC_3339_TIME);
    } else {
      assertThat(row.isNumber() || List.of("date", "uuid").contains(row.format())).isTrue();
    }
  }
}
