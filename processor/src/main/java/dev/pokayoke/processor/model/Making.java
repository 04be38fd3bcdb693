package dev.pokayoke.processor.model;

import java.util.List;

/**
 * How an object is made of the properties that were read: created from some of them, the others set
 * one by one, and built where it was a builder that was created.
 *
 * @param parts objects inside it whose properties stand among its own; they are made first
 * @param factory name of the static method that creates it; empty for a constructor
 * @param arguments Java names of the properties and parts it is created from, in order
 * @param steps what is set afterwards, in order
 * @param build name of the method that ends a builder; empty where there is none
 */
public record Making(
    List<Part> parts, String factory, List<String> arguments, List<Step> steps, String build) {
  /** Copies the lists. */
  public Making {
    parts = List.copyOf(parts);
    arguments = List.copyOf(arguments);
    steps = List.copyOf(steps);
  }

  /** A constructor that takes everything, as a record's. */
  public static Making constructor(List<String> arguments) {
    return new Making(List.of(), "", arguments, List.of(), "");
  }

  /**
   * An object whose properties stand among those of the one around it.
   *
   * @param name Java name of the property that holds it
   * @param type its type
   * @param making how it is made
   */
  public record Part(String name, JavaType.Named type, Making making) {}

  /**
   * One property that is set.
   *
   * @param property Java name of the property or part
   * @param target name of the setter or field
   * @param field whether it is a field
   * @param ifPresent whether nothing is set where the value is absent, so that a default stays
   */
  public record Step(String property, String target, boolean field, boolean ifPresent) {}

  /** The same where its properties are known under the name of what holds it. */
  public Making inside(String holder) {
    String in = holder + ".";
    return new Making(
        parts.stream()
            .map(part -> new Part(in + part.name(), part.type(), part.making().inside(holder)))
            .toList(),
        factory,
        arguments.stream().map(in::concat).toList(),
        steps.stream()
            .map(
                step ->
                    new Step(in + step.property(), step.target(), step.field(), step.ifPresent()))
            .toList(),
        build);
  }
}
