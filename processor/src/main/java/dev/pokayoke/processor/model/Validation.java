package dev.pokayoke.processor.model;

import java.util.List;
import java.util.Set;

/**
 * What a method says to a Jakarta Validator.
 *
 * @param constraints those of its parameters together
 * @param groups qualified names of the groups that are asked for beside {@code Default}, those that
 *     they stand for included
 * @param asked the groups as they are written: {@code @Validated}
 * @param parameters types of its parameters as declared, erased
 */
public record Validation(
    List<Constraint> constraints,
    Set<String> groups,
    List<JavaType.Named> asked,
    List<JavaType> parameters) {
  /** Copies the collections. */
  public Validation {
    constraints = List.copyOf(constraints);
    groups = Set.copyOf(groups);
    asked = List.copyOf(asked);
    parameters = List.copyOf(parameters);
  }
}
