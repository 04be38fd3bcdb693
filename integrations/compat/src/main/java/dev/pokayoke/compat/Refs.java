package dev.pokayoke.compat;

import dev.pokayoke.compat.json.Json;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Follows the references within one schema. */
final class Refs {
  static final String REF = "$ref";

  private final Json.Members root;

  Refs(Json.Members root) {
    this.root = root;
  }

  /**
   * What a schema refers to, or itself. A reference with other keywords beside it, to another
   * document, to nothing or to itself stays as it is.
   */
  Json resolve(Json schema) {
    Json at = schema;
    Set<String> followed = new HashSet<>();
    while (at instanceof Json.Members members
        && members.get(REF) instanceof Json.Text ref
        && !Keywords.hasAssertionsBeside(members, REF)
        && followed.add(ref.value())) {
      Json target = target(ref.value());
      if (target == null) {
        return at;
      }
      at = target;
    }
    return at;
  }

  /** Name of the definition that a schema refers to; empty if it does not. */
  static String nameOf(Json schema) {
    String ref = schema instanceof Json.Members members ? members.text(REF) : "";
    return ref.startsWith("#/$defs/") ? ref.substring("#/$defs/".length()) : "";
  }

  /** All definitions, in one spelling; for keywords that are compared as they are. */
  String definitions() {
    StringBuilder all = new StringBuilder();
    for (String holder : new String[] {"$defs", "definitions"}) {
      Json definitions = root.get(holder);
      all.append(definitions == null ? "" : definitions.canonical());
    }
    return all.toString();
  }

  private @Nullable Json target(String ref) {
    if (!ref.startsWith("#")) {
      return null;
    }
    Json at = root;
    for (String step : ref.substring(1).split("/", -1)) {
      if (step.isEmpty()) {
        continue;
      }
      String name =
          URLDecoder.decode(step.replace("+", "%2B"), StandardCharsets.UTF_8)
              .replace("~1", "/")
              .replace("~0", "~");
      Json next = at instanceof Json.Members members ? members.get(name) : null;
      if (next == null) {
        return null;
      }
      at = next;
    }
    return at;
  }
}
