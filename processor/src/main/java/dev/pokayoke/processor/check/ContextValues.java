package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** A value of the context has a key, and a type that can be checked when it is taken. */
final class ContextValues implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      for (Parameter parameter : tool.parameters()) {
        if (parameter instanceof Parameter.FromContext context) {
          String where = Places.of(toolset, tool, context);
          if (context.key().isBlank()) {
            report.add(Diagnostic.CONTEXT_KEY_BLANK, context.origin(), where);
          }
          if (context.type() instanceof JavaType.Other) {
            report.add(Diagnostic.CONTEXT_TYPE, context.origin(), where, context.type().text());
          }
        }
      }
    }
  }
}
