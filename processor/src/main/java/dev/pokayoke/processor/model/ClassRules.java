package dev.pokayoke.processor.model;

import java.util.List;
import java.util.Set;

/**
 * What a class says to a Jakarta Validator of its objects as a whole.
 *
 * @param constraints its own, and those of what it answers and nobody sends, as an {@code isOk()}
 * @param derived Java names of what it answers and nobody sends
 * @param groups qualified names of groups that it asks for: {@code @GroupSequence}
 */
public record ClassRules(List<Constraint> constraints, List<String> derived, Set<String> groups) {
  /** Nothing. */
  public static final ClassRules NONE = new ClassRules(List.of(), List.of(), Set.of());

  /** Copies the collections. */
  public ClassRules {
    constraints = List.copyOf(constraints);
    derived = List.copyOf(derived);
    groups = Set.copyOf(groups);
  }
}
