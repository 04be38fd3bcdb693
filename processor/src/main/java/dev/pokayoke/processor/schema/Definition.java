package dev.pokayoke.processor.schema;

import java.util.List;

/**
 * A tool in a dialect.
 *
 * @param text the whole definition, one JSON object without white space
 * @param lowering what became of each constraint, in the order of the arguments
 */
public record Definition(String text, List<Lowering> lowering) {
  /** Copies the list. */
  public Definition {
    lowering = List.copyOf(lowering);
  }
}
