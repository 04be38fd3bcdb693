package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "7",
        "-7",
        "123456789012345678",
        "1234567890123456789",
        "9223372036854775807",
        "-9223372036854775808"
      })
  void textOfDigitsIsExact(String digits) {
    Bound bound = Bound.value('"' + digits + '"', Args::id64);

    assertThat(bound.value()).isEqualTo(Long.valueOf(digits));
    assertThat(bound.coercions()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "7, 7, number-for-text",
    "9007199254740992, 9007199254740992, number-for-text",
    "-9007199254740992, -9007199254740992, number-for-text",
    "9007199254740995, 9007199254740995, number-for-text",
    "9223372036854775807, 9223372036854775807, number-for-text",
    "\" 12 \", 12, outer-blanks",
  })
  void whatCanOnlyMeanOneIdIsTaken(String json, long id, String rule) {
    Bound bound = Bound.value(json, Args::id64);

    assertThat(bound.value()).isEqualTo(id);
    assertThat(bound.repairs()).containsExactly("v: " + json + " -> " + id + " (" + rule + ")");
  }

  /**
   * Each is printed by JavaScript as {@code String(Number(token))}, so it may have been rounded.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "9007199254740994",
        "9007199254740996",
        "-9007199254740996",
        "1234567890123456800",
        "100000000000000000",
        "36028797018963970",
        "4611686018427388000",
        "9223372036854776000"
      })
  void aNumberThatADoublePrintsAsIsRefused(String json) {
    assertThat(Bound.value(json, Args::id64).problems())
        .containsExactly(
            "v: " + json + " may have been rounded; send it as text. | Correct it and call again.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4611686018427387904", "1234567890123456789", "36028797018963968"})
  void aNumberThatNoDoublePrintsAsWasNotRounded(String json) {
    assertThat(Bound.value(json, Args::id64).value()).isEqualTo(Long.valueOf(json));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"x12\" | \"x12\" is not an id of digits.",
        "\"\" | \"\" is not an id of digits.",
        "\"-\" | \"-\" is not an id of digits.",
        "\"007\" | \"007\" is not an id of digits.",
        "\"-0\" | \"-0\" is not an id of digits.",
        "\"+5\" | \"+5\" is not an id of digits.",
        "\"12.0\" | \"12.0\" is not an id of digits.",
        "\"1e3\" | \"1e3\" is not an id of digits.",
        "\"１２\" | \"１２\" is not an id of digits.",
        "12.0 | 12.0 is not an id of digits.",
        "true | true is not an id of digits.",
        "[7,8] | A list is not an id of digits.",
        "\"9223372036854775808\" | 9223372036854775808 is not between -9223372036854775808 and"
            + " 9223372036854775807.",
      })
  void everythingElseIsRefused(String json, String message) {
    assertThat(Bound.value(json, Args::id64).problems())
        .containsExactly("v: " + message + " | Correct it and call again.");
  }

  @Test
  void anIdMayHaveARange() {
    assertThat(Bound.value("\"5\"", in -> in.id64(1, 9)).value()).isEqualTo(5L);
    assertThat(Bound.value("\"0\"", in -> in.id64(1, 9)).message())
        .isEqualTo("0 is not between 1 and 9.");
    assertThat(Bound.value("0", in -> in.id64(1, Long.MAX_VALUE)).message())
        .isEqualTo("0 is less than 1.");
  }

  @Test
  void aNumberThatNoDoubleHoldsIsOnlyOutOfRange() {
    assertThat(Bound.value("9".repeat(400), Args::id64).message())
        .isEqualTo(
            "9".repeat(39) + "… is not between -9223372036854775808 and 9223372036854775807.");
  }
}
