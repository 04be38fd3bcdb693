package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

/** In Turkish the small letter of I has no dot. */
class LocaleTest {

  @Test
  void theDefaultLocaleChangesNothing() {
    Locale locale = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));

      assertThat(
              Bound.read(
                      "{\"CHECK_IN\":\"14 APRIL 2026\",\"CheckOut\":\"16.04.2026\","
                          + "\"ROOM_TYPE\":\"single\",\"guests\":\"2\"}",
                      Hotel::search)
                  .repairs())
          .containsExactly(
              "check_in: \"CHECK_IN\" -> check_in (key-spelling)",
              "check_in: \"14 APRIL 2026\" -> 2026-04-14 (month-name-date)",
              "check_out: \"CheckOut\" -> check_out (key-spelling)",
              "check_out: \"16.04.2026\" -> 2026-04-16 (day-first-date)",
              "room_type: \"ROOM_TYPE\" -> room_type (key-spelling)",
              "room_type: \"single\" -> SINGLE (enum-spelling)",
              "guests: \"2\" -> 2 (numeric-text)");
      assertThat(Bound.value("\"FALSE\"", Args::bool).value()).isEqualTo(false);
      assertThat(Bound.value("\"TITLE\"", Args::int32).message())
          .isEqualTo(
              "\"TITLE\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.");
    } finally {
      Locale.setDefault(locale);
    }
  }
}
