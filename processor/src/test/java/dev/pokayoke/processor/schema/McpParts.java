package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.fixture.Tools;

/** The definition of a tool as MCP has it, and parts of its text. */
final class McpParts {
  private McpParts() {}

  static Definition define(Tools tool) {
    return new McpDialect().define(ToolSchema.of(tool.build()));
  }

  static String input(Tools tool) {
    return between(define(tool).text(), "\"inputSchema\":", ",\"outputSchema\":");
  }

  static String output(Tools tool) {
    return between(define(tool).text(), "\"outputSchema\":", ",\"annotations\":");
  }

  static String between(String text, String start, String end) {
    int from = text.indexOf(start) + start.length();
    return text.substring(from, text.lastIndexOf(end));
  }
}
