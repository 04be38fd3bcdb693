package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sizes, blanks, patterns and what is not a number; those have {@link NumberConstraintsTest}. */
class ConstraintsTest {
  private static final Limits POSITIVE = Limits.none().above("0");

  @ParameterizedTest
  @CsvSource({
    "ab, 2, 3, ''",
    "abc, 2, 3, ''",
    "a, 2, 3, 1 character; send 2 to 3.",
    "abcd, 2, 3, 4 characters; send 2 to 3.",
    "abcd, 0, 3, 4 characters; send at most 3.",
    "a, 2, 2147483647, 1 character; send at least 2.",
    "a, 5, 5, 1 character; send exactly 5.",
    "'', 1, 5, 0 characters; send 1 to 5.",
    "😀, 0, 2, ''",
    "😀😀, 0, 3, 4 characters; send at most 3.",
  })
  void aTextHasASize(String text, int min, int max, String message) {
    assertThat(Bound.value('"' + text + '"', in -> in.size(in.string(), min, max)).message())
        .isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource({
    "'[1,2]', 2, 3, ''",
    "'[1]', 2, 3, 1 item; send 2 to 3.",
    "'[1,2,3,4]', 0, 3, 4 items; send at most 3.",
    "'[]', 1, 2147483647, 0 items; send at least 1.",
  })
  void aListHasASize(String json, int min, int max, String message) {
    assertThat(Bound.value(json, in -> in.size(numbers(in), min, max)).message())
        .isEqualTo(message);
  }

  @Test
  void itemsThatWereRefusedCountForTheSize() {
    assertThat(Bound.value("[1,null,true]", in -> in.size(numbers(in), 3, 3)).problems())
        .containsExactly(
            "v[1]: null is not an item; leave it out. | Correct it and call again.",
            "v[2]: true is not a whole number. | Correct it and call again.");
  }

  private static List<Integer> numbers(Args in) {
    List<Integer> items = new ArrayList<>();
    if (in.array()) {
      while (in.item()) {
        items.add(in.int32());
      }
    }
    return items;
  }

  /** As Hibernate Validator: by {@link String#isBlank()}, for which U+00A0 is no white space. */
  @ParameterizedTest
  @ValueSource(strings = {"\"a\"", "\" a \"", "\"\\u00a0\"", "\"\\u0000\""})
  void aTextWithSomethingVisibleIsNotBlank(String json) {
    assertThat(Bound.value(json, in -> in.notBlank(in.string())).refusal()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\"", "\"  \"", "\"\\t\\n\"", "\"\\u2003\""})
  void aTextOfWhiteSpaceIsBlank(String json) {
    assertThat(Bound.value(json, in -> in.size(in.notBlank(in.string()), 3, 5)).problems())
        .containsExactly("v: This must not be blank. | Correct it and call again.");
  }

  @ParameterizedTest
  @CsvSource({
    "G-12, ''",
    "xG-12, '\"xG-12\" does not match the pattern `[A-Z]-[0-9]+`.'",
    "G-12x, '\"G-12x\" does not match the pattern `[A-Z]-[0-9]+`.'",
    "g-12, '\"g-12\" does not match the pattern `[A-Z]-[0-9]+`.'",
  })
  void aPatternMatchesTheWholeText(String text, String message) {
    Pattern pattern = Pattern.compile("[A-Z]-[0-9]+");

    assertThat(Bound.value('"' + text + '"', in -> in.pattern(in.string(), pattern)).message())
        .isEqualTo(message);
  }

  @Test
  void aPatternThatOverflowsTheStackDoesNotMatch() {
    Pattern pattern = Pattern.compile("(a|b)*");

    assertThat(
            Bound.value('"' + "ab".repeat(200_000) + '"', in -> in.pattern(in.string(), pattern))
                .message())
        .isEqualTo(
            "\"" + "ab".repeat(20).substring(0, 39) + "…\" does not match the pattern `(a|b)*`.");
  }

  @Test
  void aPatternIsAskedOnlyIfTheSizeIsGood() {
    Pattern pattern = Pattern.compile("[a-z]*");

    assertThat(
            Bound.value("\"ABCD\"", in -> in.pattern(in.size(in.string(), 0, 3), pattern))
                .problems())
        .containsExactly("v: 4 characters; send at most 3. | Correct it and call again.");
  }

  @Test
  void whatWasNotReadIsNotJudged() {
    Pattern pattern = Pattern.compile("x");

    assertThat(
            Bound.value("true", in -> in.pattern(in.size(in.notBlank(in.string()), 5, 5), pattern))
                .problems())
        .containsExactly(
            "v: true is not text; send a string in double quotes. | Correct it and call again.");
    assertThat(Bound.value("true", in -> in.within(in.decimal(), POSITIVE)).problems()).hasSize(1);
    assertThat(
            Bound.value(
                    "[\"x\",0]",
                    in -> {
                      if (in.array()) {
                        while (in.item()) {
                          in.within(in.float64(), POSITIVE);
                        }
                      }
                      return "";
                    })
                .problems())
        .containsExactly(
            "v[0]: \"x\" is not a number; send it like 1250.5: digits, and a point only before decimals. | Correct it and call again.",
            "v[1]: 0 is not greater than 0. | Correct it and call again.");
  }

  @Test
  void aPatternThatTriesTooManyWaysIsRefusedInTime() {
    Pattern pattern = Pattern.compile("(a+)+\\1b");

    assertThat(
            Bound.value('"' + "a".repeat(50) + '"', in -> in.pattern(in.string(), pattern))
                .message())
        .isEqualTo(
            '"'
                + "a".repeat(39)
                + "\u2026\" takes too long to compare with `(a+)+\\1b`; send a simpler"
                + " text.");
  }

  @ParameterizedTest
  @CsvSource({
    "name@example.com, ''",
    "name, '\"name\" is not an e-mail address; send it like name@example.com.'",
  })
  void anEmailAddress(String text, String message) {
    assertThat(Bound.value('"' + text + '"', in -> in.email(in.string())).message())
        .isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource({
    "https://a.example:8080/b, ''",
    "http://a.example:8080/b, '\"http://a.example:8080/b\" is not a URL of the kind wanted; send it"
        + " like https://a.example:8080/path.'",
  })
  void aUrl(String text, String message) {
    assertThat(
            Bound.value('"' + text + '"', in -> in.url(in.string(), "https", "a.example", 8080))
                .message())
        .isEqualTo(message);
  }

  @Test
  void aUuid() {
    UuidForm form = UuidForm.of(7).variants(1).upperCase();

    assertThat(Bound.value("\"x\"", in -> in.uuid(in.string(), form)).message())
        .isEqualTo(
            "\"x\" is not a UUID of the kind wanted; send it like"
                + " 01890A5D-AC96-774B-BCCE-B302099A8057.");
  }

  @Test
  void theItemsOfAListDiffer() {
    assertThat(Bound.value("[1,2,1]", in -> in.unique(numbers(in))).message())
        .isEqualTo("Item 2 was sent before; send each item once.");
    assertThat(Bound.value("[1,2]", in -> in.unique(numbers(in))).message()).isEmpty();
  }

  @Test
  void oneBooleanIsAccepted() {
    assertThat(Bound.value("false", in -> in.only(in.bool(), true)).message())
        .isEqualTo("false is not accepted; only true is.");
    assertThat(Bound.value("true", in -> in.only(in.bool(), true)).message()).isEmpty();
  }

  @Test
  void whatMustNotBeThereIsNamed() {
    assertThat(Bound.value("\"x\"", in -> in.none(in.string())).message())
        .isEqualTo("This must not be sent; leave it out.");
  }

  @Test
  void theWordsOfTheServiceWin() {
    assertThat(Bound.value("\"abc\"", in -> in.size(in.string(), 1, 2, "Too long.")).message())
        .isEqualTo("Too long.");
    assertThat(
            Bound.value("3", in -> in.within(in.int64(), Limits.none().atMost("2", "Too many.")))
                .message())
        .isEqualTo("Too many.");
  }
}
