package dev.pokayoke;

/** A form in which tool schemas are published: one per protocol or vendor API. */
public enum Dialect {
  /** Model Context Protocol, JSON Schema 2020-12. Always generated. */
  MCP,
  /** OpenAI chat completions, strict function tools. */
  OPENAI,
  /** OpenAI responses, strict function tools. */
  OPENAI_RESPONSES,
  /** Anthropic messages. */
  ANTHROPIC,
  /** Gemini function declarations with {@code parametersJsonSchema}. */
  GEMINI,
  /** Amazon Bedrock Converse. */
  BEDROCK
}
