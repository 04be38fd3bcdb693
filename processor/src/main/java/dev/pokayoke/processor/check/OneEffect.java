package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Tool.Effect;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** A tool either reads or writes. */
final class OneEffect implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      if (tool.effect() == Effect.BOTH) {
        report.add(Diagnostic.READ_AND_WRITE, tool.annotationOrigin(), Places.of(toolset, tool));
      }
    }
  }
}
