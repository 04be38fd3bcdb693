package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** One layer only attempts a tool again. */
final class OneRetrier implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      if (tool.attempts() != 1) {
        for (Tool.Retrier retrier : tool.retriers()) {
          report.add(
              Diagnostic.SECOND_RETRIER,
              retrier.origin(),
              Places.of(toolset, tool),
              retrier.annotation(),
              retrier.annotation());
        }
      }
    }
  }
}
