package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text, characters and booleans. */
class TextsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "\"G-12\"|G-12",
        "\"\"|''",
        "\" a \"|' a '",
        "\"12\"|12",
        "\"{\\\"a\\\":1}\"|{\"a\":1}",
        "\"[1]\"|[1]",
        "\"null\"|null"
      })
  void textIsNeverLookedInto(String json, String value) {
    Bound bound = Bound.value(json, Args::string);

    assertThat(bound.value()).isEqualTo(value);
    assertThat(bound.coercions()).isEmpty();
  }

  @Test
  void escapesAreDecodedAndLoneSurrogatesKept() {
    assertThat(Bound.value("\"a\\n\\u00e9\\ud83d\\ude00\"", Args::string).value())
        .isEqualTo("a\né😀");
    assertThat(Bound.value("\"\\ud83d\"", Args::string).value()).isEqualTo("\ud83d");
  }

  @ParameterizedTest
  @CsvSource({"12", "12.50", "-1e5", "9007199254740993"})
  void aNumberIsTakenAsItsOwnText(String json) {
    Bound bound = Bound.value(json, Args::string);

    assertThat(bound.value()).isEqualTo(json);
    assertThat(bound.repairs())
        .containsExactly("v: " + json + " -> " + json + " (number-for-text)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "true | true is not text; send a string in double quotes.",
        "{\"a\":1} | An object is not text; send a string in double quotes.",
        "[\"a\",\"b\"] | A list is not text; send a string in double quotes.",
        "1e999 | 1e999 has an exponent beyond 400; send a number without one.",
      })
  void everythingElseIsNotText(String json, String message) {
    assertThat(Bound.value(json, Args::string).problems())
        .containsExactly("v: " + message + " | Correct it and call again.");
  }

  @Test
  void aCharacterIsOneUtf16Unit() {
    assertThat(Bound.value("\"x\"", Args::character).value()).isEqualTo('x');
    assertThat(Bound.value("\"\\n\"", Args::character).value()).isEqualTo('\n');
    assertThat(Bound.value("5", Args::character).value()).isEqualTo('5');
    assertThat(Bound.value("5", Args::character).repairs())
        .containsExactly("v: 5 -> 5 (number-for-text)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"xy\" | \"xy\" is not exactly one character.",
        "\"\" | \"\" is not exactly one character.",
        "\"😀\" | \"😀\" is not exactly one character.",
        "12 | 12 is not exactly one character.",
        "false | false is not exactly one character.",
        "[] | A list is not exactly one character.",
      })
  void everythingElseIsNotACharacter(String json, String message) {
    assertThat(Bound.value(json, Args::character).problems())
        .containsExactly("v: " + message + " | Correct it and call again.");
  }

  @ParameterizedTest
  @CsvSource({
    "true, true, ''",
    "false, false, ''",
    "\"TRUE\", true, boolean-text",
    "\" false \", false, boolean-text",
    "\"True\", true, boolean-text",
  })
  void aBooleanIsTrueOrFalse(String json, boolean value, String rule) {
    Bound bound = Bound.value(json, Args::bool);

    assertThat(bound.value()).isEqualTo(value);
    assertThat(bound.repairs())
        .isEqualTo(
            rule.isEmpty()
                ? java.util.List.of()
                : java.util.List.of("v: " + json + " -> " + value + " (" + rule + ")"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"yes\" | \"yes\" is not true or false.",
        "\"\" | \"\" is not true or false.",
        "\"0\" | \"0\" is not true or false.",
        "1 | 1 is not true or false.",
        "0 | 0 is not true or false.",
        "[true,false] | A list is not true or false.",
        "{} | An object is not true or false.",
      })
  void everythingElseIsNotABoolean(String json, String message) {
    assertThat(Bound.value(json, Args::bool).problems())
        .containsExactly("v: " + message + " | Correct it and call again.");
  }
}
