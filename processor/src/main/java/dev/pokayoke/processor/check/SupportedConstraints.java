package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** No constraint is left unchecked. */
final class SupportedConstraints implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Value value : Values.of(toolset).inputs()) {
      for (Constraint constraint : value.property().constraints()) {
        if (constraint instanceof Constraint.Unsupported unsupported) {
          report.add(
              Diagnostic.UNSUPPORTED_CONSTRAINT,
              unsupported.origin(),
              value.where(),
              unsupported.what(),
              reason(unsupported, value.property().wire()));
        }
      }
    }
  }

  private static String reason(Constraint.Unsupported unsupported, WireType wire) {
    if (!unsupported.reason().isEmpty()) {
      return unsupported.reason();
    }
    String fitting = FittingConstraints.of(wire);
    return fitting.isEmpty()
        ? "Check it in the method."
        : "Use " + fitting + ", or check it in the method.";
  }
}
