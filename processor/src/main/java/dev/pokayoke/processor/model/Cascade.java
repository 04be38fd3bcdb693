package dev.pokayoke.processor.model;

import java.util.Set;

/**
 * What a declaration says to a Jakarta Validator beside its own constraints.
 *
 * @param inside whether the objects in it are validated: {@code @Valid}
 * @param groups qualified names of groups that are asked for in them: {@code @ConvertGroup}
 */
public record Cascade(boolean inside, Set<String> groups) {
  /** Nothing. */
  public static final Cascade NONE = new Cascade(false, Set.of());

  /** Copies the set. */
  public Cascade {
    groups = Set.copyOf(groups);
  }
}
