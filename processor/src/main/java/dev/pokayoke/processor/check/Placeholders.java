package dev.pokayoke.processor.check;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The {@code {names}} in texts for the model. */
final class Placeholders {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([^{}]*)}");

  private Placeholders() {}

  /** What stands between braces, in the order of the text. */
  static List<String> of(String text) {
    return PLACEHOLDER.matcher(text).results().map((MatchResult found) -> found.group(1)).toList();
  }
}
