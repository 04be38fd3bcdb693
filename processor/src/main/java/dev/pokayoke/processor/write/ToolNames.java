package dev.pokayoke.processor.write;

import java.util.regex.Pattern;

/**
 * Takes the braces off where a text names a tool: {@code {tool:name}} is checked to be published.
 */
final class ToolNames {
  private static final Pattern MENTION = Pattern.compile("\\{tool:([^{}]*)}");

  private ToolNames() {}

  static String render(String text) {
    return MENTION.matcher(text).replaceAll("$1");
  }
}
