package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are no JSON and are mended, and those that must not be. */
class MendingTest {
  private static final Shape ANY = Shape.of("a", "b");

  /** The texts of {@code a} and of the items of {@code b}. */
  private static List<String> any(Args in) {
    List<String> values = new ArrayList<>();
    for (int f; (f = in.next(ANY)) >= 0; ) {
      if (f == 0) {
        values.add(String.valueOf(in.string()));
      } else if (in.array()) {
        while (in.item()) {
          values.add(String.valueOf(in.string()));
        }
      }
    }
    return values;
  }

  private static void assertRead(String text, List<String> values, String... repairs) {
    Bound bound = Bound.read(text, MendingTest::any);
    assertThat(bound.problems()).isEmpty();
    assertThat(bound.value()).isEqualTo(values);
    assertThat(bound.repairs()).containsExactly(repairs);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "```json\n{\"a\":\"x\"}\n```",
        " \n```json\r\n{\"a\":\"x\"}\r\n```\n",
        "```json {\"a\":\"x\"}```",
      })
  void aFenceIsTakenOff(String text) {
    assertRead(text, List.of("x"), ": ```json ->  (markdown-fence)");
  }

  @Test
  void aFenceInsideAValueIsTheValue() {
    assertRead("{\"a\":\"```json\\n{}\\n```\"}", List.of("```json\n{}\n```"));
    assertRead("```\n{\"a\":\"```\"}\n```", List.of("```"), ": ``` ->  (markdown-fence)");
  }

  @Test
  void commasBeforeAClosingBracketAreLeftOut() {
    assertRead(
        "{\"a\":\",}\",\"b\":[\"x,]\",\"y\" , \n], }",
        List.of(",}", "x,]", "y"),
        ": , ->  (trailing-comma)");
  }

  @Test
  void rawControlCharactersMeanThemselves() {
    assertRead(
        "{\"a\":\"<p>\n</p>\r\t\b\f\u0000\u001f\\n\"}",
        List.of("<p>\n</p>\r\t\b\f\u0000\u001f\n"),
        ": U+000A -> \\n (raw-control-character)");
  }

  @Test
  void theSameObjectAgainIsReadOnce() {
    assertRead(
        "{\"a\":\"x\",\"b\":[1,2]} {\"b\":[1,2],\"a\":\"\\u0078\"}\n{\"a\":\"x\",\"b\":[1,2]}",
        List.of("x", "1", "2"),
        ": {\"a\":\"x\",\"b\":[1,2]}{\"a\":\"x\",\"b\":[1,2]} -> {\"a\":\"x\",\"b\":[1,2]}"
            + " (repeated-object)",
        "b[0]: 1 -> 1 (number-for-text)",
        "b[1]: 2 -> 2 (number-for-text)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":\"X\"}{\"a\":\"Y\"}",
        "{\"a\":1}{\"a\":1.0}",
        "{\"a\":1}{\"a\":1,\"b\":null}",
        "{\"b\":[1,2]}{\"b\":[2,1]}",
        "```\n{\"a\":1,}\n{\"a\":2}\n```",
      })
  void differentObjectsAreTwoCalls(String text) {
    assertThat(Bound.read(text, MendingTest::any).problems())
        .containsExactly(
            "null: Two argument objects came; call once for each. | Correct it and call again.");
  }

  @Test
  void aDuplicateInARepeatedObjectIsStillRefused() {
    assertThat(Bound.read("{\"a\":1,\"a\":2}{\"a\":1,\"a\":2}", MendingTest::any).problems())
        .containsExactly(
            "a: Sent more than once, counting other spellings; send it once."
                + " | Correct it and call again.");
  }

  @Test
  void severalFaultsAreMendedTogether() {
    assertRead(
        "```json\n{\"a\":\"x\ny\",}\n{\"a\":\"x\ny\",}\n```",
        List.of("x\ny"),
        ": ```json ->  (markdown-fence)",
        ": U+000A -> \\n (raw-control-character)",
        ": , ->  (trailing-comma)",
        ": {\"a\":\"x\\ny\"}{\"a\":\"x\\ny\"} -> {\"a\":\"x\\ny\"} (repeated-object)");
  }

  @Test
  void aTextThatHoldsTheObjectIsOpenedOnce() {
    assertRead(
        "\" {\\\"a\\\":\\\"x\\\"}\"",
        List.of("x"),
        ": \" {\\\"a\\\":\\\"x\\\"}\" -> {\"a\":\"x\"} (object-text)");
    assertRead(
        "```\n\"{\\\"a\\\":\\\"x\\\",}\"\n```".replace(",}", "}"),
        List.of("x"),
        ": ``` ->  (markdown-fence)",
        ": \"{\\\"a\\\":\\\"x\\\"}\" -> {\"a\":\"x\"} (object-text)");
    assertRead(
        "\"{\\\"a\\\":\\\"x\\\",}\"",
        List.of("x"),
        ": \"{\\\"a\\\":\\\"x\\\",}\" -> {\"a\":\"x\",} (object-text)",
        ": , ->  (trailing-comma)");
  }

  @Test
  void whatWasFoundInAPrefixIsForgotten() {
    assertRead(
        "{\"a\":12,\"b\":[\"x\ny\"],}",
        List.of("12", "x\ny"),
        ": U+000A -> \\n (raw-control-character)",
        ": , ->  (trailing-comma)",
        "a: 12 -> 12 (number-for-text)");
    assertThat(Bound.read("{\"a\":true,\"c\":1,}", MendingTest::any).problems())
        .containsExactly(
            "a: true is not text; send a string in double quotes. | Correct it and call again.",
            "c: There is no such field; send only a, b. | Correct it and call again.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\":\"x\",} thanks | The object ends before character 12; send nothing after it.",
        "{\"a\":\"x\"}, | The object ends before character 10; send nothing after it.",
        "{\"a\":\"x\"}[] | The object ends before character 10; send nothing after it.",
        "{\"a\":\"he said \"hi\" twice\"} | This is not JSON at character 15: escape quotes inside a"
            + " text, as \\\".",
        "{\"a\":\"x\" y} | This is not JSON at character 10: a comma or } must stand there, not"
            + " \"y\".",
        "{\"a\":[\"x\"} | This is not JSON at character 10: a comma or ] must stand there, not"
            + " \"}\".",
        "{\"b\":[\"build\",\"tes | The arguments end early, at character 18; send less at once.",
        "{\"a\":\"x\ty\",\"b\":[1, | The arguments end early, at character 18; send less at once.",
        "{\"a\":1 // one | This is not JSON at character 8: a comma or } must stand there, not"
            + " \"/\".",
      })
  void whatCannotBeMendedIsRefused(String text, String message) {
    assertThat(Bound.read(text, MendingTest::any).message()).isEqualTo(message);
  }

  @Test
  void aMendedTextHasTheSameLimits() {
    String long1 = "x".repeat((1 << 20) - 20);
    assertThat(Bound.read("{\"a\":\"" + long1 + "\n\n\n\"}", MendingTest::any).problems())
        .isEmpty();
    assertThat(
            Bound.read("{\"a\":\"" + long1 + "\u0000\u0000\u0000\"}", MendingTest::any).message())
        .isEqualTo("The arguments are longer than 1 MiB; send less at once.");
    String deep = "[".repeat(65) + "]".repeat(65);
    assertThat(Bound.read("{\"a\":" + deep + ",}", MendingTest::any).message())
        .isEqualTo("At character 69 the nesting is deeper than 64; send flatter values.");
  }

  @Test
  @Timeout(20)
  void hostileTextsTakeLinearTime() {
    int size = 1 << 18;
    for (String text :
        List.of(
            "{}".repeat(size / 2),
            "{\"a\":1}{ \"a\":1}".repeat(size / 15),
            "{\"a\":\"" + "x".repeat(size / 2) + "\"}" + "{}".repeat(size / 4),
            "{" + " ".repeat(size / 2) + "}" + "{ }".repeat(size / 6),
            "{\"a\":1,}" + " ".repeat(size / 2) + "{}".repeat(size / 4),
            "{\"b\":[" + "1,".repeat(size / 2 - 8) + "]}",
            "{\"b\":[1" + ", ".repeat(size / 2 - 8) + "]}",
            "{\"b\":[" + "[1,],".repeat(size / 5 - 8) + "]}",
            "```".repeat(size / 3),
            "```json\n".repeat(size / 16) + "```".repeat(size / 8),
            "{\"a\":\"" + "\n".repeat(size - 16) + "\"}",
            "{\"b\":[" + "{},".repeat(size / 3 - 8) + "]}",
            "{\"a\":" + "[".repeat(size - 16),
            "\"".repeat(size),
            "\\".repeat(size))) {
      long began = System.nanoTime();
      Bound.read(text, MendingTest::any);
      assertThat(Duration.ofNanos(System.nanoTime() - began))
          .as(text.substring(0, 20))
          .isLessThan(Duration.ofSeconds(3));
    }
  }
}
