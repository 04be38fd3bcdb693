package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.pokayoke.runtime.ToolResult;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import net.jqwik.api.Example;
import tools.jackson.databind.JsonNode;

/**
 * Whatever text comes is answered: called or refused, in a short text, without an exception. A
 * build tries 20,000 texts, {@code -Pfuzz} a million.
 */
class FuzzTest {
  private static final int TEXTS = Integer.getInteger("pokayoke.fuzz.texts", 20_000);
  private static final int BATCH = 1_000;
  private static final Duration HANGS = Duration.ofSeconds(60);
  private static final long SEED = 20_261_201;
  private static final int ONE_PROBLEM = 400;
  private static final int SEVERAL_PROBLEMS = 800;

  private static final Pattern LEAK = Pattern.compile("\\p{Cc}|Exception|jackson|java[.]|pokayoke");

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
          "\"2026-02-30\"",
          "\"03/04/2026\"",
          "\"tomorrow\"",
          "\u0000",
          "\u202e",
          "\ud83d",
          "```json\n",
          "\n```",
          "{\"arguments\":",
          "\"[1]\"",
          "\"{}\"",
          ",}",
          "]]]]",
          "\"roomType\":\"best\",",
          " ",
          "\n");

  private final Served served = Everything.served();

  @Example
  void everyTextIsAnswered() {
    Random random = new Random(SEED);
    List<String> good = good(random);
    for (int done = 0; done < TEXTS; done += BATCH) {
      List<String> calls = new ArrayList<>();
      for (int i = 0; i < Math.min(BATCH, TEXTS - done); i++) {
        calls.add(mutated(good, random));
      }
      assertTimeoutPreemptively(HANGS, () -> calls.forEach(this::isAnswered));
    }
  }

  private void isAnswered(String text) {
    for (String tool : Everything.TOOLS) {
      if (served.result(tool, text) instanceof ToolResult.Failure failure) {
        int most = failure.error().problems().isEmpty() ? ONE_PROBLEM : SEVERAL_PROBLEMS;
        assertThat(failure.text().getBytes(StandardCharsets.UTF_8))
            .as(text)
            .hasSizeLessThanOrEqualTo(most);
        assertThat(failure.error().code().name()).as(text).isEqualTo("INVALID_ARGUMENT");
        assertThat(failure.text()).as(text).doesNotContainPattern(LEAK);
      }
    }
  }

  private List<String> good(Random random) {
    List<String> good = new ArrayList<>();
    for (String tool : Everything.TOOLS) {
      for (int i = 0; i < 20; i++) {
        JsonNode call = Instances.of(served, tool).generator(BATCH).next(random).value();
        good.add(call.toString());
        good.add(Loosened.of(call, random));
        good.add(Loosened.broken(call, random).toString());
      }
    }
    return good;
  }

  private static String mutated(List<String> good, Random random) {
    StringBuilder text = new StringBuilder(good.get(random.nextInt(good.size())));
    for (int i = random.nextInt(4); i >= 0; i--) {
      int from = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), from + random.nextInt(12));
      switch (random.nextInt(6)) {
        case 0 -> text.delete(from, to);
        case 1 -> text.insert(from, SCRAPS.get(random.nextInt(SCRAPS.size())));
        case 2 -> text.insert(from, text.substring(from, to));
        case 3 -> text.setLength(from);
        case 4 -> text.replace(from, to, SCRAPS.get(random.nextInt(SCRAPS.size())));
        default -> text.append(good.get(random.nextInt(good.size())));
      }
    }
    return text.toString();
  }
}
