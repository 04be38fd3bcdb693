package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Every regular expression compiles. */
final class Patterns implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Constrained value : Values.of(toolset).constrained()) {
      for (Constraint constraint : value.constraints()) {
        if (constraint instanceof Constraint.Matches matches) {
          check(matches, value.where(), report);
        }
      }
    }
  }

  private static void check(Constraint.Matches matches, String where, Report report) {
    try {
      Pattern.compile(matches.regexp(), flags(matches.flags()));
    } catch (PatternSyntaxException wrong) {
      report.add(
          Diagnostic.BAD_PATTERN,
          matches.origin(),
          where,
          Math.max(0, wrong.getIndex()) + 1,
          wrong.getDescription());
    }
  }

  private static int flags(Set<String> names) {
    int flags = 0;
    for (String name : names) {
      flags |=
          switch (name) {
            case "UNIX_LINES" -> Pattern.UNIX_LINES;
            case "CASE_INSENSITIVE" -> Pattern.CASE_INSENSITIVE;
            case "COMMENTS" -> Pattern.COMMENTS;
            case "MULTILINE" -> Pattern.MULTILINE;
            case "DOTALL" -> Pattern.DOTALL;
            case "UNICODE_CASE" -> Pattern.UNICODE_CASE;
            case "CANON_EQ" -> Pattern.CANON_EQ;
            default -> 0;
          };
    }
    return flags;
  }
}
