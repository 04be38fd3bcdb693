package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Nearest;
import dev.pokayoke.processor.report.Report;
import java.util.List;

/**
 * Every {@code {tool:name}} names a tool of the class, and only {@code {user}} stands beside it.
 */
final class ToolReferences implements Rule {
  private static final String TOOL = "tool:";
  private static final String USER = "user";

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      check("onEmpty", tool.onEmpty(), tool.onEmptyOrigin(), toolset, report);
      for (Failure failure : tool.failures()) {
        check("fix", failure.fix(), failure.fixOrigin(), toolset, report);
      }
    }
    for (Values.Value value : Values.of(toolset).inputs()) {
      Property.GreaterThan greater = value.property().greaterThan();
      if (greater != null) {
        check("fix", greater.fix(), greater.fixOrigin(), toolset, report);
      }
      Property.Limit limit = value.property().limit();
      if (limit != null) {
        check("fix", limit.fix(), limit.fixOrigin(), toolset, report);
      }
    }
  }

  private static void check(
      String member, String text, Origin origin, Toolset toolset, Report report) {
    List<String> names = toolset.tools().stream().map(Tool::wireName).toList();
    for (Placeholders.Placeholder placeholder : Placeholders.of(text)) {
      if (placeholder.name().equals(USER)) {
        continue;
      }
      if (!placeholder.name().startsWith(TOOL)) {
        report.add(
            Diagnostic.UNKNOWN_PLACEHOLDER,
            origin,
            member,
            placeholder.text(),
            "{tool:name} or {user}");
        continue;
      }
      String name = placeholder.name().substring(TOOL.length());
      if (!names.contains(name)) {
        report.add(
            Diagnostic.UNKNOWN_TOOL,
            origin,
            member,
            name,
            Places.of(toolset),
            Nearest.hint(name, names));
      }
    }
  }
}
