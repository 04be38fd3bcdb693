package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Tool.Effect;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** What creates something is idempotent only by a key that the dependency knows again. */
final class IdempotentWrites implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      String verb = Verbs.first(tool.javaName());
      boolean hasKey = tool.parameters().stream().anyMatch(Parameter.Key.class::isInstance);
      if (tool.effect() == Effect.WRITE && tool.idempotent() && Verbs.creates(verb) && !hasKey) {
        report.add(
            Diagnostic.CREATING_IDEMPOTENT,
            tool.annotationOrigin(),
            Places.of(toolset, tool),
            verb);
      }
    }
  }
}
