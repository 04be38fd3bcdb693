package dev.pokayoke.compat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever a file says, it is compared or refused with a message. */
class HostileFilesTest {
  private static final List<String> PARTS =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "\"",
          "null",
          "true",
          "7",
          "1e999999999",
          "-0",
          "\\",
          "{}",
          "[]",
          "\"type\"",
          "\"$ref\":\"#\"",
          "\"enum\":[]",
          "\"enum\":{}",
          "\"required\":{}",
          "\"items\":[{}]",
          "\"anyOf\":[]",
          "\"anyOf\":7",
          "\"minimum\":\"a\"",
          "\"\uD800\"");

  @Test
  void aDamagedFileIsReadOrRefused() {
    int read = 0;
    for (long seed = 0; seed < 8_000; seed++) {
      Random random = new Random(seed);
      String text = Fixture.resource(Fixture.tool("t", RandomSchema.input(random).toString()));
      String damaged = damaged(text, random);
      try {
        PublishedTools before = PublishedTools.parse("before", text);
        PublishedTools after = PublishedTools.parse("after", damaged);
        read++;
        SchemaDiff.between(before, after).text(true);
        assertThat(SchemaDiff.between(after, after).changes()).as(damaged).isEmpty();
        SchemaDiff.between(after, before);
      } catch (PublishedToolsException refused) {
        assertThat(refused.getMessage()).as(damaged).endsWith(".");
      } catch (RuntimeException | StackOverflowError wrong) {
        throw new AssertionError("seed " + seed + ": " + damaged, wrong);
      }
    }
    assertThat(read).isGreaterThan(500);
  }

  private static String damaged(String text, Random random) {
    StringBuilder damaged = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(damaged.length());
      String part = PARTS.get(random.nextInt(PARTS.size()));
      switch (random.nextInt(3)) {
        case 0 -> damaged.deleteCharAt(at);
        case 1 -> damaged.insert(at, part);
        default -> replaceValue(damaged, at, part);
      }
    }
    return damaged.toString();
  }

  /** Another value where one stands, so that it stays JSON more often. */
  private static void replaceValue(StringBuilder text, int from, String part) {
    int colon = text.indexOf(":", from);
    if (colon >= 0 && colon + 1 < text.length()) {
      int end = colon + 1;
      while (end < text.length() && ",}]".indexOf(text.charAt(end)) < 0) {
        end++;
      }
      text.replace(colon + 1, end, part.contains(":") ? "{" + part + "}" : part);
    }
  }
}
