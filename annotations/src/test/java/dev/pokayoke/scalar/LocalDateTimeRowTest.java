package dev.pokayoke.scalar;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocalDateTimeRowTest {
  private static final Scalar<LocalDateTime> ROW = Scalars.LOCAL_DATE_TIME;

  @ParameterizedTest
  @CsvSource({
    "2026-01-15T10:30, 2026-01-15T10:30",
    "2026-01-15T10:30:00, 2026-01-15T10:30",
    "2026-01-15T10:30:45, 2026-01-15T10:30:45",
    "2026-01-15T10:30:45.5, 2026-01-15T10:30:45.500",
    "2026-01-15T10:30:45.123456789, 2026-01-15T10:30:45.123456789",
    "2026-01-15T00:00, 2026-01-15T00:00",
    "2024-02-29T23:59:59, 2024-02-29T23:59:59",
  })
  void theExactFormIsRead(String text, String canonical) {
    LocalDateTime value = LocalDateTime.parse(text);

    assertThat(ROW.exact(text)).isEqualTo(value);
    assertThat(ROW.exact(("x" + text + "y").toCharArray(), 1, text.length())).isEqualTo(value);
    assertThat(ROW.read(text)).isEqualTo(new Reading.Read<>(value, "exact"));
    assertThat(ROW.write(value)).isEqualTo(canonical);
    assertThat(text).matches(ROW.pattern());
    assertThat(canonical).matches(ROW.pattern());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2026-01-15",
        "2026-01-15 10:30",
        "2026-01-15T10:3",
        "2026-01-15T10:30:",
        "2026-01-15T10:30:4",
        "2026-01-15T10:30:45.",
        "2026-01-15T10:30:45.1234567890",
        "2026-01-15T10:30:45,5",
        "2026-01-15T10:30:45.5x",
        "2026-01-15T10-30",
        "2026-01-15T1٠:30"
      })
  void nothingElseIsExact(String text) {
    assertThat(ROW.exact(text)).isNull();
    assertThat(text).doesNotMatch(ROW.pattern());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "2026-01-15 10:30|2026-01-15T10:30|blank-for-t",
        "2026-01-15 10:30:45.25|2026-01-15T10:30:45.25|blank-for-t",
        " 2026-01-15 10:30 |2026-01-15T10:30|blank-for-t",
        " 2026-01-15T10:30|2026-01-15T10:30|outer-blanks",
      })
  void whatHasOneReadingIsRead(String text, LocalDateTime value, String rule) {
    assertThat(ROW.read(text)).isEqualTo(new Reading.Read<>(value, rule));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-01-15T10:30Z, HAS_OFFSET",
    "2026-01-15T10:30:00Z, HAS_OFFSET",
    "2026-01-15 10:30:00 UTC, HAS_OFFSET",
    "2026-01-15T10:30+02:00, HAS_OFFSET",
    "2026-01-15T10:30:00.000-0330, HAS_OFFSET",
    "2026-01-15T10:30+01:00[Europe/Berlin], HAS_OFFSET",
    "2026-01-15T10:30[Europe/Berlin], HAS_OFFSET",
    "2026-01-15, NO_TIME",
    "20260115, NO_TIME",
    "15 January 2026, NO_TIME",
    "03/04/2026, NO_TIME",
    "2026-02-30T10:30, NONEXISTENT",
    "2026-01-15T24:00, NONEXISTENT",
    "2026-01-15T10:60, NONEXISTENT",
    "2026-01-15 10:30:60, NONEXISTENT",
    "tomorrow at noon, RELATIVE",
    "'', UNREADABLE",
    "10:30, UNREADABLE",
    "01/15/2026 10:30, UNREADABLE",
    "2026-01-15T10:30 AM, UNREADABLE",
    "2026-01-15T10:30:45.1234567890, UNREADABLE",
    "1768473000, UNREADABLE",
  })
  void everythingElseIsRefused(String text, Refusal reason) {
    assertThat(ROW.read(text)).isEqualTo(new Reading.Refused<>(reason, List.of()));
  }

  @Test
  void theSchemaHasAPatternBecauseDateTimeWouldDemandAnOffset() {
    assertThat(ROW.format()).isNull();
    assertThat(ROW.pattern())
        .isEqualTo("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,9})?)?$");
    assertThat(Pattern.matches(ROW.pattern(), ROW.example())).isTrue();
    assertThat(ROW.noun()).isEqualTo("date and time");
  }
}
