package dev.pokayoke.runtime.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {
  private static final Instant NOW = Instant.parse("2026-03-14T12:00:00Z");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1|PT1S",
        " 120 |PT2M",
        "007|PT7S",
        "Sat, 14 Mar 2026 12:00:30 GMT|PT30S",
        "Saturday, 14-Mar-26 12:00:30 GMT|PT30S",
        "Sat Mar 14 12:00:30 2026|PT30S",
        "Wed Apr  1 12:00:00 2026|PT432H"
      })
  void readsSecondsAndTheThreeFormsOfADate(String header, Duration expected) {
    assertThat(RetryAfter.parse(header, NOW)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"31536001", "9999999999", "1000000000000", "99999999999999999999999"})
  void aHugeWaitIsCapped(String header) {
    assertThat(RetryAfter.parse(header, NOW)).isEqualTo(Duration.ofDays(365));
  }

  @Test
  void aFarDateIsCapped() {
    assertThat(RetryAfter.parse("Fri, 31 Dec 9999 23:59:59 GMT", NOW))
        .isEqualTo(Duration.ofDays(365));
  }

  @Test
  void twoDigitsOfAYearMoreThanFiftyYearsAheadAreThePast() {
    assertThat(RetryAfter.parse("Sunday, 06-Nov-94 08:49:37 GMT", NOW)).isNull();
    assertThat(RetryAfter.parse("Saturday, 14-Mar-76 12:00:00 GMT", NOW))
        .isEqualTo(Duration.ofDays(365));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "  ",
        "0",
        "-1",
        "+5",
        "1.5",
        "1e3",
        "soon",
        "١٢",
        "Sat, 14 Mar 2026 11:59:59 GMT",
        "Sat, 14 Mar 2026 12:00:30 +0100",
        "Mon, 14 Mar 2026 12:00:30 GMT",
        "Sat, 32 Mar 2026 12:00:30 GMT",
        "2026-03-14T12:00:30Z",
        "Sat, 14 Mar 2026 12:00:30 GMT, Sat, 14 Mar 2026 12:00:30 GMT, and so on"
      })
  void whateverElseIsNoWait(String header) {
    assertThat(RetryAfter.parse(header, NOW)).isNull();
  }

  @Test
  void noHeaderIsNoWait() {
    assertThat(RetryAfter.parse(null, NOW)).isNull();
  }
}
