package dev.pokayoke.runtime.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.ToolError.Problem;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

class ErrorTextTest {
  private static final String DEFAULT_FIX = ErrorCode.INVALID_ARGUMENT.defaultFix();

  @Test
  void writesOneProblem() {
    assertThat(text("check_out", "2026-06-12 is not after check_in 2026-06-14.", "Ask the guest."))
        .isEqualTo(
            """
            {"error":{"code":"INVALID_ARGUMENT","field":"check_out",\
            "message":"2026-06-12 is not after check_in 2026-06-14.","retryable":true,\
            "fix":"Ask the guest."}}""");
  }

  @Test
  void leavesOutWhatIsAbsent() {
    assertThat(text(null, "It is wrong.", ""))
        .isEqualTo(
            """
            {"error":{"code":"INVALID_ARGUMENT","message":"It is wrong.","retryable":true}}""");
  }

  @Test
  void writesSeveralProblems() {
    assertThat(
            text(
                "2 problems; nothing ran.",
                List.of(
                    new Problem("guests", "0 is not in 1..8.", DEFAULT_FIX),
                    new Problem(null, "Unknown.", ""))))
        .isEqualTo(
            """
            {"error":{"code":"INVALID_ARGUMENT","message":"2 problems; nothing ran.",\
            "retryable":true,"problems":[\
            {"field":"guests","message":"0 is not in 1..8.","fix":"Correct it and call again."},\
            {"message":"Unknown."}]}}""");
  }

  @Test
  void escapesAndCleans() {
    assertThat(text("a\"b\\", "\t\u0000tab\r\n\u2028next \uD800lone\uDC00 \uD83D\uDE00", ""))
        .isEqualTo(
            """
            {"error":{"code":"INVALID_ARGUMENT","field":"a\\"b\\\\",\
            "message":"tab next \uFFFDlone\uFFFD \uD83D\uDE00","retryable":true}}""");
  }

  @Test
  void cutsAMessageAt200Characters() {
    assertThat(text(null, "a".repeat(201), ""))
        .contains("\"" + "a".repeat(199) + "…\"")
        .doesNotContain("a".repeat(200));
    assertThat(text(null, "a".repeat(200), "")).contains("\"" + "a".repeat(200) + "\"");
  }

  @Test
  void cutsTheMessageBeforeTheFix() {
    String fix = "f".repeat(140);
    String text = text("field_with_a_name", "m".repeat(300), fix);
    assertThat(bytes(text)).isEqualTo(400);
    assertThat(text).contains(fix).contains("m…\"");
  }

  @Test
  void cutsAFixThatIsTooLongOnItsOwn() {
    String text = text("f".repeat(900), "m".repeat(300), "x".repeat(900));
    assertThat(bytes(text)).isEqualTo(400);
    assertThat(text).contains("x…\"").contains("f…\"").contains("m…\"");
    assertValid(text);
  }

  @Test
  void dropsNothingThatFits() {
    List<Problem> problems = Collections.nCopies(4, new Problem("f", "m".repeat(110), DEFAULT_FIX));
    String text = text("4 problems; nothing ran.", problems);
    assertThat(bytes(text)).isLessThanOrEqualTo(800).isGreaterThan(700);
    assertThat(text.split("m{110}", -1)).hasSize(5);
  }

  @Test
  void cutsLongMessagesFirst() {
    List<Problem> problems = Collections.nCopies(4, new Problem("f", "m".repeat(150), DEFAULT_FIX));
    String text = text("4 problems; nothing ran.", problems);
    assertThat(bytes(text)).isLessThanOrEqualTo(800);
    assertThat(text).contains("m".repeat(99) + "…").doesNotContain("m".repeat(100));
    assertThat(text.split("Correct it", -1)).hasSize(5);
  }

  @Test
  void dropsDefaultFixesNext() {
    List<Problem> problems = new ArrayList<>();
    problems.add(new Problem("own", "m".repeat(80), "Ask the guest."));
    problems.addAll(Collections.nCopies(5, new Problem("f", "m".repeat(80), DEFAULT_FIX)));
    String text = text("6 problems; nothing ran.", problems);
    assertThat(bytes(text)).isLessThanOrEqualTo(800);
    assertThat(text).contains("Ask the guest.").doesNotContain("Correct it");
    assertThat(text.split("\"field\"", -1)).hasSize(7);
  }

