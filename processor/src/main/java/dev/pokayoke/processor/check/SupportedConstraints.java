package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** No constraint is left unchecked. */
final class SupportedConstraints implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Constrained value : Values.of(toolset).constrained()) {
      for (Constraint constraint : value.constraints()) {
        if (constraint instanceof Constraint.Unsupported unsupported) {
          report.add(
              Diagnostic.UNSUPPORTED_CONSTRAINT,
              unsupported.origin(),
              value.where(),
              unsupported.text(),
              unsupported.reason());
        }
      }
    }
  }
}
