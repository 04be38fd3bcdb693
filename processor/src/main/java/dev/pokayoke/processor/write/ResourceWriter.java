package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.schema.Definition;
import dev.pokayoke.processor.schema.Json;
import dev.pokayoke.processor.schema.Lowering;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The resource that tells other programs what was published: one line for each tool, with the same
 * definition as in the class, what became of its constraints, and the errors it declares.
 */
final class ResourceWriter {
  private ResourceWriter() {}

  static String path(Toolset toolset) {
    return "META-INF/pokayoke/" + toolset.service().binaryName() + ".json";
  }

  static String text(Toolset toolset, List<Definition> definitions) {
    Mentions mentions = new Mentions(toolset.user());
    List<String> tools = new ArrayList<>();
    for (int i = 0; i < definitions.size(); i++) {
      tools.add(tool(toolset.tools().get(i), definitions.get(i), mentions));
    }
    String service = new Json.Text(toolset.service().binaryName()).compact();
    return "{\"contract\":"
        + Contract.VERSION
        + ",\"service\":"
        + service
        + ",\"tools\":[\n"
        + String.join(",\n", tools)
        + "\n]}\n";
  }

  private static String tool(Tool tool, Definition definition, Mentions mentions) {
    Json.Items lowering =
        new Json.Items(definition.lowering().stream().map(ResourceWriter::lowering).toList());
    Json.Items errors =
        new Json.Items(tool.failures().stream().map(failure -> error(failure, mentions)).toList());
    return "{\"definition\":"
        + definition.text()
        + ",\"effect\":"
        + new Json.Text(tool.effect().name().toLowerCase(Locale.ROOT)).compact()
        + ",\"lowering\":"
        + lowering.compact()
        + ",\"errors\":"
        + errors.compact()
        + "}";
  }

  private static Json lowering(Lowering lowering) {
    return Json.object()
        .put("field", lowering.field())
        .put("constraint", lowering.constraint())
        .put("form", lowering.form().name())
        .build();
  }

  private static Json error(Failure failure, Mentions mentions) {
    return Json.object()
        .put("exception", failure.exception().binaryName())
        .put("code", failure.code().name())
        .putUnlessEmpty("reason", failure.reason())
        .putUnlessEmpty("message", failure.message())
        .putUnlessEmpty("fix", mentions.render(failure.fix()))
        .putUnlessEmpty("field", failure.field())
        .build();
  }
}
