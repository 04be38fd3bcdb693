package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** Tools can be generated for the class at all. */
final class UsableClass implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    if (!toolset.obstacle().isEmpty()) {
      report.add(
          Diagnostic.CLASS_NOT_USABLE, toolset.origin(), Places.of(toolset), toolset.obstacle());
    }
  }
}
