package dev.pokayoke.runtime.bind;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.ToolError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Refusals of what could be read and is not allowed: nobody in the conversation can change it. */
final class Denials {
  private Denials() {}

  /** The refusal of one value. */
  static ToolError error(Found found) {
    return error(found.field(), found.message().get(), found.fix(), "limit");
  }

  /** A refusal. */
  static ToolError error(@Nullable String field, String message, String fix, String reason) {
    ErrorCode code = ErrorCode.PERMISSION_DENIED;
    return new ToolError(
        code,
        field,
        message,
        code.retryable(),
        fix,
        List.of(),
        0,
        code.fixer(),
        reason,
        ToolError.Outcome.NOT_APPLIED,
        null,
        null);
  }
}
