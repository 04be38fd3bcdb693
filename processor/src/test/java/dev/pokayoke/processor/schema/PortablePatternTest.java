package dev.pokayoke.processor.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PortablePatternTest {

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '`',
      value = {
        "abc => ^abc$",
        "^abc$ => ^abc$",
        "a|b => ^(a|b)$",
        "^a|b$ => ^(a|b)$",
        "(a|b)c => ^(a|b)c$",
        "(?:a|b)+? => ^(a|b)+$",
        "[A-Z]{3}\\d+ => ^[A-Z]{3}[0-9]+$",
        "\\w{2,}\\.\\W? => ^[A-Za-z0-9_]{2,}\\.[^A-Za-z0-9_]?$",
        "[\\w.-]+@[^\\s@]+ => ^[A-Za-z0-9_.-]+@[^ \\t\\n\\r\\f\u000b@]+$",
        "[-a-c_] => ^[a-c_-]$",
        "[a^\\]\\[] => ^[a\\^\\]\\[]$",
        "\\-\\/\\@ => ^-/@$",
        "\\x41\\u00e4\\t => ^A\u00e4\\t$",
        "a]b} => ^a\\]b\\}$",
        ".* => ^.*$",
        "(a|) => ^(a|)$",
        "[+--] => ^[+-\\-]$",
        "(a{40}b{50}){20} => ^(a{40}b{50}){20}$"
      })
  void carriesOverWhatMeansTheSameEverywhere(String regexp, String expected) {
    assertThat(PortablePattern.of(regexp, Set.of())).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(?i)a",
        "(?=a).",
        "(?<!a).",
        "(?<n>a)\\k<n>",
        "(a)\\1",
        "(?>a)",
        "a++",
        "a*+",
        "\\p{L}+",
        "\\bword\\b",
        "\\Qa.b\\E",
        "[a-z&&[^b]]",
        "[a[bc]]",
        "[\\D]",
        "a^b",
        "a$b",
        "(^a)",
        "(a$)",
        "a{1001}",
        "a{2,1001}",
        "a{1001,}",
        "(a{40}){30}",
        "\\Aa\\z",
        "\\R",
        "\\h",
        "\\cA",
        "\\0101",
        "[\\d-z&&a]"
      })
  void leavesTheRestAlone(String regexp) {
    Pattern.compile(regexp);
    assertThat(PortablePattern.of(regexp, Set.of())).isNull();
  }

  @Test
  void leavesFlagsAlone() {
    assertThat(PortablePattern.of("a", Set.of("CASE_INSENSITIVE"))).isNull();
  }

  /** Any expression: either nothing is carried over, or it decides as Java's full match does. */
  @Test
  void neverDecidesOtherwise() {
    Random random = new Random(11);
    List<String> texts = texts(random);
    int carried = 0;
    for (int round = 0; round < 20_000; round++) {
      String regexp = regexp(random);
      Pattern java = compiled(regexp);
      String portable = PortablePattern.of(regexp, Set.of());
      if (java != null && portable != null) {
        carried++;
        Pattern search = Pattern.compile(portable.substring(0, portable.length() - 1) + "\\z");
        for (String text : texts) {
          assertThat(search.matcher(text).find())
              .as("%s as %s of %s", regexp, portable, text)
              .isEqualTo(java.matcher(text).matches());
        }
      }
    }
    assertThat(carried).isGreaterThan(2_000);
  }

  private static List<String> texts(Random random) {
    List<String> texts = new ArrayList<>(List.of("", "a", "b", "ab", "-", "^", "]", "a-1", "\n"));
    for (int i = 0; i < 60; i++) {
      texts.add(random(random, "ab1-^]$.\n _", 6));
    }
    return texts;
  }

  private static String regexp(Random random) {
    String[] pieces = {
      "a", "b", "1", "-", "^", "$", "|", "(", ")", "(?:", "[", "]", "[^", "*", "+", "?", "{1,2}",
      ".", "\\d", "\\w", "\\W", "\\s", "\\.", "\\-", "\\]", "&&", "a-b", "{", "}", "\\n", "[ab]"
    };
    StringBuilder regexp = new StringBuilder();
    for (int i = 1 + random.nextInt(7); i > 0; i--) {
      regexp.append(pieces[random.nextInt(pieces.length)]);
    }
    return regexp.toString();
  }

  private static String random(Random random, String alphabet, int most) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(most); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  private static @Nullable Pattern compiled(String regexp) {
    try {
      return Pattern.compile(regexp);
    } catch (PatternSyntaxException e) {
      return null;
    }
  }
}
