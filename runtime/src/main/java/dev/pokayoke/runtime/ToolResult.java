package dev.pokayoke.runtime;

import java.util.List;

/**
 * The answer to one call: what goes into the transcript, and what a host may want to know of it.
 */
public sealed interface ToolResult {

  /** The JSON object for the transcript; the model reads exactly this. */
  String text();

  /** Whether the protocol's error flag must be set. */
  boolean isError();

  /** The arguments that were repaired, in the order they were read. */
  List<Coercion> coercions();

  /**
   * The tool ran and returned.
   *
   * @param text the result
   * @param coercions the arguments that were repaired
   */
  record Success(String text, List<Coercion> coercions) implements ToolResult {
    /** Copies the coercions. */
    public Success {
      coercions = List.copyOf(coercions);
    }

    @Override
    public boolean isError() {
      return false;
    }
  }

  /**
   * The tool was not run, or failed.
   *
   * @param error why
   * @param text the same as the model reads it
   * @param coercions the arguments that were repaired before it failed
   */
  record Failure(ToolError error, String text, List<Coercion> coercions) implements ToolResult {
    /** Copies the coercions. */
    public Failure {
      coercions = List.copyOf(coercions);
    }

    @Override
    public boolean isError() {
      return true;
    }
  }
}
