package dev.pokayoke.runtime;

import java.util.Objects;

/**
 * One argument that had exactly one reading and was taken as that. A recurring coercion is evidence
 * about a tool's surface: a better name, an alias or a declared format would prevent it.
 *
 * @param field wire path, as {@code rooms[2].type}
 * @param from what came, as JSON text, cut to 60 characters
 * @param to what was read, in its canonical form
 * @param rule name of the rule that read it, as {@code month-first-date}
 */
public record Coercion(String field, String from, String to, String rule) {
  /** Checks that nothing is missing. */
  public Coercion {
    Objects.requireNonNull(field, "field");
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    Objects.requireNonNull(rule, "rule");
  }
}
