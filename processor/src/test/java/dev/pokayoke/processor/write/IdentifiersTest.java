package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IdentifiersTest {

  @ParameterizedTest
  @CsvSource({
    "RoomType, ROOM_TYPE, RoomType, roomType",
    "searchAvailability, SEARCH_AVAILABILITY, SearchAvailability, searchAvailability",
    "URLPart, URL_PART, URLPart, urlPart",
    "URL, URL, URL, url",
    "room2Beds, ROOM2_BEDS, Room2Beds, room2Beds",
    "x, X, X, x",
    "_$a, _$A, _$a, _$a"
  })
  void namesHaveTheCaseOfTheirKind(String name, String constant, String type, String member) {
    assertThat(Identifiers.constant(name)).isEqualTo(constant);
    assertThat(Identifiers.type(name)).isEqualTo(type);
    assertThat(Identifiers.member(name)).isEqualTo(member);
  }
}
