package dev.pokayoke.runtime;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** One thing that happened to a call. What the model reads is only in {@link Finished}. */
public sealed interface ToolEvent {

  /** Published name of the tool, or the name the model asked for where there is no such tool. */
  String tool();

  /** Id of the call. */
  String call();

  /** An argument was repaired. */
  record Coerced(String tool, String call, Coercion coercion) implements ToolEvent {}

  /** The arguments, or the name of the tool, were refused; nothing ran. */
  record Refused(String tool, String call, ToolError error) implements ToolEvent {}

  /** An attempt failed and another follows after a wait. */
  record Retrying(
      String tool, String call, int attempt, String attemptId, Duration delay, Throwable cause)
      implements ToolEvent {}

  /**
   * The tool failed for good; or, where the outcome is {@link ToolError.Outcome#APPLIED}, a write
   * was done and only its result could not be written, and the model is told so.
   *
   * @param cause what it threw, for the log only; {@code null} where nothing was thrown
   */
  record Failed(String tool, String call, int attempts, ToolError error, @Nullable Throwable cause)
      implements ToolEvent {}

  /** A call was answered, well or not. */
  record Finished(String tool, String call, ToolResult result, Duration took)
      implements ToolEvent {}
}
