package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Constraint;
import java.util.List;

/**
 * A regular expression that generated code compiles once.
 *
 * @param regexp the expression
 * @param flags names of {@code Pattern} constants, sorted
 */
record RegexKey(String regexp, List<String> flags) {
  static RegexKey of(Constraint.Matches matches) {
    return new RegexKey(matches.regexp(), matches.flags().stream().sorted().toList());
  }
}
