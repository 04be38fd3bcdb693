package dev.pokayoke.runtime.text;

import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads JSON that the runtime has written itself. What was accepted once is not judged again, so
 * none of the parser's limits may refuse it here.
 */
public final class WrittenJson {
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Integer.MAX_VALUE)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private WrittenJson() {}

  /** Begins to read a text; the caller closes what it gets. */
  public static JsonParser read(String text) {
    return JSON.createParser(ObjectReadContext.empty(), text);
  }
}
