package dev.pokayoke.runtime;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.Fixer;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a call failed: the first group of components is what the model reads (see {@link
 * ToolResult#text()}), the second is data for hosts.
 *
 * @param code what kind of failure it is
 * @param field wire path of the argument it is about, or {@code null}
 * @param message one sentence for the model, at most 200 characters
 * @param retryable whether the model may try again with different input
 * @param fix what to do about it; empty where there is nothing to say
 * @param problems the single problems where there are several, in declaration order; else empty
 * @param unlisted how many more problems there are
 * @param fixer who can fix it
 * @param reason machine-readable reason, or {@code null}
 * @param outcome whether the tool's effect took place
 * @param retryAfter how long the dependency asked to be left alone, or {@code null}
 * @param incident id of the log entry with the details, or {@code null}
 */
public record ToolError(
    ErrorCode code,
    @Nullable String field,
    String message,
    boolean retryable,
    String fix,
    List<Problem> problems,
    int unlisted,
    Fixer fixer,
    @Nullable String reason,
    Outcome outcome,
    @Nullable Duration retryAfter,
    @Nullable String incident) {

  /** Copies the problems. */
  public ToolError {
    problems = List.copyOf(problems);
  }

  /** A copy with another message. */
  public ToolError withMessage(String message) {
    return new ToolError(
        code,
        field,
        message,
        retryable,
        fix,
        problems,
        unlisted,
        fixer,
        reason,
        outcome,
        retryAfter,
        incident);
  }

  /**
   * One of several problems of a call.
   *
   * @param field wire path of the argument, or {@code null} where it is about the whole
   * @param message one sentence
   * @param fix what to do about it
   */
  public record Problem(@Nullable String field, String message, String fix) {}

  /** Whether the effect of a tool took place. */
  public enum Outcome {
    /** It certainly did. */
    APPLIED,
    /** It certainly did not. */
    NOT_APPLIED,
    /** It may have. */
    UNKNOWN
  }
}
