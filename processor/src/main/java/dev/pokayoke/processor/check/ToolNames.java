package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.HashMap;
import java.util.Map;

/** Tools have legal names, each its own. */
final class ToolNames implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    Map<String, Tool> named = new HashMap<>();
    for (Tool tool : toolset.tools()) {
      String name = tool.wireName();
      Tool other = named.putIfAbsent(name, tool);
      if (other != null) {
        report.add(
            Diagnostic.DUPLICATE_TOOL_NAME,
            tool.nameOrigin(),
            Places.signature(toolset, tool),
            name,
            Places.signature(toolset, other),
            Places.annotation(tool));
      }
      if (!WireNames.isLegal(name)) {
        addIllegal(toolset, tool, report);
      }
    }
  }

  private static void addIllegal(Toolset toolset, Tool tool, Report report) {
    String name = tool.wireName();
    String prefix = toolset.prefix();
    String own = "@" + Places.annotation(tool) + "(name = \"...\")";
    if (prefix.isEmpty() || !name.startsWith(prefix)) {
      report.add(Diagnostic.ILLEGAL_TOOL_NAME, tool.nameOrigin(), name, own);
    } else if (!WireNames.isLegal(prefix)) {
      String other = "another @Toolset(prefix)";
      report.add(Diagnostic.ILLEGAL_TOOL_NAME, toolset.prefixOrigin(), name, other);
    } else {
      boolean tooLong = WireNames.isLegal(name.substring(prefix.length()));
      String remedy = tooLong ? own + " or a shorter @Toolset(prefix)" : own;
      report.add(Diagnostic.ILLEGAL_TOOL_NAME, tool.nameOrigin(), name, remedy);
    }
  }
}
