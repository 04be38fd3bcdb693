package dev.pokayoke.runtime.outcome;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.text.JsonString;
import dev.pokayoke.runtime.text.OutcomeSentences;
import java.util.List;

/** The error of a call whose tool does not exist. */
public final class UnknownTool {
  private static final int NAME_CHARS = 60;

  private UnknownTool() {}

  /**
   * The error.
   *
   * @param name what the model asked for; empty where it named nothing
   * @param nearest names it may have meant, nearest first
   */
  public static ToolError error(String name, List<String> nearest) {
    ErrorCode code = ErrorCode.INVALID_ARGUMENT;
    String shown = JsonString.cut(JsonString.clean(name), NAME_CHARS);
    return new ToolError(
        code,
        null,
        OutcomeSentences.noTool(shown),
        code.retryable(),
        OutcomeSentences.nearestTools(nearest),
        List.of(),
        0,
        code.fixer(),
        null,
        ToolError.Outcome.NOT_APPLIED,
        null,
        null);
  }
}
