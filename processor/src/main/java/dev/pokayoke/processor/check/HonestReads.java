package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Tool.Effect;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** What is attempted again unasked does not change anything, as far as its name tells. */
final class HonestReads implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      String verb = Verbs.first(tool.javaName());
      if (tool.effect() == Effect.READ && Verbs.writes(verb)) {
        report.add(
            Diagnostic.READ_THAT_WRITES, tool.annotationOrigin(), Places.of(toolset, tool), verb);
      }
    }
  }
}
