package dev.pokayoke.runtime;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a call would do with its arguments, found out without calling: either the arguments the tool
 * would be called with, or why it would be refused. For tests of a tool's surface, for replays of
 * what models sent, and for confirmations shown to a user.
 *
 * @param tool name of the tool, as asked
 * @param arguments the arguments in their exact form, one JSON object by wire names; what is absent
 *     is left out, and so are values that the host's context gives; {@code null} if refused
 * @param coercions what would be repaired, in the order of the text
 * @param refusal why nothing would be called; {@code null} if accepted
 */
public record ArgumentProbe(
    String tool,
    @Nullable String arguments,
    List<Coercion> coercions,
    @Nullable ToolError refusal) {

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException unless there is either an argument text or a refusal
   */
  public ArgumentProbe {
    Objects.requireNonNull(tool, "tool");
    if ((arguments == null) == (refusal == null)) {
      throw new IllegalArgumentException("either arguments or a refusal");
    }
    coercions = List.copyOf(coercions);
  }

  /** Whether the tool would be called. */
  public boolean accepted() {
    return refusal == null;
  }
}
