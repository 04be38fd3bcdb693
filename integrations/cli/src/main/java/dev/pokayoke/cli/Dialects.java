package dev.pokayoke.cli;

import dev.pokayoke.Dialect;
import dev.pokayoke.compat.PublishedTool;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Names of dialects: {@code openai-responses} on the command line is {@code OPENAI_RESPONSES}. */
final class Dialects {
  private Dialects() {}

  /** How a dialect is typed. */
  static String typed(String dialect) {
    return dialect.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The dialect that was typed.
   *
   * @throws BadRequest if a tool is not published for it
   */
  static String of(String typed, List<PublishedTool> tools) {
    String dialect = typed.strip().toUpperCase(Locale.ROOT).replace('-', '_');
    Set<String> all = of(tools);
    Arrays.stream(Dialect.values()).map(Dialect::name).forEach(all::add);
    if (!all.contains(dialect)) {
      throw new BadRequest(
          "There is no dialect "
              + typed
              + ". Choose one of "
              + String.join(", ", all.stream().map(Dialects::typed).toList())
              + ".");
    }
    for (PublishedTool tool : tools) {
      if (!tool.dialects().contains(dialect)) {
        String owner = tool.service().isEmpty() ? tool.name() : tool.service();
        throw new BadRequest(
            owner
                + " is not published for "
                + typed
                + ", but for "
                + String.join(", ", tool.dialects().stream().map(Dialects::typed).toList())
                + ". Choose one of these, or add "
                + dialect
                + " to @Toolset(dialects) or -Apokayoke.dialects and compile again.");
      }
    }
    return dialect;
  }

  /** All dialects of some tools: MCP first. */
  static Set<String> of(List<PublishedTool> tools) {
    Set<String> dialects = new LinkedHashSet<>();
    tools.forEach(tool -> dialects.addAll(tool.dialects()));
    Set<String> sorted = new LinkedHashSet<>();
    if (dialects.contains("MCP")) {
      sorted.add("MCP");
    }
    sorted.addAll(new TreeSet<>(dialects));
    return sorted;
  }
}
