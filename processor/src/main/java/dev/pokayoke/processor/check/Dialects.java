package dev.pokayoke.processor.check;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** Every dialect asked for is generated. */
final class Dialects implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Dialect dialect : Dialect.values()) {
      if (dialect != Dialect.MCP && toolset.dialects().contains(dialect)) {
        report.add(Diagnostic.DIALECT_NOT_GENERATED, toolset.dialectsOrigin(), dialect);
      }
    }
  }
}
