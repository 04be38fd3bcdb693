package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
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
      matches.compiled();
    } catch (PatternSyntaxException wrong) {
      report.add(
          Diagnostic.BAD_PATTERN,
          matches.origin(),
          where,
          Math.max(0, wrong.getIndex()) + 1,
          wrong.getDescription());
    }
  }
}
