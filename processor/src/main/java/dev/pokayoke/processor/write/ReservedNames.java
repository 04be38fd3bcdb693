package dev.pokayoke.processor.write;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Names that generated code has for itself, so that nothing derived from a user's name takes them.
 */
final class ReservedNames {
  private static final List<String> OF_OBJECT =
      List.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  /** Methods that the generated class has, or that every object has. */
  static final List<String> METHODS =
      with(
          OF_OBJECT,
          "contract",
          "toolset",
          "tools",
          "definition",
          "dialects",
          "mcp",
          "openai",
          "openaiResponses",
          "anthropic",
          "gemini",
          "bedrock",
          "strictUse",
          "bind",
          "declared",
          "validated",
          "write",
          "writeArguments",
          "writeIdentity",
          "writeResult",
          "yield",
          "equals");

  /** Variables of generated methods, and methods of every object that are called in them. */
  static final List<String> VARIABLES =
      with(
          OF_OBJECT, "call", "entries", "entry", "f", "in", "item", "items", "made", "out",
          "thrown", "write", "yield");

  private ReservedNames() {}

  private static List<String> with(List<String> some, String... more) {
    return Stream.concat(some.stream(), Arrays.stream(more)).toList();
  }
}
