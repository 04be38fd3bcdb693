package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Nearest;
import dev.pokayoke.processor.report.Report;
import java.util.List;

/** What a failure says of arguments names arguments of the tool that fails. */
final class FailureTexts implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      List<String> names = tool.arguments().stream().map(Property::wireName).toList();
      String where = Places.of(toolset, tool);
      for (Failure failure : tool.failures()) {
        for (Placeholders.Placeholder placeholder : Placeholders.of(failure.message())) {
          if (!names.contains(placeholder.name())) {
            report.add(
                Diagnostic.MESSAGE_ARGUMENT_UNKNOWN,
                failure.messageOrigin(),
                "message",
                placeholder.text(),
                where,
                Nearest.hint(placeholder.name(), names));
          }
        }
        String field = failure.field();
        if (!field.isEmpty() && !names.contains(field)) {
          report.add(
              Diagnostic.FIELD_UNKNOWN,
              failure.fieldOrigin(),
              "field",
              field,
              where,
              Nearest.hint(field, names));
        }
      }
    }
  }
}
