package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.List;
import java.util.stream.Collectors;

/** The model is told what a tool does and what its arguments mean. */
final class Descriptions implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      String where = Places.of(toolset, tool);
      if (tool.description().isEmpty()) {
        report.add(
            Diagnostic.TOOL_WITHOUT_DESCRIPTION, tool.origin(), where, Places.annotation(tool));
      }
      List<Property> silent =
          tool.arguments().stream().filter(each -> each.description().isEmpty()).toList();
      if (!silent.isEmpty()) {
        String names = silent.stream().map(Property::javaName).collect(Collectors.joining(", "));
        report.add(Diagnostic.ARGUMENTS_WITHOUT_DESCRIPTION, tool.origin(), where, names);
      }
    }
  }
}
