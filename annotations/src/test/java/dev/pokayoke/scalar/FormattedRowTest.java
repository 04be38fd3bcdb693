package dev.pokayoke.scalar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FormattedRowTest {

  @Test
  void whatIsWrittenIsReadAsItWas() {
    roundTrip(Scalars.LOCAL_DATE, LocalDate::from, "dd.MM.yyyy", "d/M/yy");
    roundTrip(Scalars.LOCAL_DATE, LocalDate::from, "EEEE, MMMM d, uuuu");
    roundTrip(Scalars.LOCAL_DATE, LocalDate::from, "ddMMyyyy", "yyyy-MM-dd");
    roundTrip(Scalars.LOCAL_DATE, LocalDate::from, "yyyy-DDD");
    roundTrip(Scalars.LOCAL_DATE_TIME, LocalDateTime::from, "dd.MM.yyyy 'at' h:mm:ss a");
    roundTrip(Scalars.LOCAL_TIME, LocalTime::from, "HH:mm[:ss]", "h:mm a");
    roundTrip(Scalars.OFFSET_DATE_TIME, OffsetDateTime::from, "dd.MM.yyyy HH:mm:ss xx");
    roundTrip(Scalars.OFFSET_TIME, moment -> moment.toOffsetDateTime().toOffsetTime(), "HHmmssX");
    roundTrip(Scalars.INSTANT, Instant::from, "dd.MM.yyyy HH:mm:ss XXX");
    roundTrip(Scalars.ZONED_DATE_TIME, moment -> moment, "dd.MM.yyyy HH:mm:ssXXX'['VV']'");
    roundTrip(Scalars.YEAR_MONTH, YearMonth::from, "MMM yyyy", "MM/yyyy");
    roundTrip(Scalars.MONTH_DAY, MonthDay::from, "d MMM");
    roundTrip(Scalars.YEAR, Year::from, "yyyy");
  }

  private static <T> void roundTrip(
      Scalar<T> base, Function<ZonedDateTime, T> part, String... patterns) {
    FormattedRow<T> row = FormattedRow.of(base, List.of(patterns));
    Random random = new Random(7);
    ZonedDateTime begin = ZonedDateTime.of(2000, 1, 1, 0, 0, 0, 0, ZoneId.of("Europe/Paris"));
    for (int i = 0; i < 500; i++) {
      T value = part.apply(begin.plusSeconds(random.nextInt(Integer.MAX_VALUE)));
      String text = row.write(value);
      assertThat(row.read(text)).isEqualTo(new Reading.Read<>(value, Rules.EXACT));
      assertThat(row.exact(text)).isEqualTo(value);
      assertThat(row.show(value)).isEqualTo(text);
    }
    assertThat(row.exact(row.example())).isNotNull();
  }

  @Test
  void aValueThatThePatternCannotHoldIsWrittenInItsOwnForm() {
    FormattedRow<LocalDate> shortYear = FormattedRow.of(Scalars.LOCAL_DATE, List.of("d/M/yy"));
    assertThat(shortYear.write(LocalDate.of(2099, 3, 14))).isEqualTo("14/3/99");
    assertThat(shortYear.write(LocalDate.of(1999, 3, 14))).isEqualTo("1999-03-14");
    assertThat(shortYear.show(LocalDate.of(1999, 3, 14))).isEqualTo("1999-03-14");

    FormattedRow<LocalDate> ofEra = FormattedRow.of(Scalars.LOCAL_DATE, List.of("dd.MM.yyyy"));
    assertThat(ofEra.show(LocalDate.of(-5, 3, 14))).isEqualTo("-0005-03-14");
    assertThat(ofEra.show(LocalDate.of(12026, 3, 14))).isEqualTo("14.03.+12026");

    FormattedRow<LocalDateTime> minutes =
        FormattedRow.of(Scalars.LOCAL_DATE_TIME, List.of("dd.MM.yyyy HH:mm"));
    LocalDateTime time = LocalDateTime.of(2026, 3, 14, 18, 5, 59);
    assertThat(minutes.write(time)).isEqualTo("2026-03-14T18:05:59");
    assertThat(minutes.show(time)).isEqualTo("14.03.2026 18:05");
    assertThat(minutes.show(time.truncatedTo(ChronoUnit.MINUTES))).isEqualTo("14.03.2026 18:05");

    FormattedRow<ZonedDateTime> zone =
        FormattedRow.of(Scalars.ZONED_DATE_TIME, List.of("dd.MM.yyyy HH:mm VV"));
    ZonedDateTime twice = Instant.parse("2026-10-25T01:30:00Z").atZone(ZoneId.of("Europe/Paris"));
    assertThat(zone.show(twice)).isEqualTo("2026-10-25T02:30+01:00[Europe/Paris]");
  }

  @Test
  void nothingThatATextSaysIsLost() {
    assertThat(read(Scalars.LOCAL_DATE, "dd.MM.yyyy[ HH:mm]", "14.03.2026 18:05")).isNull();
    assertThat(read(Scalars.LOCAL_DATE, "dd.MM.yyyy[ HH:mm]", "14.03.2026"))
        .isEqualTo(LocalDate.of(2026, 3, 14));
    assertThat(read(Scalars.LOCAL_DATE_TIME, "dd.MM.yyyy HH:mm[XXX]", "14.03.2026 18:05+01:00"))
        .isNull();
    assertThat(
            read(Scalars.LOCAL_DATE_TIME, "dd.MM.yyyy HH:mm[ VV]", "14.03.2026 18:05 Asia/Tokyo"))
        .isNull();
    assertThat(read(Scalars.YEAR_MONTH, "[dd.]MM.yyyy", "14.03.2026")).isNull();
    assertThat(read(Scalars.MONTH_DAY, "dd.MM.[yyyy]", "14.03.2026")).isNull();
    assertThat(read(Scalars.YEAR, "[MM/]yyyy", "03/2026")).isNull();
    assertThat(read(Scalars.INSTANT, "dd.MM.yyyy HH:mm VV", "14.03.2026 18:05 Asia/Tokyo"))
        .isEqualTo(Instant.parse("2026-03-14T09:05:00Z"));
    assertThat(read(Scalars.OFFSET_DATE_TIME, "dd.MM.yyyy HH:mm[ XXX]", "14.03.2026 18:05"))
        .isNull();
    assertThat(read(Scalars.OFFSET_DATE_TIME, "dd.MM.yyyy HH:mm XXX", "14.03.2026 18:05 +01:99"))
        .isNull();
    assertThat(read(Scalars.OFFSET_DATE_TIME, "dd.MM.yyyy HH:mm XXX", "14.03.2026 18:05 +01:00"))
        .isEqualTo(OffsetDateTime.of(2026, 3, 14, 18, 5, 0, 0, ZoneOffset.ofHours(1)));
    assertThat(read(Scalars.OFFSET_TIME, "HH:mm XXX", "18:05 +01:00"))
        .isEqualTo(OffsetTime.of(18, 5, 0, 0, ZoneOffset.ofHours(1)));
  }

  private static <T> @Nullable Object read(Scalar<T> base, String pattern, String text) {
    Reading<T> reading = FormattedRow.of(base, List.of(pattern)).read(text);
    if (reading instanceof Reading.Refused<T> refused) {
      assertThat(refused.reason()).isEqualTo(Refusal.OTHER_FORM);
    }
    return reading instanceof Reading.Read<T> read ? read.value() : null;
  }

  @Test
  void noTextThrowsAndNoTwoValuesAreWrittenAlike() {
    List<FormattedRow<?>> rows =
        List.of(
            FormattedRow.of(Scalars.LOCAL_DATE, List.of("dd.MM.yyyy", "d/M/yy", "y-M-d")),
            FormattedRow.of(
                Scalars.ZONED_DATE_TIME, List.of("dd.MM.yyyy HH:mm[:ss[.SSS]][XXX]['['VV']']")),
            FormattedRow.of(Scalars.INSTANT, List.of("d.M.y H:m VV", "uuuuMMddHHmmssX")),
            FormattedRow.of(Scalars.LOCAL_TIME, List.of("h:mm a", "HH:mm:ss.n", "h:mm B")),
            FormattedRow.of(Scalars.YEAR, List.of("y", "yy")),
            FormattedRow.of(Scalars.MONTH_DAY, List.of("d MMM", "DD")));
    List<String> parts =
        List.of(
            "14",
            ".",
            "03",
            "/",
            "2026",
            "26",
            " ",
            "Europe/Paris",
            "+01:00",
            "+99:99",
            "Z",
            "[",
            "]",
            "PM",
            "Mar",
            "9999999999",
            "-",
            "+",
            "0",
            ":",
            "18");
    Random random = new Random(7);
    for (int i = 0; i < 5_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int k = random.nextInt(12); k > 0; k--) {
        text.append(parts.get(random.nextInt(parts.size())));
      }
      rows.forEach(row -> readAndWrite(row, text.toString()));
    }
  }

  private static <T> void readAndWrite(FormattedRow<T> row, String text) {
    row.readNumber(text);
    if (row.read(text) instanceof Reading.Read<T> read) {
      T back = row.exact(row.write(read.value()));
      assertThat(back == null ? read.value() : back).isEqualTo(read.value());
    }
  }

  @Test
  void rowsOfTheSamePatternsAreEqual() {
    FormattedRow<LocalDate> row = FormattedRow.of(Scalars.LOCAL_DATE, List.of("dd.MM.yyyy"));
    assertThat(row)
        .isEqualTo(FormattedRow.of(Scalars.LOCAL_DATE, List.of("dd.MM.yyyy")))
        .hasSameHashCodeAs(FormattedRow.of(Scalars.LOCAL_DATE, List.of("dd.MM.yyyy")))
        .isNotEqualTo(FormattedRow.of(Scalars.LOCAL_DATE, List.of("d.M.yyyy")))
        .isNotEqualTo(Scalars.LOCAL_DATE)
        .hasToString("date[dd.MM.yyyy]");
    assertThat(row.patterns()).containsExactly("dd.MM.yyyy");
  }

  @Test
  void otherTypesHaveNoPatterns() {
    assertThat(Scalars.ALL.stream().filter(row -> FormattedRow.isFor(row.type()))).hasSize(10);
    assertThatThrownBy(() -> FormattedRow.of(Scalars.DURATION, List.of("HH:mm")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("class java.time.Duration is no date or time");
    assertThatThrownBy(() -> FormattedRow.of(Scalars.LOCAL_DATE, List.of("foo")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Unknown pattern letter: f");
  }

  @Test
  void onlyDigitsAreReadAsANumber() {
    FormattedRow<LocalTime> row = FormattedRow.of(Scalars.LOCAL_TIME, List.of("H.mm", "Hmm"));
    assertThat(row.readNumber("1805"))
        .isEqualTo(new Reading.Read<>(LocalTime.of(18, 5), Rules.DECLARED_FORMAT));
    assertThat(row.readNumber("18.05")).isEqualTo(Reading.Refused.because(Refusal.OTHER_FORM));
    assertThat(row.read("18.05")).isEqualTo(new Reading.Read<>(LocalTime.of(18, 5), Rules.EXACT));
  }
}
