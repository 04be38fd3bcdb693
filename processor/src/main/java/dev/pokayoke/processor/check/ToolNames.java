package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.LinkedHashMap;
import java.util.Map;

/** Tools have legal names, each its own. */
final class ToolNames implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    Map<String, Tool> named = new LinkedHashMap<>();
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
      if (!WireNames.isLegal(name) && !isSpoiled(name, toolset.prefix())) {
        report.add(Diagnostic.ILLEGAL_TOOL_NAME, tool.nameOrigin(), name, remedy(toolset, tool));
      }
    }
    named.keySet().stream()
        .filter(name -> isSpoiled(name, toolset.prefix()))
        .findFirst()
        .ifPresent(
            name ->
                report.add(
                    Diagnostic.ILLEGAL_TOOL_NAME,
                    toolset.prefixOrigin(),
                    name,
                    "another @Toolset(prefix)"));
  }

  /** Whether a name is illegal whatever follows the prefix; that is said once for all tools. */
  private static boolean isSpoiled(String name, String prefix) {
    return !prefix.isEmpty() && name.startsWith(prefix) && !WireNames.isLegal(prefix);
  }

  private static String remedy(Toolset toolset, Tool tool) {
    String name = tool.wireName();
    String prefix = toolset.prefix();
    String own = "@" + Places.annotation(tool) + "(name = \"...\")";
    boolean tooLong =
        !prefix.isEmpty()
            && name.startsWith(prefix)
            && WireNames.isLegal(name.substring(prefix.length()));
    return tooLong ? own + " or a shorter @Toolset(prefix)" : own;
  }
}
