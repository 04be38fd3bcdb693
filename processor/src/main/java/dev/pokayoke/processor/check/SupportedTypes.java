package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** Every value has a type with one strict form on the wire. */
final class SupportedTypes implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Use use : Values.of(toolset).uses()) {
      if (use.wire() instanceof WireType.Unsupported unsupported) {
        report.add(
            Diagnostic.UNSUPPORTED_TYPE,
            unsupported.origin(),
            use.where(),
            unsupported.type(),
            unsupported.reason());
      }
    }
  }
}
