package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeysTest {
  private static final Shape PLAIN = Shape.of("check_in", "guest_count", "room-type");
  private static final Shape TWINS = Shape.of("checkIn", "check_in", "guests");

  private static List<String> texts(Args in, Shape shape) {
    List<String> read = new ArrayList<>();
    for (int f; (f = in.next(shape)) >= 0; ) {
      read.add(f + "=" + in.string());
    }
    return read;
  }

  @ParameterizedTest
  @CsvSource({
    "checkIn, check_in, 0",
    "CHECK_IN, check_in, 0",
    "Check In, check_in, 0",
    "check-in, check_in, 0",
    "GuestCount, guest_count, 1",
    "room_type, room-type, 2",
    "roomtype, room-type, 2",
  })
  void anotherSpellingOfOneNameIsThatName(String sent, String wire, int property) {
    Bound bound = Bound.read("{\"" + sent + "\":\"x\"}", in -> texts(in, PLAIN));

    assertThat(bound.value()).isEqualTo(List.of(property + "=x"));
    assertThat(bound.repairs())
        .containsExactly(wire + ": \"" + sent + "\" -> " + wire + " (key-spelling)");
  }

  @Test
  void namesThatDifferOnlyInSpellingMatchExactly() {
    assertThat(Bound.read("{\"check_in\":\"x\",\"checkIn\":\"y\"}", in -> texts(in, TWINS)))
        .isEqualTo(new Bound(List.of("1=x", "0=y"), null, List.of()));
    assertThat(Bound.read("{\"CheckIn\":\"x\"}", in -> texts(in, TWINS)).problems())
        .containsExactly(
            "CheckIn: There is no such field; send only checkIn, check_in, guests."
                + " | Correct it and call again.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"check_in\":\"x\",\"check_in\":\"x\"}",
        "{\"check_in\":\"x\",\"checkIn\":\"x\"}",
        "{\"checkIn\":true,\"check_in\":\"x\"}",
        "{\"check_in\":null,\"check_in\":\"x\"}",
        "{\"check_in\":\"x\",\"check_in\":null}",
        "{\"check_in\":\"x\",\"check-in\":{\"a\":[1]},\"CHECKIN\":[2]}",
      })
  void aNameMayComeOnlyOnce(String text) {
    for (Shape shape : List.of(PLAIN, PLAIN.require(0))) {
      assertThat(Bound.read(text, in -> texts(in, shape)).problems())
          .containsExactly(
              "check_in: Sent more than once, counting other spellings; send it once."
                  + " | Correct it and call again.");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chek_in | There is no such field; did you mean check_in?",
        "guestcoutn | There is no such field; did you mean guest_count?",
        "count | There is no such field; did you mean guest_count?",
        "roomTypeName | There is no such field; did you mean room-type?",
        "colour | There is no such field; send only check_in, guest_count, room-type.",
        "'' | There is no such field; send only check_in, guest_count, room-type.",
      })
  void anUnknownNameIsRefusedWithTheNearest(String sent, String message) {
    assertThat(Bound.read("{\"" + sent + "\":{\"a\":[1,{}]}}", in -> texts(in, PLAIN)).problems())
        .containsExactly(sent + ": " + message + " | Correct it and call again.");
  }

  @Test
  void anUnknownNameWithoutAValueIsDropped() {
    assertThat(Bound.read("{\"colour\":null,\"check_in\":\"x\"}", in -> texts(in, PLAIN)))
        .isEqualTo(new Bound(List.of("0=x"), null, List.of()));
  }

  @Test
  void aToolWithoutArgumentsTakesNone() {
    Shape none = Shape.of();

    assertThat(Bound.read("{}", in -> texts(in, none)).value()).isEqualTo(List.of());
    assertThat(Bound.read("{\"a\":1}", in -> texts(in, none)).problems())
        .containsExactly("a: There is no such field; send none. | Correct it and call again.");
  }

  @Test
  void manyNamesAreCutInTheText() {
    String[] names = IntStream.range(0, 64).mapToObj(i -> "property_" + i).toArray(String[]::new);
    Shape wide = Shape.of(names);

    assertThat(Bound.read("{\"property_63\":\"x\"}", in -> texts(in, wide)).value())
        .isEqualTo(List.of("63=x"));
    assertThat(Bound.read("{\"colour\":\"x\"}", in -> texts(in, wide)).message())
        .isEqualTo(
            "There is no such field; send only property_0, property_1, property_2, property_3,"
                + " property_4, property_5, property_6, property_7, property_8, property_9 and 54"
                + " more.");
    assertThat(Bound.read("{}", in -> texts(in, wide.require(0, 63))).problems())
        .containsExactly(
            "property_0: This is required and was not sent. | Correct it and call again.",
            "property_63: This is required and was not sent. | Correct it and call again.");
  }

  @Test
  void afterEightProblemsTheRestIsCounted() {
    StringBuilder text = new StringBuilder("{");
    for (int i = 99; i >= 10; i--) {
      text.append("\"x").append(i).append("\":1,");
    }
    text.append("\"check_in\":true}");

    Bound bound = Bound.read(text.toString(), in -> texts(in, PLAIN));

    String unknown =
        ": There is no such field; send only check_in, guest_count, room-type."
            + " | Correct it and call again.";
    assertThat(bound.message()).isEqualTo("91 problems; nothing ran.");
    assertThat(bound.problems())
        .containsExactly(
            "check_in: true is not text; send a string in double quotes. | Correct it and call again.",
            "x10" + unknown,
            "x11" + unknown,
            "x12" + unknown,
            "x13" + unknown,
            "x14" + unknown,
            "x15" + unknown,
            "x16" + unknown,
            "and 83");
  }

  @Test
  void aNameFromTheModelIsMadeHarmless() {
    Bound bound =
        Bound.read("{\"a\\u0000\\u200b\\n" + "b".repeat(100) + "\":1}", in -> texts(in, PLAIN));

    assertThat(bound.problems())
        .containsExactly(
            "a?? "
                + "b".repeat(35)
                + "…: There is no such field; send only check_in, guest_count, room-type."
                + " | Correct it and call again.");
  }

  @Test
  void mistakesOfGeneratedCodeAreHeard() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Shape.of("a", "b", "a"))
        .withMessage("the same name twice in [a, b, a]");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> Shape.of(IntStream.range(0, 65).mapToObj(i -> "p" + i).toArray(String[]::new)))
        .withMessage("more than 64 properties");
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> PLAIN.require(3));
  }
}
