package dev.pokayoke.processor.check;

import java.util.List;
import java.util.regex.Pattern;

/** The {@code {names}} in texts for the model. */
final class Placeholders {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([^{}]*)}|\\{[^{}\\s]*");

  private Placeholders() {}

  /**
   * A placeholder.
   *
   * @param name what stands between the braces; empty where they are not closed
   * @param text the whole, as written
   */
  record Placeholder(String name, String text) {}

  /** All placeholders, in the order of the text. */
  static List<Placeholder> of(String text) {
    return PLACEHOLDER
        .matcher(text)
        .results()
        .map(found -> new Placeholder(found.group(1) == null ? "" : found.group(1), found.group()))
        .toList();
  }
}
