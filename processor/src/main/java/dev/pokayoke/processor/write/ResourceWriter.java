package dev.pokayoke.processor.write;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.schema.Definition;
import dev.pokayoke.processor.schema.Json;
import dev.pokayoke.processor.schema.Lowering;
import dev.pokayoke.processor.schema.Published;
import dev.pokayoke.processor.schema.ToolSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The resource that tells other programs what was published: one line for each tool, with the same
 * definitions as in the class, what became of its constraints, and the errors it declares.
 */
final class ResourceWriter {
  private ResourceWriter() {}

  static String path(Toolset toolset) {
    return "META-INF/pokayoke/" + toolset.service().binaryName() + ".json";
  }

  static String text(Published published) {
    Toolset toolset = published.toolset();
    List<String> tools = new ArrayList<>();
    for (int i = 0; i < toolset.tools().size(); i++) {
      tools.add(tool(published, i));
    }
    return "{\"contract\":"
        + Contract.VERSION
        + ",\"service\":"
        + text(toolset.service().binaryName())
        + ",\"dialects\":"
        + Json.texts(published.definitions().keySet().stream().map(Dialect::name).toList())
            .compact()
        + ",\"tools\":[\n"
        + String.join(",\n", tools)
        + "\n]}\n";
  }

  private static String tool(Published published, int index) {
    Tool tool = published.toolset().tools().get(index);
    Mentions mentions = new Mentions(published.toolset().user());
    ToolSchema facts = ToolSchema.of(tool);
    Json.Items errors =
        new Json.Items(tool.failures().stream().map(failure -> error(failure, mentions)).toList());
    return "{\"name\":"
        + text(tool.wireName())
        + ",\"effect\":"
        + text(tool.effect().name().toLowerCase(Locale.ROOT))
        + ",\"idempotent\":"
        + facts.idempotent()
        + ",\"destructive\":"
        + facts.destructive()
        + ",\"definitions\":"
        + byDialect(published, index, Definition::text)
        + ",\"lowering\":"
        + byDialect(published, index, ResourceWriter::lowering)
        + ",\"errors\":"
        + errors.compact()
        + "}";
  }

  private static String byDialect(
      Published published, int index, Function<Definition, String> part) {
    return published.definitions().entrySet().stream()
        .map(entry -> text(entry.getKey().name()) + ":" + part.apply(entry.getValue().get(index)))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String text(String value) {
    return new Json.Text(value).compact();
  }

  private static String lowering(Definition definition) {
    return new Json.Items(definition.lowering().stream().map(ResourceWriter::lowering).toList())
        .compact();
  }

  private static Json lowering(Lowering lowering) {
    return Json.object()
        .put("field", lowering.field())
        .put("constraint", lowering.constraint())
        .put("form", lowering.form().name())
        .putUnlessEmpty("words", lowering.words())
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
