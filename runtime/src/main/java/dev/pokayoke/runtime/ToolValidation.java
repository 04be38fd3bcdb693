package dev.pokayoke.runtime;

import dev.pokayoke.runtime.generated.Validated;
import dev.pokayoke.runtime.validation.JakartaValidator;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What judges the arguments of a toolbox's tools beside generated code, if any tool needs it. */
final class ToolValidation {
  private final @Nullable ArgumentValidator chosen;
  private final Clock clock;
  private @Nullable JakartaValidator found;

  /**
   * The validation of one toolbox.
   *
   * @param chosen what the host wants to be asked, or {@code null} for what is on the class path
   * @param clock what "now" is to the latter
   */
  ToolValidation(@Nullable ArgumentValidator chosen, Clock clock) {
    this.chosen = chosen;
    this.clock = clock;
  }

  /**
   * The tools, each with what judges its arguments.
   *
   * @throws IllegalStateException if a tool needs a validator and there is none, or it cannot check
   *     the constraints of the tool
   */
  Map<String, Tool> prepared(Map<String, Tool> tools) {
    Map<String, Tool> prepared = new LinkedHashMap<>(tools);
    prepared.replaceAll(
        (name, tool) -> {
          Validated validated = tool.owner().validated(tool.index());
          return validated == null ? tool : tool.with(check(validated, tools));
        });
    return prepared;
  }

  private ArgumentValidator.Check check(Validated validated, Map<String, Tool> tools) {
    ArgumentValidator validator = chosen;
    if (validator == null) {
      if (found == null) {
        found = find(tools);
      }
      validator = found;
    }
    return validator.prepare(validated.target());
  }

  private JakartaValidator find(Map<String, Tool> tools) {
    try {
      return JakartaValidator.onClassPath(clock);
    } catch (RuntimeException | LinkageError none) {
      List<String> needing =
          tools.values().stream()
              .filter(tool -> tool.owner().validated(tool.index()) != null)
              .map(Tool::name)
              .toList();
      throw new IllegalStateException(
          "No Jakarta Validator was found, and constraints of "
              + String.join(", ", needing)
              + " need one: add org.hibernate.validator:hibernate-validator, or set"
              + " Toolbox.Builder.validator(...).",
          none);
    }
  }

  /** Ends the validator that was found; one that was chosen is its host's. */
  void close() {
    if (found != null) {
      found.close();
    }
  }
}
