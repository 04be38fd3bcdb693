package dev.pokayoke.processor.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

  @ParameterizedTest
  @CsvSource({
    "search_availability, Search availability",
    "searchAvailability, Search availability",
    "getURLPart, Get url part",
    "room2Beds, Room2 beds",
    "hotel.find-room, Hotel find room",
    "x, X",
    "__, __"
  })
  void namesBecomeTitles(String name, String title) {
    assertThat(Words.title(name)).isEqualTo(title);
  }

  @Test
  void aDescriptionEchoesWhereOnlyCaseAndMarksDiffer() {
    assertThat(Words.echoes("Check-in.", "check_in")).isTrue();
    assertThat(Words.echoes("checkIn", "check_in")).isTrue();
    assertThat(Words.echoes("the check in", "check_in")).isFalse();
    assertThat(Words.echoes("", "check_in")).isFalse();
  }
}
