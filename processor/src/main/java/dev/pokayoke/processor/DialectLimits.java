package dev.pokayoke.processor;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import dev.pokayoke.processor.schema.Definition;
import dev.pokayoke.processor.schema.Published;

/**
 * What the APIs of the dialects would say of the tools: that they refuse one, or its strictness.
 */
final class DialectLimits {
  private final Diagnostic notStrict;

  /**
   * Prepares the rule.
   *
   * @param strictOnly whether a tool that cannot be strict stops the compilation
   */
  DialectLimits(boolean strictOnly) {
    this.notStrict = strictOnly ? Diagnostic.ONLY_STRICT : Diagnostic.NOT_STRICT;
  }

  void check(Published published, Report report) {
    Toolset toolset = published.toolset();
    for (int i = 0; i < toolset.tools().size(); i++) {
      Tool tool = toolset.tools().get(i);
      String place = toolset.service().simpleName() + "." + tool.javaName();
      for (Dialect dialect : published.definitions().keySet()) {
        Definition definition = published.definitions().get(dialect).get(i);
        definition
            .refusals()
            .forEach(
                why -> report.add(Diagnostic.DIALECT_REFUSES, tool.origin(), place, dialect, why));
        if (!definition.overruns().isEmpty()) {
          String why = String.join(", ", definition.overruns());
          report.add(notStrict, tool.origin(), place, dialect, why);
        }
      }
    }
  }
}
