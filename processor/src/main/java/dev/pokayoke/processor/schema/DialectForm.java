package dev.pokayoke.processor.schema;

import dev.pokayoke.Dialect;

/** How one dialect publishes a tool: its envelope, its vocabulary and its limits. */
public interface DialectForm {

  /** The whole definition of a tool, as it stands in the list of tools of a request. */
  Definition define(ToolSchema tool);

  /** The form of a dialect. */
  static DialectForm of(Dialect dialect) {
    return switch (dialect) {
      case MCP -> new McpDialect();
      case OPENAI -> new OpenAiDialect();
      case OPENAI_RESPONSES -> new OpenAiResponsesDialect();
      case ANTHROPIC -> new AnthropicDialect();
      case GEMINI -> new GeminiDialect();
      case BEDROCK -> new BedrockDialect();
    };
  }
}
