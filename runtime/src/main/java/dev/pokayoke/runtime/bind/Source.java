package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.Coercion;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The text that is read: as it came, or what it can only mean.
 *
 * @param text the text
 * @param done what was done to it
 * @param steps the kinds of what was done, each of which is done once
 */
record Source(String text, List<Coercion> done, Set<Step> steps) {
  /** Copies the lists. */
  Source {
    done = List.copyOf(done);
    steps = Set.copyOf(steps);
  }

  /** What may be done to a text before it is read again. */
  enum Step {
    /** It was no JSON and was mended. */
    MENDED,
    /** It was a text that held an object. */
    OPENED,
    /** Its object stood inside a property that is not declared. */
    UNWRAPPED,
    /** Its properties belong to the only object. */
    GATHERED
  }

  static Source of(String text) {
    return new Source(text, List.of(), Set.of());
  }

  boolean isDone(Step step) {
    return steps.contains(step);
  }

  Source then(Step step, String json, List<Coercion> repairs) {
    List<Coercion> all = new ArrayList<>(done);
    all.addAll(repairs);
    Set<Step> taken = EnumSet.of(step);
    taken.addAll(steps);
    return new Source(json, all, taken);
  }

  Source then(Step step, String json, String field, String rule) {
    return then(step, json, List.of(Repairs.repair(field, text, json, rule)));
  }
}
