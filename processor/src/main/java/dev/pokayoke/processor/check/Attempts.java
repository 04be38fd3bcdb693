package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** A read is attempted a sensible number of times. */
final class Attempts implements Rule {
  private static final int MOST = 10;

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      if (tool.attempts() < 1 || tool.attempts() > MOST) {
        report.add(
            Diagnostic.ATTEMPTS, tool.attemptsOrigin(), Places.of(toolset, tool), tool.attempts());
      }
    }
  }
}
