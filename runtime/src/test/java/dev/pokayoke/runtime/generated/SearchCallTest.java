package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.generated.Hotel.RoomType;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole calls of one tool: what is accepted, what is repaired, what is refused and how. */
class SearchCallTest {

  @Test
  void anExactCallIsBoundWithoutRepair() {
    Bound bound =
        Bound.read(
            """
            {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"DOUBLE","guests":2}""",
            Hotel::search);

    assertThat(bound.value())
        .isEqualTo(
            List.of(LocalDate.of(2026, 6, 14), LocalDate.of(2026, 6, 16), RoomType.DOUBLE, 2));
    assertThat(bound.refusal()).isNull();
    assertThat(bound.coercions()).isEmpty();
  }

  @Test
  void whatHasOneReadingIsRepairedAndRecorded() {
    Bound bound =
        Bound.read(
            """
            {"checkIn":"06/14/2026","check_out":"2026-06-16","room_type":"Double Room","guests":"2"}""",
            Hotel::search);

    assertThat(bound.value())
        .isEqualTo(
            List.of(LocalDate.of(2026, 6, 14), LocalDate.of(2026, 6, 16), RoomType.DOUBLE, 2));
    assertThat(bound.repairs())
        .containsExactly(
            "check_in: \"checkIn\" -> check_in (key-spelling)",
            "check_in: \"06/14/2026\" -> 2026-06-14 (month-first-date)",
            "room_type: \"Double Room\" -> DOUBLE (enum-alias)",
            "guests: \"2\" -> 2 (numeric-text)");
  }

  @Test
  void everyProblemIsToldAtOnce() {
    Bound bound =
        Bound.read(
            """
            {"check_in":"03/04/2026","check_out":"2026-03-01","room_type":"penthouse","guests":0}""",
            Hotel::search);

    assertThat(bound.value()).isNull();
    assertThat(bound.refusal())
        .isEqualTo(
            new ToolError(
                ErrorCode.INVALID_ARGUMENT,
                null,
                "3 problems; nothing ran.",
                true,
                "",
                List.of(
                    new ToolError.Problem(
                        "check_in",
                        "\"03/04/2026\" may be 2026-03-04 or 2026-04-03.",
                        "Ask the guest; do not choose."),
                    new ToolError.Problem(
                        "room_type",
                        "\"penthouse\" is not one of SINGLE, DOUBLE, SUITE.",
                        "Correct it and call again."),
                    new ToolError.Problem(
                        "guests", "0 is not between 1 and 8.", "Correct it and call again.")),
                0,
                Fixer.MODEL,
                null,
                ToolError.Outcome.NOT_APPLIED,
                null,
                null));
  }

  @Test
  void oneProblemStandsAlone() {
    Bound bound =
        Bound.read(
            """
            {"check_in":"2026-06-14","check_out":"2026-06-12","room_type":"SUITE","guests":2}""",
            Hotel::search);

    assertThat(bound.refusal())
        .isEqualTo(
            new ToolError(
                ErrorCode.INVALID_ARGUMENT,
                "check_out",
                "2026-06-12 is not after check_in 2026-06-14.",
                true,
                "Correct it if the guest gave both dates; else ask.",
                List.of(),
                0,
                Fixer.MODEL,
                null,
                ToolError.Outcome.NOT_APPLIED,
                null,
                null));
  }

  @Test
  void onlyTheUserCanFixAnAmbiguousDate() {
    Bound bound =
        Bound.read(
            """
            {"check_in":"03/04/2026","check_out":"05/06/2026","room_type":"SUITE","guests":2}""",
            Hotel::search);

    assertThat(bound.problems())
        .containsExactly(
            "check_in: \"03/04/2026\" may be 2026-03-04 or 2026-04-03."
                + " | Ask the guest; do not choose.",
            "check_out: \"05/06/2026\" may be 2026-05-06 or 2026-06-05."
                + " | Ask the guest; do not choose.");
    assertThat(bound.refusal()).extracting(ToolError::fixer).isEqualTo(Fixer.USER);
  }

  @Test
  void noArgumentsAreAnEmptyObject() {
    List<String> missing =
        List.of(
            "check_in: This is required and was not sent. | Correct it and call again.",
            "check_out: This is required and was not sent. | Correct it and call again.",
            "room_type: This is required and was not sent. | Correct it and call again.",
            "guests: This is required and was not sent. | Correct it and call again.");

    assertThat(Bound.read(null, Hotel::search).problems()).isEqualTo(missing);
    assertThat(Bound.read(" \n", Hotel::search).problems()).isEqualTo(missing);
    assertThat(Bound.read("{}", Hotel::search).problems()).isEqualTo(missing);
    assertThat(Bound.read("{\"check_in\":null}", Hotel::search).problems()).isEqualTo(missing);
  }

  @Test
  void theOrderOfTheKeysChangesNoProblem() {
    List<String> members =
        List.of(
            "\"checkIn\":\"2026-02-30\"",
            "\"check_in\":\"2026-03-01\"",
            "\"check_out\":\"soon\"",
            "\"colour\":\"red\"",
            "\"floor\":[1,{\"a\":2}]");
    List<String> expected =
        List.of(
            "check_in: Sent more than once, counting other spellings; send it once."
                + " | Correct it and call again.",
            "check_out: \"soon\" is not a date; send it like 2026-03-14."
                + " | Correct it and call again.",
            "room_type: This is required and was not sent. | Correct it and call again.",
            "guests: This is required and was not sent. | Correct it and call again.",
            "colour: There is no such field; send only check_in, check_out, room_type, guests."
                + " | Correct it and call again.",
            "floor: There is no such field; send only check_in, check_out, room_type, guests."
                + " | Correct it and call again.");

    List<List<String>> orders = permutations(members);

    assertThat(orders).hasSize(120);
    for (List<String> order : orders) {
      String text = "{" + String.join(",", order) + "}";
      assertThat(Bound.read(text, Hotel::search).problems()).as(text).isEqualTo(expected);
    }
  }

  private static List<List<String>> permutations(List<String> items) {
    if (items.isEmpty()) {
      return List.of(List.of());
    }
    List<List<String>> all = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      List<String> rest = new ArrayList<>(items);
      String first = rest.remove(i);
      for (List<String> order : permutations(rest)) {
        List<String> whole = new ArrayList<>(List.of(first));
        whole.addAll(order);
        all.add(whole);
      }
    }
    return all;
  }
}
