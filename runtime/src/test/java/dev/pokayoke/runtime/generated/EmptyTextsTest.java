package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that say that an optional argument has no value. */
class EmptyTextsTest {
  private static final String FIX = " | Correct it and call again.";

  /** A whole number, a text, a text that is never blank; then the same, required. */
  private static final Shape FIND =
      Shape.of("year", "lang", "word", "day", "name").require(3, 4).literal(1, 2).nonBlank(2);

  private static List<Object> find(Args in) {
    List<Object> values = new ArrayList<>();
    for (int f; (f = in.next(FIND)) >= 0; ) {
      Object value =
          switch (f) {
            case 0 -> in.int32();
            case 2 -> in.notBlank(in.string());
            case 3 -> in.localDate();
            default -> in.string();
          };
      values.add(f + ":" + value);
    }
    return values;
  }

  private static Bound read(String name, String value) {
    return Bound.read(
        "{\"" + name + "\":" + value + ",\"day\":\"2026-03-14\",\"name\":\"\"}",
        EmptyTextsTest::find);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "year | \"\" | blank-as-absent",
        "year | \"  \" | blank-as-absent",
        "year | \"null\" | null-text",
        "year | \"None\" | null-text",
        "year | \"   none   \" | null-text",
        "word | \"\" | blank-as-absent",
      })
  void isAbsent(String name, String value, String rule) {
    Bound bound = read(name, value);

    assertThat(bound.value()).isEqualTo(List.of("3:2026-03-14", "4:"));
    assertThat(bound.repairs()).containsExactly(name + ": " + value + " ->  (" + rule + ")");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lang | \"\" | 1:",
        "lang | \"null\" | 1:null",
        "lang | \"None\" | 1:None",
        "word | \"null\" | 2:null",
        "year | 0 | 0:0",
      })
  void isAValue(String name, String value, String read) {
    Bound bound = read(name, value);

    assertThat(bound.value()).isEqualTo(List.of(read, "3:2026-03-14", "4:"));
    assertThat(bound.repairs()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "year | \"nil\" | \"nil\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "year | \"nothing\" | \"nothing\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "word | \"  \" | This must not be blank.",
      })
  void isRefused(String name, String value, String message) {
    assertThat(read(name, value).problems()).containsExactly(name + ": " + message + FIX);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "null", "None"})
  void whatIsRequiredIsNeverAbsent(String text) {
    Bound bound = Bound.read("{\"day\":\"" + text + "\",\"name\":\"null\"}", EmptyTextsTest::find);

    assertThat(bound.problems())
        .containsExactly("day: \"" + text + "\" is not a date; send it like 2026-03-14." + FIX);
  }

  @Test
  void anAbsentOneMayNotComeAgain() {
    assertThat(
            Bound.read(
                    "{\"year\":\"\",\"year\":7,\"day\":\"2026-03-14\",\"name\":\"\"}",
                    EmptyTextsTest::find)
                .problems())
        .containsExactly(
            "year: Sent more than once, counting other spellings; send it once." + FIX);
  }
}
