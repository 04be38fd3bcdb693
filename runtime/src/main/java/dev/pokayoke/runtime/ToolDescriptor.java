package dev.pokayoke.runtime;

import dev.pokayoke.Dialect;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * One published tool.
 *
 * @param name published name, unique within its {@link Toolbox}
 * @param title title for people
 * @param description what it does, for the model
 * @param read whether it has no side effect
 * @param idempotent whether repeating it changes nothing more
 * @param destructive whether it may remove or overwrite something
 * @param definitions the whole definition as one compact JSON object, by generated dialect
 */
public record ToolDescriptor(
    String name,
    String title,
    String description,
    boolean read,
    boolean idempotent,
    boolean destructive,
    Map<Dialect, String> definitions) {
  /** Copies the definitions, in the order of the dialects. */
  public ToolDescriptor {
    Map<Dialect, String> copy = new EnumMap<>(Dialect.class);
    copy.putAll(definitions);
    definitions = Collections.unmodifiableMap(copy);
  }
}
