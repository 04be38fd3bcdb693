package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.text.Sentences;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whatever a model sends gives an answer: bound or refused, in short texts, never an exception. */
class MutationTest {
  private static final int TEXTS = 10_000;
  private static final long SEED = 20_261_130;

  private static final Pattern LEAK =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}]|Exception|jackson|java|pokayoke");

  private static final Limits POSITIVE = Limits.none().above("0");

  private static final List<String> GOOD =
      List.of(
          "{\"check_in\":\"2026-06-14\",\"check_out\":\"2026-06-16\",\"room_type\":\"DOUBLE\","
              + "\"guests\":2}",
          "{\"name\":\"Ada\",\"rooms\":[{\"type\":\"SINGLE\"},{\"note\":\"sea\",\"type\":"
              + "\"SUITE\"}],\"tags\":[[\"a\",\"b\"],[],[\"c\"]]}",
          "{\"whole\":12,\"long\":\"12\",\"id\":\"9007199254740993\",\"double\":1e3,\"float\":0.5,"
              + "\"decimal\":12.50,\"bool\":true,\"char\":\"x\",\"text\":\"t\",\"time\":"
              + "\"2026-01-15T10:30\",\"day\":{\"year\":2026,\"month\":3,\"day\":14}}",
          "```json\n{\"input\":{\"Town\":[\"Oslo\"],\"note\":\"null\",}}\n```",
          "{\"a\":\"x\",\"b\":[7],\"c\":12,\"d\":\"[{\\\"name\\\":\\\"b\\\"}]\"}");

  private static final List<String> SCRAPS =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "\"",
          "\\",
          "\\u",
          "'",
          "null",
          "true",
          "NaN",
          "-",
          "+",
          "e",
          "1e999",
          "1e-999999999",
          ".",
          "0",
          "9999999999999999999999",
          "\"check_in\":",
          "\"checkIn\":1,",
          "\"2026-02-30\"",
          "\"03/04/2026\"",
          "\"tomorrow\"",
          "\u0000",
          "\n",
          "\u200b",
          "\ud83d",
          "😀",
          "\ufeff",
          "<script>",
          "{\"a\":{\"a\":{\"a\":",
          "[[[[[[[[",
          " ",
          "x".repeat(300),
          "\"" + "y".repeat(300) + "\":1,",
          "٣",
          "İ",
          ",}",
          "}{",
          "```",
          "\"[1,2]\"",
          "\"{\\\"type\\\":\\\"SUITE\\\"}\"",
          "\"args\":{",
          "\"\"",
          "\"None\"");

  private static final Shape EVERYTHING =
      Shape.of(
          "whole", "long", "id", "double", "float", "decimal", "bool", "char", "text", "time",
          "day");

  @Test
  void tenThousandBrokenTextsAreAnswered() {
    Random random = new Random(SEED);
    int refused = 0;
    for (int i = 0; i < TEXTS; i++) {
      String text = mutated(GOOD.get(i % GOOD.size()), random);
      for (Function<Args, @Nullable Object> binder : binders()) {
        refused += isRefused(text, Bound.read(text, binder)) ? 1 : 0;
      }
    }

    assertThat(refused).isBetween(45_000, 49_900);
  }

  private static List<Function<Args, @Nullable Object>> binders() {
    return List.of(
        Hotel::search,
        Hotel::book,
        MutationTest::everything,
        RegroupingTest::forecast,
        Baskets::padded);
  }

  private static boolean isRefused(String text, Bound bound) {
    ToolError refusal = bound.refusal();
    if (refusal == null) {
      assertThat(bound.value()).as(text).isNotNull();
      return false;
    }
    assertThat(bound.value()).as(text).isNull();
    assertShort(text, refusal.field(), refusal.message(), refusal.fix());
    for (ToolError.Problem problem : refusal.problems()) {
      assertShort(text, problem.field(), problem.message(), problem.fix());
    }
    assertThat(refusal.problems()).as(text).hasSizeLessThanOrEqualTo(9);
    return true;
  }

  private static void assertShort(String sent, @Nullable String field, String... texts) {
    for (String text : texts) {
      assertThat(text)
          .as(sent)
          .hasSizeLessThanOrEqualTo(Sentences.LONGEST)
          .doesNotContainPattern(LEAK);
    }
    if (field != null) {
      assertThat(field).as(sent).hasSizeLessThanOrEqualTo(Sentences.LONGEST);
    }
  }

  private static String mutated(String good, Random random) {
    StringBuilder text = new StringBuilder(good);
    for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
      int at = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), at + random.nextInt(12));
      switch (random.nextInt(5)) {
        case 0 -> text.delete(at, to);
        case 1 -> text.insert(at, SCRAPS.get(random.nextInt(SCRAPS.size())));
        case 2 -> text.replace(at, to, SCRAPS.get(random.nextInt(SCRAPS.size())));
        case 3 -> text.insert(at, text.substring(at, to));
        default -> text.insert(at, (char) random.nextInt(0x3000));
      }
    }
    return text.toString();
  }

  private static Object everything(Args in) {
    int read = 0;
    for (int f; (f = in.next(EVERYTHING)) >= 0; read++) {
      switch (f) {
        case 0 -> in.int32();
        case 1 -> in.int64(-5, 5_000_000_000L);
        case 2 -> in.id64();
        case 3 -> in.within(in.float64(), POSITIVE);
        case 4 -> in.float32();
        case 5 -> in.within(in.decimal(), POSITIVE);
        case 6 -> in.bool();
        case 7 -> in.character();
        case 8 -> in.size(in.notBlank(in.string()), 1, 100);
        case 9 -> in.localDateTime();
        default -> in.localDate();
      }
    }
    return read;
  }
}
