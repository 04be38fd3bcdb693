package dev.pokayoke.processor.model;

import dev.pokayoke.Dialect;
import java.util.List;

/**
 * One annotated class or interface and its tools.
 *
 * @param service the class, without type arguments
 * @param generatedName simple name of the generated class, as {@code Outer_InnerTools}
 * @param visible whether the service is public, all enclosing classes included
 * @param generatedVisible whether {@code javax.annotation.processing.Generated} can be named there
 * @param langHidden whether its package has a type named like one of {@code java.lang}
 * @param suppressions warnings that generated code would cause because of the service, as
 *     {@code @SuppressWarnings} takes them
 * @param prefix put before the names of tools that have no explicit one; empty for none
 * @param label words for the system behind the tools
 * @param user word for the person
 * @param dialects the dialects to publish in, in their own order, each once
 * @param tools in source order, inherited ones after the class's own
 * @param obstacle why no tools can be generated for the class at all; empty if they can
 * @param origin the class
 * @param prefixOrigin the value of {@code prefix}
 * @param labelOrigin the value of {@code label}
 * @param userOrigin the value of {@code user}
 */
public record Toolset(
    JavaType.Named service,
    String generatedName,
    boolean visible,
    boolean generatedVisible,
    boolean langHidden,
    List<String> suppressions,
    String prefix,
    String label,
    String user,
    List<Dialect> dialects,
    List<Tool> tools,
    String obstacle,
    Origin origin,
    Origin prefixOrigin,
    Origin labelOrigin,
    Origin userOrigin) {
  /** Copies the collections. */
  public Toolset {
    suppressions = List.copyOf(suppressions);
    dialects = List.copyOf(dialects);
    tools = List.copyOf(tools);
  }
}
