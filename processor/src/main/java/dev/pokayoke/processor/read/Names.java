package dev.pokayoke.processor.read;

/** Qualified names of what a service imports from {@code dev.pokayoke}. */
final class Names {
  static final String READ = "dev.pokayoke.Read";
  static final String WRITE = "dev.pokayoke.Write";
  static final String TOOLSET = "dev.pokayoke.Toolset";
  static final String ARG = "dev.pokayoke.Arg";
  static final String ALIAS = "dev.pokayoke.Alias";
  static final String GREATER_THAN = "dev.pokayoke.GreaterThan";
  static final String LIMIT = "dev.pokayoke.Limit";
  static final String FROM_CONTEXT = "dev.pokayoke.FromContext";
  static final String IDEMPOTENCY_KEY = "dev.pokayoke.IdempotencyKey";
  static final String FAILS = "dev.pokayoke.Fails";
  static final String FAILS_LIST = "dev.pokayoke.Fails.List";
  static final String TOOL_CALL = "dev.pokayoke.ToolCall";

  private Names() {}
}
