package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Tool.Effect;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/**
 * A value of the context has a key, and a type that can be checked when it is taken. For a write it
 * has a text too, because it belongs to what makes two writes the same.
 */
final class ContextValues implements Rule {
  private static final String NAMEABLE =
      "a primitive type, or a class without type arguments that this package can name";
  private static final String TOLD_APART =
      "a String, an enum, a primitive type or its box, BigDecimal, BigInteger, UUID, or a value of"
          + " java.time such as LocalDate";

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      for (Parameter parameter : tool.parameters()) {
        if (parameter instanceof Parameter.FromContext context) {
          check(context, tool.effect() != Effect.READ, Places.of(toolset, tool, context), report);
        }
      }
    }
  }

  private static void check(
      Parameter.FromContext context, boolean write, String where, Report report) {
    String type = context.type().text();
    if (context.key().isBlank()) {
      report.add(Diagnostic.CONTEXT_KEY_BLANK, context.origin(), where);
    }
    if (write && context.form() == Parameter.FromContext.Form.NONE) {
      String what = "of type " + type + " cannot tell one write from another";
      report.add(Diagnostic.CONTEXT_TYPE, context.origin(), where, what, TOLD_APART);
    } else if (context.type() instanceof JavaType.Other) {
      String what = "cannot be checked to be " + type;
      report.add(Diagnostic.CONTEXT_TYPE, context.origin(), where, what, NAMEABLE);
    }
  }
}
