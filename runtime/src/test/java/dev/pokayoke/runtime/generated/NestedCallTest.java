package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.pokayoke.runtime.generated.Hotel.Room;
import dev.pokayoke.runtime.generated.Hotel.RoomType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records and lists inside arguments. */
class NestedCallTest {
  private static final String FIX = " | Correct it and call again.";

  @Test
  void anExactCallIsBound() {
    Bound bound =
        Bound.read(
            """
            {"name":"Ada","rooms":[{"type":"SINGLE"},{"note":"sea","type":"SUITE"}],
             "tags":[["a","b"],[],["c"]]}""",
            Hotel::book);

    assertThat(bound.value())
        .isEqualTo(
            List.of(
                "Ada",
                List.of(new Room(RoomType.SINGLE, null), new Room(RoomType.SUITE, "sea")),
                List.of(List.of("a", "b"), List.of(), List.of("c"))));
    assertThat(bound.coercions()).isEmpty();
  }

  @Test
  void repairsNameTheirPath() {
    Bound bound =
        Bound.read(
            """
            {"Name":"Ada","rooms":[{"type":"SINGLE"},{"Type":"dbl","note":12}],"tags":[[],[7]]}""",
            Hotel::book);

    assertThat(bound.value())
        .isEqualTo(
            List.of(
                "Ada",
                List.of(new Room(RoomType.SINGLE, null), new Room(RoomType.DOUBLE, "12")),
                List.of(List.of(), List.of("7"))));
    assertThat(bound.repairs())
        .containsExactly(
            "name: \"Name\" -> name (key-spelling)",
            "rooms[1].type: \"Type\" -> type (key-spelling)",
            "rooms[1].type: \"dbl\" -> DOUBLE (enum-alias)",
            "rooms[1].note: 12 -> 12 (number-for-text)",
            "tags[1][0]: 7 -> 7 (number-for-text)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        {"name":" ","rooms":[{"type":"SINGLE"},null,{"type":"loft","note":"far too long"},
         {"colour":1},7],"tags":[["a",null],{"b":1},["toolong",true]],"x":1}""",
        """
        {"x":1,"tags":[["a",null],{"b":1},["toolong",true]],"rooms":[{"type":"SINGLE"},null,
         {"note":"far too long","type":"loft"},{"colour":1},7],"name":" "}""",
      })
  void problemsStandInDeclarationOrderWithTheirPaths(String text) {
    Bound bound = Bound.read(text, Hotel::book);

    assertThat(bound.message()).isEqualTo("13 problems; nothing ran.");
    assertThat(bound.problems())
        .containsExactly(
            "name: This must not be blank." + FIX,
            "rooms: 5 items; send 1 to 3." + FIX,
            "rooms[1]: null is not an item; leave it out." + FIX,
            "rooms[2].type: \"loft\" is not one of SINGLE, DOUBLE, SUITE." + FIX,
            "rooms[2].note: 12 characters; send at most 10." + FIX,
            "rooms[3].type: This is required and was not sent." + FIX,
            "rooms[3].colour: There is no such field; send only type, note." + FIX,
            "rooms[4]: 7 is not an object; send named values: {...}." + FIX,
            "and 5");
  }

  @Test
  void problemsInListsOfListsNameEveryIndex() {
    Bound bound =
        Bound.read(
            """
            {"name":"Ada","rooms":[{"type":"SINGLE"}],"tags":[["a",null],{"b":1},["toolong",true]]}""",
            Hotel::book);

    assertThat(bound.problems())
        .containsExactly(
            "tags[0][1]: null is not an item; leave it out." + FIX,
            "tags[1][0]: An object is not text; send a string in double quotes." + FIX,
            "tags[2][0]: 7 characters; send 1 to 5." + FIX,
            "tags[2][1]: true is not text; send a string in double quotes." + FIX);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"type\":\"loft\"} | rooms[0].type: \"loft\" is not one of SINGLE, DOUBLE, SUITE.",
        "\"SINGLE\" | rooms[0]: \"SINGLE\" is not an object; send named values: {...}.",
        "\"\" | rooms: \"\" is not a list; send one: [...].",
        "\"null\" | rooms: \"null\" is not a list; send one: [...].",
        "[[]] | rooms[0]: A list is not an object; send named values: {...}.",
        "[] | rooms: 0 items; send 1 to 3.",
        "[{\"type\":\"SUITE\"}] | rooms[0]: A suite needs a note.",
        "null | rooms: This is required and was not sent.",
      })
  void oneProblemStandsAlone(String rooms, String problem) {
    assertThat(Bound.read("{\"name\":\"Ada\",\"rooms\":" + rooms + "}", Hotel::book).problems())
        .containsExactly(problem + FIX);
  }

  @Test
  void aConstructorIsNotCalledWhereAComponentIsWrong() {
    Bound bound =
        Bound.read(
            "{\"name\":\"Ada\",\"rooms\":[{\"type\":\"SUITE\",\"note\":\"far too long\"}]}",
            Hotel::book);

    assertThat(bound.problems())
        .containsExactly("rooms[0].note: 12 characters; send at most 10." + FIX);
  }

  @Test
  void listsMayNestToTheLimit() {
    int lists = 63;
    String good = "[".repeat(lists) + "1" + "]".repeat(lists);
    String bad = good.replace("1", "true");

    assertThat(Bound.value(good, in -> depth(in, lists)).value()).isEqualTo(lists);
    assertThat(Bound.value(bad, in -> depth(in, lists)).problems())
        .containsExactly("v" + "[0]".repeat(lists) + ": true is not a whole number." + FIX);
  }

  /** Reads so many lists inside each other and the whole number in the innermost. */
  private static int depth(Args in, int lists) {
    if (lists == 0) {
      in.int32();
      return 0;
    }
    int depth = 0;
    if (in.array()) {
      while (in.item()) {
        depth = 1 + depth(in, lists - 1);
      }
    }
    return depth;
  }

  @Test
  void endingWhatWasNotBegunIsAMistakeOfGeneratedCode() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Bound.value("1", Args::end))
        .withMessage("no object or list is being read");
  }
}
