package dev.pokayoke.scalar;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocalDateRowTest {
  private static final Scalar<LocalDate> ROW = Scalars.LOCAL_DATE;

  @ParameterizedTest
  @ValueSource(strings = {"2026-03-14", "2024-02-29", "0000-01-01", "9999-12-31"})
  void theExactFormIsRead(String text) {
    LocalDate value = LocalDate.parse(text);

    assertThat(ROW.exact(text)).isEqualTo(value);
    assertThat(ROW.exact(("x" + text + "y").toCharArray(), 1, text.length())).isEqualTo(value);
    assertThat(ROW.read(text)).isEqualTo(new Reading.Read<>(value, "exact"));
    assertThat(ROW.write(value)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2026-3-14",
        "2026-03-14 ",
        "2026/03/14",
        "2026-02-29",
        "2026-00-10",
        "2026-13-10",
        "2026-03-00",
        "2026-03-32",
        "202a-03-14",
        "2026-0٣-14",
        "+026-03-14",
        "2026-03-1T"
      })
  void nothingElseIsExact(String text) {
    assertThat(ROW.exact(text)).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        " 2026-03-14 |2026-03-14|outer-blanks",
        "2026-3-14|2026-03-14|year-first-date",
        "2026-3-4|2026-03-04|year-first-date",
        "2026/03/14|2026-03-14|year-first-date",
        "2026/3/14|2026-03-14|year-first-date",
        "20260314|2026-03-14|compact-date",
        "14 March 2026|2026-03-14|month-name-date",
        "14 march 2026|2026-03-14|month-name-date",
        "14 MAR 2026|2026-03-14|month-name-date",
        "4 Mar 2026|2026-03-04|month-name-date",
        "Mar 14, 2026|2026-03-14|month-name-date",
        "March 14, 2026|2026-03-14|month-name-date",
        "march 14 2026|2026-03-14|month-name-date",
        "1 January 2026|2026-01-01|month-name-date",
        "1 february 2026|2026-02-01|month-name-date",
        "1 Apr 2026|2026-04-01|month-name-date",
        "1 May 2026|2026-05-01|month-name-date",
        "1 June 2026|2026-06-01|month-name-date",
        "1 jul 2026|2026-07-01|month-name-date",
        "1 August 2026|2026-08-01|month-name-date",
        "1 Sep 2026|2026-09-01|month-name-date",
        "1 October 2026|2026-10-01|month-name-date",
        "1 Nov 2026|2026-11-01|month-name-date",
        "1 DECEMBER 2026|2026-12-01|month-name-date",
        "03/14/2026|2026-03-14|month-first-date",
        "3/14/2026|2026-03-14|month-first-date",
        "14/03/2026|2026-03-14|day-first-date",
        "14.03.2026|2026-03-14|day-first-date",
        "31.1.2026|2026-01-31|day-first-date",
        "03/03/2026|2026-03-03|either-order-date",
        "3.3.2026|2026-03-03|either-order-date",
        "2026-03-14T00:00|2026-03-14|midnight-date",
        "2026-03-14T00:00:00|2026-03-14|midnight-date",
        "2026-03-14 00:00:00|2026-03-14|midnight-date",
        "2026-03-14T00:00:00.000Z|2026-03-14|midnight-date",
        "2026-03-14T00:00:00+02:00|2026-03-14|midnight-date",
        "2026-03-14T00:00:00-0330|2026-03-14|midnight-date",
        "2026-03-14T00:00+01:00[Europe/Berlin]|2026-03-14|midnight-date",
      })
  void whatHasOneReadingIsRead(String text, LocalDate value, String rule) {
    assertThat(ROW.read(text)).isEqualTo(new Reading.Read<>(value, rule));
  }

  @ParameterizedTest
  @CsvSource({
    "03/04/2026, 2026-03-04, 2026-04-03",
    "3/4/2026, 2026-03-04, 2026-04-03",
    "03.04.2026, 2026-03-04, 2026-04-03",
    "12/11/2026, 2026-12-11, 2026-11-12",
  })
  void bothReadingsOfAnAmbiguousDateAreNamed(String text, LocalDate one, LocalDate other) {
    assertThat(ROW.read(text))
        .isEqualTo(new Reading.Refused<>(Refusal.AMBIGUOUS, List.of(one, other)));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-02-30, 2026-02-28",
    "2026-02-29, 2026-02-28",
    "2024-02-30, 2024-02-29",
    "2026-4-31, 2026-04-30",
    "20260231, 2026-02-28",
    "31 April 2026, 2026-04-30",
    "30/02/2026, 2026-02-28",
    "02.30.2026, 2026-02-28",
    "2026-02-30T00:00:00Z, 2026-02-28",
  })
  void theLastDayOfTheMonthIsNearestToADayThatDoesNotExist(String text, LocalDate nearest) {
    assertThat(ROW.read(text))
        .isEqualTo(new Reading.Refused<>(Refusal.NONEXISTENT, List.of(nearest)));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-13-01, NONEXISTENT",
    "2026-00-01, NONEXISTENT",
    "2026-01-00, NONEXISTENT",
    "2026-01-32, NONEXISTENT",
    "20261301, NONEXISTENT",
    "13/13/2026, NONEXISTENT",
    "03/14/26, SHORT_YEAR",
    "14.03.26, SHORT_YEAR",
    "26-03-14, SHORT_YEAR",
    "14 March 26, SHORT_YEAR",
    "'Mar 14, 26', SHORT_YEAR",
    "today, RELATIVE",
    "Tomorrow, RELATIVE",
    "yesterday, RELATIVE",
    "next Monday, RELATIVE",
    "in 3 days, RELATIVE",
    "friday, RELATIVE",
    "2026-03-14T10:30:00Z, HAS_TIME",
    "2026-03-14 00:01, HAS_TIME",
    "2026-03-14T24:00, HAS_TIME",
    "'', UNREADABLE",
    "soon, UNREADABLE",
    "2026-03, UNREADABLE",
    "March 2026, UNREADABLE",
    "14 Mars 2026, UNREADABLE",
    "14th March 2026, UNREADABLE",
    "1773446400, UNREADABLE",
    "2026.03.14, UNREADABLE",
    "03/14-2026, UNREADABLE",
    "２０２６-03-14, UNREADABLE",
    "12026-03-14, UNREADABLE",
    "Saturday March 14 2026, UNREADABLE",
  })
  void everythingElseIsRefused(String text, Refusal reason) {
    assertThat(ROW.read(text)).isEqualTo(new Reading.Refused<>(reason, List.of()));
  }

  @Test
  void anEndlessTextIsRefused() {
    assertThat(ROW.read("1".repeat(100_000)))
        .isEqualTo(new Reading.Refused<>(Refusal.UNREADABLE, List.of()));
  }

  @Test
  void theSchemaSaysFullDate() {
    assertThat(ROW.format()).isEqualTo("date");
    assertThat(ROW.pattern()).isNull();
    assertThat(ROW.noun()).isEqualTo("date");
    assertThat(ROW.exact(ROW.example())).isEqualTo(LocalDate.of(2026, 3, 14));
  }
}
