package dev.pokayoke.processor;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Function;

/** Times around now. */
final class OracleMoments {
  private static final LocalDateTime NOW = LocalDateTime.parse("2026-11-30T12:00");

  static final OracleValues DATE =
      OracleValues.of(
          "LocalDate",
          List.of(NOW.toLocalDate(), NOW.toLocalDate().plusDays(1), NOW.toLocalDate().minusDays(1)),
          random -> LocalDate.ofEpochDay(random.nextInt(40_000)),
          OracleMoments::text);
  static final OracleValues DATE_TIME =
      OracleValues.of(
          "LocalDateTime",
          List.of(NOW, NOW.plusSeconds(1), NOW.minusSeconds(1), NOW.plusNanos(1)),
          random -> NOW.plusSeconds(random.nextInt(2_000_000) - 1_000_000),
          OracleMoments::text);

  private static final OffsetDateTime MOMENT = NOW.atOffset(ZoneOffset.UTC);

  /** Moments of the other types, a second, a month or a year around now and now itself. */
  static final List<OracleValues> MOMENTS =
      List.of(
          moments("Instant", OffsetDateTime::toInstant),
          moments("OffsetDateTime", moment -> moment.withOffsetSameInstant(ZoneOffset.ofHours(3))),
          moments("ZonedDateTime", OffsetDateTime::toZonedDateTime),
          moments("LocalTime", OffsetDateTime::toLocalTime),
          moments("OffsetTime", OffsetDateTime::toOffsetTime),
          moments("Year", moment -> Year.from(moment)),
          moments("YearMonth", moment -> YearMonth.from(moment)),
          moments("MonthDay", moment -> MonthDay.from(moment)));

  private static OracleValues moments(String type, Function<OffsetDateTime, Object> as) {
    return OracleValues.of(
        type,
        List.of(
            as.apply(MOMENT),
            as.apply(MOMENT.plusSeconds(1)),
            as.apply(MOMENT.minusSeconds(1)),
            as.apply(MOMENT.plusMonths(1)),
            as.apply(MOMENT.minusMonths(1)),
            as.apply(MOMENT.plusYears(1)),
            as.apply(MOMENT.minusYears(1))),
        random -> as.apply(MOMENT.plusSeconds(random.nextInt(200_000_000) - 100_000_000)),
        OracleMoments::text);
  }

  private static OracleValues.Value text(Object value) {
    return new OracleValues.Value("\"" + value + "\"", value);
  }

  private OracleMoments() {}
}
