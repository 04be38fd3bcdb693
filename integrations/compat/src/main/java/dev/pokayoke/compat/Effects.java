package dev.pokayoke.compat;

import dev.pokayoke.compat.json.Json;

/**
 * What a tool does to the world.
 *
 * @param read whether it has no side effect
 * @param idempotent whether repeating it changes nothing more
 * @param destructive whether it may remove or overwrite something
 */
record Effects(boolean read, boolean idempotent, boolean destructive) {

  /** The hints of MCP; one that is missing has the default of its specification. */
  static Effects ofHints(Json.Members hints) {
    boolean read = hints.isTrue("readOnlyHint");
    return new Effects(
        read, read || hints.isTrue("idempotentHint"), !read && !hints.isFalse("destructiveHint"));
  }

  /** The members of a tool in a published resource. */
  static Effects ofResource(Json.Members tool) {
    return new Effects(
        tool.text("effect").equals("read"), tool.isTrue("idempotent"), tool.isTrue("destructive"));
  }
}
