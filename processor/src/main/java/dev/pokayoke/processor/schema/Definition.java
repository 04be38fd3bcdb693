package dev.pokayoke.processor.schema;

import java.util.List;

/**
 * A tool in a dialect.
 *
 * @param text the whole definition, one JSON object without white space
 * @param lowering what became of each constraint, in the order of the arguments
 * @param strict whether the API holds the model to it, where the dialect lets a tool ask for that
 * @param optionals how many of its values are not required
 * @param unions how many of its values have several types
 * @param overruns what of the schema exceeds what the API takes of a strict tool, in words
 * @param refusals why the API would refuse the whole request, in words
 */
public record Definition(
    String text,
    List<Lowering> lowering,
    boolean strict,
    int optionals,
    int unions,
    List<String> overruns,
    List<String> refusals) {
  /** Copies the lists. */
  public Definition {
    lowering = List.copyOf(lowering);
    overruns = List.copyOf(overruns);
    refusals = List.copyOf(refusals);
  }
}
