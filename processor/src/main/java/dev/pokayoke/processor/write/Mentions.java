package dev.pokayoke.processor.write;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands between braces in texts for the model, as the model reads it: {@code {tool:name}},
 * which is checked to be published, and {@code {user}}.
 */
final class Mentions {
  private static final Pattern MENTION = Pattern.compile("\\{(?:tool:([^{}]*)|user)}");
  private final String user;

  /** Renders with the toolset's word for the person. */
  Mentions(String user) {
    this.user = user;
  }

  String render(String text) {
    return MENTION
        .matcher(text)
        .replaceAll(
            found -> Matcher.quoteReplacement(found.group(1) == null ? user : found.group(1)));
  }
}
