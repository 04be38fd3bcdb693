package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNamesTest {
  private static final List<String> NAMES =
      List.of(
          "search_availability", "get_reservation", "create_booking", "change_booking", "cancel");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "searchAvailability|search_availability",
        "SEARCH-AVAILABILITY|search_availability",
        "search availability|search_availability",
        "saerch_availability|search_availability",
        "a\u00a0v a-i_lability|search_availability",
        "availability|search_availability",
        "get_availability|search_availability",
        "mcp__hotel__search_availability|search_availability",
        "booking|create_booking change_booking",
        "create_booknig|create_booking",
        "get_reservations|get_reservation",
        "cancle|cancel",
        "cnacel|cancel",
        "canc|cancel",
        "weather|",
        "ca|",
        "x|",
        "日本|"
      })
  void findsWhatWasMeant(String wrong, String expected) {
    String found = String.join(" ", NearestNames.of(wrong, NAMES));
    assertThat(found).isEqualTo(expected == null ? "" : expected);
  }

  @Test
  void namesAtMostThree() {
    assertThat(NearestNames.of("room_0", List.of("room_1", "room_2", "room_3", "room_4", "room0")))
        .containsExactly("room0", "room_1", "room_2");
  }

  @Test
  void aNameLongerThanAnyIsNearToNothing() {
    assertThat(NearestNames.of("cancel".repeat(100_000), NAMES)).isEmpty();
    assertThat(NearestNames.of("", NAMES)).isEmpty();
  }
}
