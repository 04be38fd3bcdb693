package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Constraint;
import java.util.List;
import java.util.regex.Pattern;

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

  /** The expression as generated code compiles it. */
  Pattern compiled() {
    return Pattern.compile(regexp, flags.stream().mapToInt(RegexKey::flag).sum());
  }

  private static int flag(String name) {
    return switch (name) {
      case "UNIX_LINES" -> Pattern.UNIX_LINES;
      case "CASE_INSENSITIVE" -> Pattern.CASE_INSENSITIVE;
      case "COMMENTS" -> Pattern.COMMENTS;
      case "MULTILINE" -> Pattern.MULTILINE;
      case "DOTALL" -> Pattern.DOTALL;
      case "UNICODE_CASE" -> Pattern.UNICODE_CASE;
      case "CANON_EQ" -> Pattern.CANON_EQ;
      default -> throw new IllegalArgumentException("unchecked model: flag " + name);
    };
  }
}
