package dev.pokayoke.processor.schema;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.model.Toolset;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A toolset and what is published of it.
 *
 * @param toolset the toolset
 * @param definitions by dialect, in its own order, a definition for each tool
 */
public record Published(Toolset toolset, Map<Dialect, List<Definition>> definitions) {
  /** Copies the collections. */
  public Published {
    Map<Dialect, List<Definition>> copy = new EnumMap<>(Dialect.class);
    definitions.forEach((dialect, each) -> copy.put(dialect, List.copyOf(each)));
    definitions = Collections.unmodifiableMap(copy);
  }

  /**
   * Lowers a toolset in which nothing is wrong.
   *
   * @throws IllegalArgumentException if it has what the checks would have refused
   */
  public static Published of(Toolset toolset) {
    List<ToolSchema> schemas = toolset.tools().stream().map(ToolSchema::of).toList();
    Map<Dialect, List<Definition>> definitions = new EnumMap<>(Dialect.class);
    for (Dialect dialect : toolset.dialects()) {
      DialectForm form = DialectForm.of(dialect);
      definitions.put(dialect, schemas.stream().map(form::define).toList());
    }
    return new Published(toolset, definitions);
  }
}
