package dev.pokayoke.processor.write;

import java.util.List;

/**
 * Names that generated code has for itself, so that nothing derived from a user's name takes them.
 */
final class ReservedNames {
  /** Methods that the generated class has, or that every object has. */
  static final List<String> METHODS =
      List.of(
          "contract",
          "toolset",
          "tools",
          "definition",
          "dialects",
          "bind",
          "declared",
          "validated",
          "write",
          "writeArguments",
          "writeIdentity",
          "writeResult",
          "yield",
          "clone",
          "equals",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toString",
          "wait");

  /** Variables of generated methods, and methods of every object that are called in them. */
  static final List<String> VARIABLES =
      List.of(
          "call",
          "entries",
          "entry",
          "f",
          "in",
          "item",
          "items",
          "made",
          "out",
          "thrown",
          "write",
          "yield",
          "clone",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toString",
          "wait");

  private ReservedNames() {}
}
