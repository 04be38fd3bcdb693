package dev.pokayoke.scalar;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

class ScalarsTest {

  @Test
  void aRowIsFoundByTheNameOfItsType() {
    assertThat(Scalars.of("java.time.LocalDate")).isSameAs(Scalars.LOCAL_DATE);
    assertThat(Scalars.of("java.time.LocalDateTime")).isSameAs(Scalars.LOCAL_DATE_TIME);
    assertThat(Scalars.of("java.util.UUID")).isSameAs(Scalars.UUID);
    assertThat(Scalars.of("java.util.Date")).isNull();
    assertThat(Scalars.ALL).hasSize(19).doesNotHaveDuplicates();
  }

  @Test
  void allThatIsWrittenHasThePattern() {
    for (int year : new int[] {Year.MIN_VALUE, -10_000, -1, 0, 999, 9999, 10_000, Year.MAX_VALUE}) {
      LocalDate date = LocalDate.of(year, 1, 2);
      assertThat(Scalars.LOCAL_DATE.write(date)).matches(Scalars.LOCAL_DATE.writtenPattern());
      for (LocalTime time : List.of(LocalTime.MIN, LocalTime.of(1, 2, 3), LocalTime.MAX)) {
        assertThat(Scalars.LOCAL_DATE_TIME.write(date.atTime(time)))
            .matches(Scalars.LOCAL_DATE_TIME.writtenPattern());
      }
    }
    assertThat("14 March 2026").doesNotMatch(Scalars.LOCAL_DATE.writtenPattern());
    assertThat("2026-03-14").doesNotMatch(Scalars.LOCAL_DATE_TIME.writtenPattern());
  }

  @Test
  void noRowDependsOnTheDefaultsOfTheMachine() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));

      assertThat(Scalars.LOCAL_DATE.read("14 APRIL 2026"))
          .isEqualTo(new Reading.Read<>(LocalDate.of(2026, 4, 14), Rules.MONTH_NAME_DATE));
      assertThat(Scalars.LOCAL_DATE.read("FRIDAY"))
          .isEqualTo(Reading.Refused.because(Refusal.RELATIVE));
      assertThat(Scalars.LOCAL_DATE.read("2026-03-14T00:00:00Z"))
          .isEqualTo(new Reading.Read<>(LocalDate.of(2026, 3, 14), Rules.MIDNIGHT_DATE));
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }
}
