package dev.pokayoke.processor.model;

import java.util.ArrayList;
import java.util.HashSet;
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

  /** These and those of an object whose properties stand among its own. */
  public ClassRules and(String holder, ClassRules inner) {
    List<Constraint> allConstraints = new ArrayList<>(constraints);
    allConstraints.addAll(inner.constraints);
    List<String> allDerived = new ArrayList<>(derived);
    inner.derived.forEach(name -> allDerived.add(holder + "." + name));
    Set<String> allGroups = new HashSet<>(groups);
    allGroups.addAll(inner.groups);
    return new ClassRules(allConstraints, allDerived, allGroups);
  }
}
