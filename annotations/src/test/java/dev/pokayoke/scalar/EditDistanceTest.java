package dev.pokayoke.scalar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {

  @ParameterizedTest
  @CsvSource({
    "'', '', 0",
    "'', abc, 3",
    "room, room, 0",
    "room, rooms, 1",
    "rooms, room, 1",
    "room, roam, 1",
    "room, rmoo, 2",
    "guets, guest, 1",
    "form, from, 1",
    "kitten, sitting, 3",
  })
  void countsChanges(String one, String other, int changes) {
    assertThat(EditDistance.between(one, other)).isEqualTo(changes);
  }
}
