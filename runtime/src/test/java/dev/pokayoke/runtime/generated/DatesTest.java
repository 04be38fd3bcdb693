package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.ToolError;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the runtime words what the scalar table decides; the forms themselves are tested there. */
class DatesTest {

  @Test
  void theExactFormsAreNotRecorded() {
    assertThat(Bound.value("\"2026-03-14\"", Args::localDate))
        .isEqualTo(new Bound(LocalDate.of(2026, 3, 14), null, java.util.List.of()));
    assertThat(Bound.value("\"2026-01-15T10:30\"", Args::localDateTime))
        .isEqualTo(new Bound(LocalDateTime.of(2026, 1, 15, 10, 30), null, java.util.List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"Mar 14, 2026\" | v: \"Mar 14, 2026\" -> 2026-03-14 (month-name-date)",
        "\"03/14/2026\" | v: \"03/14/2026\" -> 2026-03-14 (month-first-date)",
        "\"2026\\/03\\/14\" | v: \"2026/03/14\" -> 2026-03-14 (year-first-date)",
        "{\"day\":14,\"month\":3,\"year\":2026}"
            + " | v: {\"year\":2026,\"month\":3,\"day\":14} -> 2026-03-14 (date-object)",
      })
  void aRepairedDateIsRecorded(String json, String repair) {
    Bound bound = Bound.value(json, Args::localDate);

    assertThat(bound.value()).isEqualTo(LocalDate.of(2026, 3, 14));
    assertThat(bound.repairs()).containsExactly(repair);
  }

  @Test
  void aRepairedTimeIsRecorded() {
    Bound bound = Bound.value("\"2026-01-15 10:30:00\"", Args::localDateTime);

    assertThat(bound.value()).isEqualTo(LocalDateTime.of(2026, 1, 15, 10, 30));
    assertThat(bound.repairs())
        .containsExactly("v: \"2026-01-15 10:30:00\" -> 2026-01-15T10:30 (blank-for-t)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"2026-02-30\" | \"2026-02-30\" does not exist; the last day of that month is 2026-02-28.",
        "\"2026-13-01\" | \"2026-13-01\" does not exist.",
        "\"03/14/26\" | \"03/14/26\" has a year of two digits; send it like 2026-03-14.",
        "\"tomorrow\""
            + " | \"tomorrow\" depends on the day; today is 2026-11-30, send it like 2026-03-14.",
        "\"2026-03-14T10:30Z\""
            + " | \"2026-03-14T10:30Z\" has a time of day; send only the date, like 2026-03-14.",
        "\"soon\" | \"soon\" is not a date; send it like 2026-03-14.",
        "\"\" | \"\" is not a date; send it like 2026-03-14.",
        "20260314 | 20260314 is not a date; send it like 2026-03-14.",
        "1773446400000 | 1773446400000 is not a date; send it like 2026-03-14.",
        "true | true is not a date; send it like 2026-03-14.",
        "[\"2026-03-14\",\"2026-03-15\"] | A list is not a date; send it like 2026-03-14.",
        "{} | An object is not a date; send it like 2026-03-14.",
        "{\"year\":2026,\"month\":3} | An object is not a date; send it like 2026-03-14.",
        "{\"year\":26,\"month\":3,\"day\":14} | An object is not a date; send it like 2026-03-14.",
        "{\"year\":2026,\"month\":3,\"day\":14,\"hour\":0}"
            + " | An object is not a date; send it like 2026-03-14.",
        "{\"year\":2026,\"month\":3,\"day\":14,\"day\":15}"
            + " | An object is not a date; send it like 2026-03-14.",
        "{\"year\":2026,\"month\":\"3\",\"day\":14}"
            + " | An object is not a date; send it like 2026-03-14.",
        "{\"year\":2026,\"month\":{\"a\":[1]},\"day\":14}"
            + " | An object is not a date; send it like 2026-03-14.",
        "{\"year\":2026,\"month\":2,\"day\":30} | 2026-02-30 does not exist.",
      })
  void aDateThatIsRefusedSaysHowToSendIt(String json, String message) {
    assertThat(Bound.value(json, Args::localDate).problems())
        .containsExactly("v: " + message + " | Correct it and call again.");
  }

  @Test
  void onlyTheUserKnowsWhichReadingWasMeant() {
    Bound bound = Bound.value("\"03.04.2026\"", Args::localDate);

    assertThat(bound.problems())
        .containsExactly(
            "v: \"03.04.2026\" may be 2026-03-04 or 2026-04-03. | Ask the guest; do not choose.");
    assertThat(bound.refusal()).extracting(ToolError::fixer).isEqualTo(Fixer.USER);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"2026-01-15T10:30Z\" | \"2026-01-15T10:30Z\" has an offset; send local time without one,"
            + " like 2026-01-15T10:30.",
        "\"2026-01-15\" | \"2026-01-15\" has no time of day; send it like 2026-01-15T10:30.",
        "\"2026-02-30T10:30\" | \"2026-02-30T10:30\" does not exist.",
        "\"noon\" | \"noon\" is not a date and time; send it like 2026-01-15T10:30.",
        "1768473000 | 1768473000 is not a date and time; send it like 2026-01-15T10:30.",
        "{} | An object is not a date and time; send it like 2026-01-15T10:30.",
      })
  void aTimeThatIsRefusedSaysHowToSendIt(String json, String message) {
    assertThat(Bound.value(json, Args::localDateTime).problems())
        .containsExactly("v: " + message + " | Correct it and call again.");
  }
}
