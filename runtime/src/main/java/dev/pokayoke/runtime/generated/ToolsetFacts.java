package dev.pokayoke.runtime.generated;

import java.util.Objects;

/**
 * What the tools of one class have in common.
 *
 * @param service binary name of the annotated class; part of the identity of its writes
 * @param label the words error texts use for the system behind the tools
 * @param user the word error texts use for the person the agent serves
 */
public record ToolsetFacts(String service, String label, String user) {
  /** Checks that nothing is missing. */
  public ToolsetFacts {
    Objects.requireNonNull(service, "service");
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(user, "user");
  }
}
