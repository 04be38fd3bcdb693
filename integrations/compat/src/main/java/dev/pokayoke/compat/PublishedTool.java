package dev.pokayoke.compat;

import dev.pokayoke.compat.json.Json;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One published tool. Immutable. */
public final class PublishedTool {
  private final String name;
  private final String service;
  private final Map<String, Definition> definitions;
  private final @Nullable Effects effects;
  private final Json.@Nullable Members resource;

  /**
   * A tool.
   *
   * @param resource its part of a published resource; {@code null} for a tool of a plain list
   */
  PublishedTool(
      String name,
      String service,
      Map<String, Definition> definitions,
      @Nullable Effects effects,
      Json.@Nullable Members resource) {
    this.name = name;
    this.service = service;
    this.definitions = Collections.unmodifiableMap(new LinkedHashMap<>(definitions));
    this.effects = effects;
    this.resource = resource;
  }

  /** Its published name. */
  public String name() {
    return name;
  }

  /** Binary name of the class it belongs to; empty for a tool of a plain list. */
  public String service() {
    return service;
  }

  /** The dialects it is published in, as {@code OPENAI}. */
  public Set<String> dialects() {
    return definitions.keySet();
  }

  /**
   * The whole definition, exactly as it was published.
   *
   * @throws IllegalArgumentException if it is not published in the dialect
   */
  public String definition(String dialect) {
    return required(dialect).text();
  }

  /**
   * The schema of its arguments, exactly as it was published; empty where a dialect leaves it out.
   *
   * @throws IllegalArgumentException if it is not published in the dialect
   */
  public String parameters(String dialect) {
    return required(dialect).text(required(dialect).input());
  }

  /**
   * The schema of its result, exactly as it was published; empty where the dialect has none.
   *
   * @throws IllegalArgumentException if it is not published in the dialect
   */
  public String result(String dialect) {
    return required(dialect).text(required(dialect).output());
  }

  /**
   * Its description for the model; empty for none.
   *
   * @throws IllegalArgumentException if it is not published in the dialect
   */
  public String description(String dialect) {
    return required(dialect).description();
  }

  /** The name. */
  @Override
  public String toString() {
    return name;
  }

  private Definition required(String dialect) {
    Definition definition = definitions.get(dialect);
    if (definition == null) {
      throw new IllegalArgumentException(
          name + " is not published for " + dialect + ", but for " + dialects() + ".");
    }
    return definition;
  }

  Map<String, Definition> definitions() {
    return definitions;
  }

  @Nullable Effects effects() {
    return effects;
  }

  /** Whether all that a resource says of a tool is known of it. */
  boolean isWhole() {
    return resource != null;
  }

  /** The errors it declares. */
  List<Json> errors() {
    return resource == null ? List.of() : resource.list("errors");
  }

  /** What became of its constraints in a dialect. */
  List<Json> lowering(String dialect) {
    Json.Members lowering = resource == null ? null : resource.object("lowering");
    return lowering == null ? List.of() : lowering.list(dialect);
  }
}
