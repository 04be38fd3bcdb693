package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Tool.Effect;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.List;

/** A write has at most one key, a {@code String} or a {@code UUID}; a read has none. */
final class Keys implements Rule {
  private static final List<String> TYPES = List.of("java.lang.String", "java.util.UUID");

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      String first = "";
      for (Parameter parameter : tool.parameters()) {
        if (parameter instanceof Parameter.Key key) {
          check(key, first, tool, toolset, report);
          first = first.isEmpty() ? key.javaName() : first;
        }
      }
    }
  }

  private static void check(
      Parameter.Key key, String first, Tool tool, Toolset toolset, Report report) {
    String where = Places.of(toolset, tool, key);
    if (tool.effect() == Effect.READ) {
      report.add(Diagnostic.KEY_ON_READ, key.origin(), Places.of(toolset, tool));
    }
    if (!(key.type() instanceof JavaType.Named type) || !TYPES.contains(type.canonicalName())) {
      report.add(Diagnostic.KEY_TYPE, key.origin(), where, key.type().text());
    }
    if (!first.isEmpty()) {
      report.add(Diagnostic.SECOND_KEY, key.origin(), where, first);
    }
  }
}
