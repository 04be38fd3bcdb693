package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Arguments one level too deep or too high. */
class RegroupingTest {
  private static final String FIX = " | Correct it and call again.";
  private static final Shape SPOT = Shape.of("town", "note").require(0).literal(1);
  private static final Shape FORECAST = Shape.of("spot", "days").require(0).holds(0, SPOT);
  private static final Shape INPUT = Shape.of("input").require(0);

  /** {@code forecast(spot: {town, note?}, days?)}. */
  static List<@Nullable Object> forecast(Args in) {
    Object spot = null;
    int days = 0;
    for (int f; (f = in.next(FORECAST)) >= 0; ) {
      if (f == 0) {
        spot = in.object() ? spot(in) : null;
      } else {
        days = in.int32();
      }
    }
    List<@Nullable Object> values = new ArrayList<>();
    values.add(spot);
    values.add(days);
    return values;
  }

  private static @Nullable Object spot(Args in) {
    List<@Nullable Object> values = new ArrayList<>();
    while (in.next(SPOT) >= 0) {
      values.add(in.string());
    }
    return in.end() ? values : null;
  }

  private static void assertRead(String text, Object value, String... repairs) {
    Bound bound = Bound.read(text, RegroupingTest::forecast);
    assertThat(bound.problems()).isEmpty();
    assertThat(bound.value()).isEqualTo(value);
    assertThat(bound.repairs()).containsExactly(repairs);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arguments", "args", "input", "parameters"})
  void oneUndeclaredNameAroundAllIsTakenOff(String name) {
    String inner = "{\"spot\":{\"town\":\"Oslo\"}}";
    String text = " {\"" + name + "\" : " + inner + " } ";
    assertRead(
        text,
        List.of(List.of("Oslo"), 0),
        ": " + text.replaceFirst("(?<=^.{59}).*", "…") + " -> " + inner + " (unwrapped)");
  }

  @Test
  void whatIsTakenOffMayHoldText() {
    assertRead(
        "{\"args\":\"{\\\"spot\\\":{\\\"town\\\":\\\"A\\\"}}\"}",
        List.of(List.of("A"), 0),
        ": {\"args\":\"{\\\"spot\\\":{\\\"town\\\":\\\"A\\\"}}\"} ->"
            + " \"{\\\"spot\\\":{\\\"town\\\":\\\"A\\\"}}\" (unwrapped)",
        ": \"{\\\"spot\\\":{\\\"town\\\":\\\"A\\\"}}\" -> {\"spot\":{\"town\":\"A\"}}"
            + " (object-text)");
  }

  @Test
  void aDeclaredNameIsNotTakenOff() {
    Bound bound =
        Bound.read(
            "{\"input\":{\"x\":1}}",
            in -> {
              String value = null;
              while (in.next(INPUT) >= 0) {
                value = in.string();
              }
              return value;
            });
    assertThat(bound.problems())
        .containsExactly("input: An object is not text; send a string in double quotes." + FIX);
  }

  @Test
  void itIsTakenOffOnceAndAlone() {
    assertThat(
            Bound.read(
                    "{\"args\":{\"input\":{\"spot\":{\"town\":\"A\"}}}}", RegroupingTest::forecast)
                .problems())
        .containsExactly(
            "spot: This is required and was not sent." + FIX,
            "input: There is no such field; send only spot, days." + FIX);
    assertThat(
            Bound.read(
                    "{\"args\":{\"spot\":{\"town\":\"A\"}},\"days\":2}", RegroupingTest::forecast)
                .problems())
        .containsExactly(
            "spot: This is required and was not sent." + FIX,
            "args: There is no such field; send only spot, days." + FIX);
  }

  @Test
  void problemsInsideHaveTheDeclaredPaths() {
    assertThat(
            Bound.read("{\"args\":{\"spot\":{\"town\":true}}}", RegroupingTest::forecast)
                .problems())
        .containsExactly("spot.town: true is not text; send a string in double quotes." + FIX);
  }

  @Test
  void theFieldsOfTheOnlyObjectMayComeFlat() {
    assertRead(
        "{\"town\":\"Oslo\"}",
        List.of(List.of("Oslo"), 0),
        "spot: {\"town\":\"Oslo\"} -> {\"spot\":{\"town\":\"Oslo\"}} (flat-fields)");
    assertRead(
        "{\"Town\":12,\"x\":null}",
        List.of(List.of("12"), 0),
        "spot: {\"Town\":12,\"x\":null} -> {\"spot\":{\"Town\":12,\"x\":null}} (flat-fields)",
        "spot.town: \"Town\" -> town (key-spelling)",
        "spot.town: 12 -> 12 (number-for-text)");
    assertRead(
        "{\"input\":{\"town\":\"Oslo\"}}",
        List.of(List.of("Oslo"), 0),
        ": {\"input\":{\"town\":\"Oslo\"}} -> {\"town\":\"Oslo\"} (unwrapped)",
        "spot: {\"town\":\"Oslo\"} -> {\"spot\":{\"town\":\"Oslo\"}} (flat-fields)");
  }

  @Test
  void aProblemOfAFlatFieldHasTheDeclaredPath() {
    assertThat(Bound.read("{\"note\":true}", RegroupingTest::forecast).problems())
        .containsExactly(
            "spot.town: This is required and was not sent." + FIX,
            "spot.note: true is not text; send a string in double quotes." + FIX);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"town\":\"A\",\"days\":2} | spot: This is required and was not sent."
            + " | town: There is no such field here; put it in spot.",
        "{\"town\":\"A\",\"colour\":2} | spot: This is required and was not sent."
            + " | colour: There is no such field; send only spot, days.",
        "{\"x\":{}} | spot: This is required and was not sent."
            + " | x: There is no such field; send only spot, days.",
      })
  void notAllBelongToIt(String text, String first, String second) {
    assertThat(Bound.read(text, RegroupingTest::forecast).problems())
        .startsWith(first + FIX)
        .contains(second + FIX);
  }

  @Test
  void anEmptyObjectIsNotFlat() {
    assertThat(Bound.read("{}", RegroupingTest::forecast).problems())
        .containsExactly("spot: This is required and was not sent." + FIX);
    assertThat(Bound.read("{\"town\":null}", RegroupingTest::forecast).problems())
        .containsExactly("spot: This is required and was not sent." + FIX);
  }
}
