package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are not one JSON object. */
class MalformedTextTest {
  private static final Shape ANY = Shape.of("a", "b");

  /** Reads whatever stands behind {@code a} and {@code b}, so that every value is reached. */
  private static Object any(Args in) {
    while (in.next(ANY) >= 0) {
      in.string();
    }
    return "read";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{ | 1",
        "{\"a | 3",
        "{\"a\" | 4",
        "{\"a\": | 5",
        "{\"a\":\"x | 7",
        "{\"a\":\"x\\ | 8",
        "{\"a\":\"\\u00 | 10",
        "{\"a\":tr | 7",
        "{\"a\":1. | 7",
        "{\"a\":- | 6",
        "{\"a\":1e | 7",
        "{\"a\":\"x\", | 9",
        "{\"a\":[ | 6",
      })
  void whatEndsEarlySaysWhere(String text, int position) {
    assertThat(Bound.read(text, MalformedTextTest::any).problems())
        .containsExactly(
            "null: The arguments end early, at character "
                + position
                + "; send less at once. | Correct it and call again.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\":1 | 6 | }",
        "{\"a\":\"x\" | 8 | }",
        "{\"a\":[1,2 | 9 | ]}",
        "{\"a\":{\"b\":1} | 12 | }",
        "{\"a\":[{\"b\":[] | 13 | }]}",
      })
  void whatLacksOnlyItsEndSaysWhatIsMissing(String text, int position, String missing) {
    assertThat(Bound.read(text, MalformedTextTest::any).problems())
        .containsExactly(
            "null: The arguments end at character "
                + position
                + " before the closing "
                + missing
                + "; send it too. | Correct it and call again.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a':1} | character 2: a name in double quotes must stand there, not \"'\".",
        "{a:1} | character 2: a name in double quotes must stand there, not \"a\".",
        "{,} | character 2: a name in double quotes must stand there, not \",\".",
        "{\"a\" 1} | character 6: a colon must stand there, not \"1\".",
        "{\"a\":1 \"b\":2} | character 8: a comma or } must stand there, not \"\"\".",
        "{\"a\":[1 2]} | character 9: a comma or ] must stand there, not \"2\".",
        "{\"a\":[1,,]} | character 9: a value must stand there, not \",\".",
        "{\"a\":[,]} | character 7: a value must stand there, not \",\".",
        "{\"a\":[1}} | character 8: a comma or ] must stand there, not \"}\".",
        "{\"a\":} | character 6: a value must stand there, not \"}\".",
        "{\"a\":'x'} | character 6: a value must stand there, not \"'\".",
        "{\"a\":None} | character 6: a value must stand there, not \"N\".",
        "{\"a\":True} | character 6: a value must stand there, not \"T\".",
        "{\"a\":truest} | character 6: a value must stand there, not \"t\".",
        "{\"a\":1 /* one */} | character 8: a comma or } must stand there, not \"/\".",
        "{\"a\":NaN} | character 6: NaN and Infinity are not numbers of JSON.",
        "{\"a\":-Infinity} | character 6: NaN and Infinity are not numbers of JSON.",
        "{\"a\":Infinity} | character 6: NaN and Infinity are not numbers of JSON.",
        "{\"a\":+1} | character 6: the number is not written as JSON numbers are.",
        "{\"a\":01} | character 6: the number is not written as JSON numbers are.",
        "{\"a\":.5} | character 6: the number is not written as JSON numbers are.",
        "{\"a\":1.} | character 6: the number is not written as JSON numbers are.",
        "{\"a\":1e} | character 6: the number is not written as JSON numbers are.",
        "{\"a\":-} | character 6: the number is not written as JSON numbers are.",
        "{\"a\":2+2} | character 7: a comma or } must stand there, not \"+\".",
        "{\"a\":\"\\x\"} | character 8: the character after \\ makes no escape.",
        "{\"a\":\"\\u00g0\"} | character 11: the character after \\ makes no escape.",
        "Sure! | character 1: a value must stand there, not \"S\".",
        "} | character 1: a value must stand there, not \"}\".",
      })
  void whatIsNotJsonSaysWhereAndWhy(String text, String reason) {
    assertThat(Bound.read(text, MalformedTextTest::any).problems())
        .containsExactly("null: This is not JSON at " + reason + " | Correct it and call again.");
  }

  @Test
  void whatCannotBeSeenIsNotShown() {
    assertThat(Bound.read("\ufeff{}", MalformedTextTest::any).message())
        .isEqualTo("This is not JSON at character 1: a value must stand there, not \"?\".");
    assertThat(Bound.read("`{}`", MalformedTextTest::any).message())
        .isEqualTo("This is not JSON at character 1: a value must stand there, not \"`\".");
    assertThat(Bound.read("{\u200b}", MalformedTextTest::any).message())
        .isEqualTo(
            "This is not JSON at character 2: a name in double quotes must stand there, not"
                + " \"?\".");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\":\"x\"} thanks | 11",
        "{\"a\":\"x\"}{\"a\":\"x\" | 10",
        "{\"a\":\"x\"},{\"a\":\"x\"} | 10",
        "{\"a\":\"x\"}} | 10",
        "{\"a\":\"x\"}, | 10",
        "{} null | 4",
      })
  void nothingMayFollowTheObject(String text, int position) {
    assertThat(Bound.read(text, MalformedTextTest::any).problems())
        .containsExactly(
            "null: The object ends before character "
                + position
                + "; send nothing after it. | Correct it and call again.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[] | A list",
        "[{\"a\":1}] | A list",
        "\"x\" | A text",
        "\"[{}]\" | A text",
        "\"\\\"{}\\\"\" | A text",
        "12 | A number",
        "1.5 | A number",
        "true | true",
        "false | false",
      })
  void theRootIsAnObject(String text, String came) {
    assertThat(Bound.read(text, MalformedTextTest::any).problems())
        .containsExactly(
            "null: "
                + came
                + " is not an object; send one object of named values."
                + " | Correct it and call again.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", " null\n", "", "\t"})
  void noneIsAnEmptyObject(String text) {
    assertThat(Bound.read(text, MalformedTextTest::any).value()).isEqualTo("read");
  }

  @Test
  void aTextThatCannotBeReadHidesOtherProblems() {
    assertThat(Bound.read("{\"a\":true,\"x\":1,", MalformedTextTest::any).problems())
        .containsExactly(
            "null: The arguments end early, at character 16; send less at once."
                + " | Correct it and call again.");
  }
}
