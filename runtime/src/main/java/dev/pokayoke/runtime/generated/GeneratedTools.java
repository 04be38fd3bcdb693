package dev.pokayoke.runtime.generated;

import dev.pokayoke.Dialect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tools of one service instance, as the processor generates them. Tools are numbered from 0 in
 * the order of {@link #tools()}; every method that takes a number dispatches on it, so that
 * starting up needs no lambda and no reflection.
 */
public interface GeneratedTools {

  /** The contract this runtime speaks; generated code carries the one it was written for. */
  int CONTRACT = 1;

  /** The contract this class was generated for; a {@code Toolbox} refuses any other. */
  int contract();

  /** What the tools have in common. */
  ToolsetFacts toolset();

  /** The facts of each tool, in source order. */
  List<ToolFacts> tools();

  /** The dialects that were generated, each once. */
  List<Dialect> dialects();

  /**
   * The whole definition of a tool in a dialect, as one compact JSON object made at compile time.
   *
   * @throws IllegalArgumentException if the dialect was not generated
   */
  String definition(int tool, Dialect dialect);

  /**
   * Reads the arguments of a call.
   *
   * @return what is to be called, or {@code null} if the arguments were refused; the problems are
   *     in {@code in}
   */
  @Nullable Invocation<?> bind(int tool, Args in);

  /** What a declared exception means, or {@code null} for one that is not declared for the tool. */
  @Nullable Declared declared(int tool, Throwable thrown);

  /**
   * What a validator is asked for before the tool is run, or {@code null} for a tool whose
   * constraints are all checked by generated code.
   */
  default @Nullable Validated validated(int tool) {
    return null;
  }

  /**
   * What a tool uses of the budgets that the APIs of {@link Dialect#ANTHROPIC} and {@link
   * Dialect#BEDROCK} set for all strict tools of a request, or {@code null} for one that is not
   * strict there.
   */
  default @Nullable StrictUse strictUse(int tool) {
    return null;
  }

  /** What {@link #definition} throws for a dialect that was not generated. */
  static IllegalArgumentException notGenerated(Dialect dialect) {
    return new IllegalArgumentException(
        "Dialect "
            + dialect
            + " was not generated: name it in @Toolset(dialects = ...) or in"
            + " -Apokayoke.dialects=..., and compile again.");
  }
}