  @Test
  void dropsTheLastProblemsAtTheEndAndCountsThem() {
    List<Problem> problems = new ArrayList<>();
    for (int n = 1; n <= 12; n++) {
      problems.add(new Problem("field_" + n, "m".repeat(90), "Ask."));
    }
    String text = text("12 problems; nothing ran.", problems);
    assertThat(bytes(text)).isLessThanOrEqualTo(800);
    assertThat(text)
        .contains("field_1\"", "field_4\"")
        .doesNotContain("field_5\"")
        .endsWith("{\"message\":\"and 8 more.\"}]}}");
  }

  @Test
  void addsToACountThatIsThereAlready() {
    List<Problem> problems = new ArrayList<>();
    for (int n = 1; n <= 8; n++) {
      problems.add(new Problem("field_" + n, "m".repeat(90), "Ask."));
    }
    assertThat(text("12 problems; nothing ran.", problems, 4))
        .contains("field_4\"")
        .doesNotContain("field_5\"", "and 4 more.")
        .endsWith("{\"message\":\"and 8 more.\"}]}}");
  }

  @Test
  void keepsACountThatFits() {
    assertThat(
            text(
                "9 problems; nothing ran.",
                List.of(
                    new Problem("guests", "0 is not in 1..8.", ""),
                    new Problem(null, "and 5 more.", "")),
                1))
        .endsWith(
            """
            "problems":[{"field":"guests","message":"0 is not in 1..8."},\
            {"message":"and 5 more."},{"message":"and 1 more."}]}}""");
  }

  @Test
  void keepsTheLimitsWhateverItIsGiven() {
    RandomGenerator random = new SplittableRandom(20261130);
    for (int n = 0; n < 20_000; n++) {
      ToolError one = error(anyText(random), anyText(random), anyText(random), List.of(), 0);
      String text = ErrorText.of(one);
      assertThat(bytes(text)).as(text).isLessThanOrEqualTo(400);
      assertValid(text);

      List<Problem> problems = new ArrayList<>();
      for (int count = random.nextInt(1, 12); count > 0; count--) {
        problems.add(new Problem(anyText(random), anyText(random), anyText(random)));
      }
      text = ErrorText.of(error(null, anyText(random), anyText(random), problems, 0));
      assertThat(bytes(text)).as(text).isLessThanOrEqualTo(800);
      assertValid(text);
    }
  }

  /** Up to 400 characters of one kind: plain, control, wide, surrogates in and out of pairs. */
  private static String anyText(RandomGenerator random) {
    int[][] kinds = {{' ', 0x7F}, {0, 0x20}, {'"', 0x23}, {0x80, 0xFFFF}, {0xD800, 0xE000}};
    int[] kind = kinds[random.nextInt(kinds.length)];
    int length = random.nextInt(4) == 0 ? random.nextInt(400) : random.nextInt(60);
    StringBuilder text = new StringBuilder(length);
    while (text.length() < length) {
      if (random.nextInt(8) == 0) {
        text.appendCodePoint(random.nextInt(0x10000, 0x110000));
      } else {
        text.append((char) random.nextInt(kind[0], kind[1]));
      }
    }
    return text.toString();
  }

  /** Strict JSON, no lone surrogate, messages within 200 characters. */
  private static void assertValid(String text) {
    assertThat(new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
        .isEqualTo(text);
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
      for (JsonToken token; (token = parser.nextToken()) != null; ) {
        if (token == JsonToken.VALUE_STRING && "message".equals(parser.currentName())) {
          assertThat(parser.getString()).hasSizeLessThanOrEqualTo(200);
        }
      }
    }
  }

  private static String text(@Nullable String field, String message, String fix) {
    return ErrorText.of(error(field, message, fix, List.of(), 0));
  }

  private static String text(String message, List<Problem> problems) {
    return text(message, problems, 0);
  }

  private static String text(String message, List<Problem> problems, int unlisted) {
    return ErrorText.of(error(null, message, "", problems, unlisted));
  }

  private static ToolError error(
      @Nullable String field, String message, String fix, List<Problem> problems, int unlisted) {
    ErrorCode code = ErrorCode.INVALID_ARGUMENT;
    return new ToolError(
        code,
        field,
        message,
        true,
        fix,
        problems,
        unlisted,
        code.fixer(),
        "a_reason",
        ToolError.Outcome.NOT_APPLIED,
        null,
        "incident");
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
