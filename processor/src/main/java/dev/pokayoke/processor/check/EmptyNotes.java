package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** A note for an empty result stands only where a result can be empty. */
final class EmptyNotes implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      if (!tool.onEmpty().isEmpty()
          && tool.result().type() instanceof JavaType.Primitive primitive) {
        report.add(
            Diagnostic.NEVER_EMPTY,
            tool.onEmptyOrigin(),
            Places.of(toolset, tool),
            primitive.text());
      }
    }
  }
}
