package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts published names where a text names a tool as {@code {tool:name}}. */
final class ToolNames {
  private static final Pattern MENTION = Pattern.compile("\\{tool:([^}]*)}");

  private ToolNames() {}

  static String render(String text, Toolset toolset) {
    return MENTION
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(published(found.group(1).strip(), toolset)));
  }

  private static String published(String name, Toolset toolset) {
    return toolset.tools().stream()
        .filter(tool -> isNamed(tool, name, toolset.prefix()))
        .map(Tool::wireName)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unchecked model: " + name));
  }

  private static boolean isNamed(Tool tool, String name, String prefix) {
    return tool.wireName().equals(name)
        || tool.javaName().equals(name)
        || tool.wireName().equals(prefix + "_" + name);
  }
}
