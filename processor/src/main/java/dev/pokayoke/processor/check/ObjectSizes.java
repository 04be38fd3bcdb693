package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** No object has more properties than the runtime has seen-bits for. */
final class ObjectSizes implements Rule {
  private static final int MOST = 64;

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Group group : Values.of(toolset).groups()) {
      int size = group.properties().size();
      if (size > MOST) {
        report.add(Diagnostic.TOO_MANY_PROPERTIES, group.origin(), group.where(), size);
      }
    }
  }
}
