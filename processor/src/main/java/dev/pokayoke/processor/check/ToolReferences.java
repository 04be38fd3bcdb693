package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Nearest;
import dev.pokayoke.processor.report.Report;
import java.util.List;

/** Every {@code {tool:name}} names a tool of the class, and little else stands between braces. */
final class ToolReferences implements Rule {
  private static final String TOOL = "tool:";

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      check("onEmpty", "", tool.onEmpty(), tool.onEmptyOrigin(), toolset, report);
      for (Failure failure : tool.failures()) {
        check("fix", "user", failure.fix(), failure.fixOrigin(), toolset, report);
      }
    }
  }

  private static void check(
      String member, String allowed, String text, Origin origin, Toolset toolset, Report report) {
    List<String> names = toolset.tools().stream().map(Tool::wireName).toList();
    for (String placeholder : Placeholders.of(text)) {
      if (placeholder.equals(allowed)) {
        continue;
      }
      if (!placeholder.startsWith(TOOL)) {
        String known = allowed.isEmpty() ? "{tool:name}" : "{tool:name} or {" + allowed + "}";
        report.add(Diagnostic.UNKNOWN_PLACEHOLDER, origin, member, placeholder, known);
        continue;
      }
      String name = placeholder.substring(TOOL.length());
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
