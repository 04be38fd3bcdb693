package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Making;
import java.util.List;

/**
 * How an object of a class is made.
 *
 * @param factory as in {@link Making}
 * @param arguments names of the members it is created from
 * @param steps what is set afterwards
 * @param build as in {@link Making}
 * @param problem why generated code cannot make one, and what to do; empty if it can
 */
record Creation(
    String factory, List<String> arguments, List<Making.Step> steps, String build, String problem) {
  /** Copies the lists. */
  Creation {
    arguments = List.copyOf(arguments);
    steps = List.copyOf(steps);
  }

  static Creation call(String factory, List<String> arguments) {
    return new Creation(factory, arguments, List.of(), "", "");
  }

  static Creation impossible(String problem) {
    return new Creation("", List.of(), List.of(), "", problem);
  }

  Creation with(List<Making.Step> newSteps) {
    return new Creation(factory, arguments, newSteps, build, problem);
  }

  /** Whether an object is made of a member. */
  boolean uses(String member) {
    return arguments.contains(member)
        || steps.stream().anyMatch(step -> step.property().equals(member));
  }
}
