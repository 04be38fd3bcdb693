package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.pokayoke.runtime.generated.Hotel.RoomType;
import java.time.Month;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChoiceTest {
  private enum Board {
    ROOM_ONLY,
    HALF_BOARD,
    FULL_BOARD
  }

  private static final Choice<Board> BOARD =
      Choice.of(Board.class)
          .value(Board.ROOM_ONLY, "room-only")
          .value(Board.HALF_BOARD, "HB", "half", "demi pension")
          .value(Board.FULL_BOARD, "FB", "full")
          .build();

  private static Choice<Month> months() {
    Choice.Builder<Month> months = Choice.of(Month.class);
    for (Month month : Month.values()) {
      months.value(month, month.name());
    }
    return months.build();
  }

  @ParameterizedTest
  @CsvSource({"room-only, ROOM_ONLY", "HB, HALF_BOARD", "FB, FULL_BOARD"})
  void aWireValueIsExact(String wire, Board board) {
    Bound bound = Bound.value('"' + wire + '"', in -> in.choice(BOARD));

    assertThat(bound.value()).isEqualTo(board);
    assertThat(bound.coercions()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "Room Only|ROOM_ONLY|room-only|enum-spelling",
        "ROOM_ONLY|ROOM_ONLY|room-only|enum-spelling",
        " hb |HALF_BOARD|HB|enum-spelling",
        "half|HALF_BOARD|HB|enum-alias",
        "Half_Board|HALF_BOARD|HB|enum-alias",
        "demi-pension|HALF_BOARD|HB|enum-alias",
        "FULL|FULL_BOARD|FB|enum-alias",
      })
  void anotherSpellingThatMeansOneConstantIsTaken(
      String sent, Board board, String wire, String rule) {
    Bound bound = Bound.value('"' + sent + '"', in -> in.choice(BOARD));

    assertThat(bound.value()).isEqualTo(board);
    assertThat(bound.repairs())
        .containsExactly("v: \"" + sent + "\" -> " + wire + " (" + rule + ")");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"penthouse\" | \"penthouse\" is not one of SINGLE, DOUBLE, SUITE.",
        "\"suit\" | \"suit\" is not one of SUITE, SINGLE, DOUBLE. Did you mean SUITE?",
        "\"DUOBLE\" | \"DUOBLE\" is not one of DOUBLE, SINGLE, SUITE. Did you mean DOUBLE?",
        "\"\" | \"\" is not one of SINGLE, DOUBLE, SUITE.",
        "\"_\" | \"_\" is not one of SINGLE, DOUBLE, SUITE.",
        "1 | 1 is not one of SINGLE, DOUBLE, SUITE.",
        "true | true is not one of SINGLE, DOUBLE, SUITE.",
        "[\"SINGLE\",\"SUITE\"] | A list is not one of SINGLE, DOUBLE, SUITE.",
        "{} | An object is not one of SINGLE, DOUBLE, SUITE.",
      })
  void everythingElseIsRefusedWithTheAllowedValues(String json, String message) {
    assertThat(Bound.value(json, in -> in.choice(Hotel.ROOM_TYPE)).problems())
        .containsExactly("v: " + message + " | Correct it and call again.");
  }

  @Test
  void aLongListIsCutAndTheNearestNamedFirst() {
    Choice<Month> months = months();

    assertThat(Bound.value("\"Brumaire\"", in -> in.choice(months)).message())
        .isEqualTo(
            "\"Brumaire\" is not one of JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST,"
                + " SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER.");
    assertThat(Bound.value("\"Septembre\"", in -> in.choice(months)).message())
        .isEqualTo(
            "\"Septembre\" is not one of SEPTEMBER, JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE,"
                + " JULY and 4 more. Did you mean SEPTEMBER?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "a"})
  void twinsAreToldApartExactlyOnly(String wire) {
    Choice<RoomType> twins =
        Choice.of(RoomType.class)
            .value(RoomType.SINGLE, "A")
            .value(RoomType.DOUBLE, "a")
            .value(RoomType.SUITE, "b", "single")
            .build();

    assertThat(Bound.value('"' + wire + '"', in -> in.choice(twins)).value())
        .isEqualTo(wire.equals("A") ? RoomType.SINGLE : RoomType.DOUBLE);
    assertThat(Bound.value("\" a\"", in -> in.choice(twins)).message())
        .isEqualTo("\" a\" is not one of A, a, b.");
    assertThat(Bound.value("\"Single\"", in -> in.choice(twins)).message())
        .isEqualTo("\"Single\" is not one of A, a, b.");
  }

  @Test
  void mistakesOfGeneratedCodeAreHeard() {
    Choice<RoomType> partial = Choice.of(RoomType.class).value(RoomType.SINGLE, "S").build();

    assertThat(partial.wire(RoomType.SINGLE).getValue()).isEqualTo("S");
    assertThatIllegalStateException()
        .isThrownBy(() -> partial.wire(RoomType.SUITE))
        .withMessage("SUITE has no value on the wire");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> Choice.of(RoomType.class).value(RoomType.SINGLE, "S").value(RoomType.SUITE, "S"))
        .withMessage("the same value twice: S");
  }

  @Test
  void anEnumWithoutConstantsHasNoValue() {
    assertThat(Bound.value("\"x\"", in -> in.choice(Choice.of(RoomType.class).build())).message())
        .isEqualTo("\"x\" is not one of .");
  }
}
