package dev.pokayoke.processor.schema;

import java.util.ArrayList;
import java.util.List;

/**
 * Model Context Protocol, all revisions up to 2026-07-28: JSON Schema 2020-12, in the portable part
 * of it that hosts can pass on to a model's API as it is. No {@code $schema}, {@code title} or
 * numeric {@code format}; the root is always a plain object; an optional argument is one that is
 * not required; patterns use nothing that ECMA-262, RE2 and grammar engines read differently.
 *
 * <p>The ranges of Java's own types are checked and not published: a bound the developer did not
 * write costs on every turn and tells the model nothing. All four hints are published, because
 * their defaults are not the harmless ones; {@code openWorldHint} is always {@code false}, for a
 * tool talks to the one system its service stands for.
 */
public final class McpDialect {
  private final List<Lowering> ledger = new ArrayList<>();

  private McpDialect() {}

  /** The definition of a tool. */
  public static Definition define(ToolSchema tool) {
    McpDialect dialect = new McpDialect();
    Json definition =
        Json.object()
            .put("name", tool.name())
            .put("title", tool.title())
            .putUnlessEmpty("description", tool.description())
            .put("inputSchema", dialect.root(tool.input()))
            .put("outputSchema", dialect.root(tool.output()))
            .put(
                "annotations",
                Json.object()
                    .put("readOnlyHint", tool.readOnly())
                    .put("destructiveHint", tool.destructive())
                    .put("idempotentHint", tool.idempotent())
                    .put("openWorldHint", false)
                    .build())
            .build();
    return new Definition(definition.compact(), dialect.ledger);
  }

  private Json root(Schema.Root root) {
    keywords(root.object(), root.rules(), "");
    Json.Builder out = object(root.object(), "", "");
    if (!root.definitions().isEmpty()) {
      Json.Builder definitions = Json.object();
      root.definitions()
          .forEach(
              (name, described) -> definitions.put(name, value(described, "", "$defs." + name)));
      out.put("$defs", definitions.build());
    }
    return out.build();
  }

  private Json.Builder object(Schema.Fields object, String description, String path) {
    Json.Builder out = Json.object().put("type", "object");
    out.putUnlessEmpty("description", description);
    List<String> required = new ArrayList<>();
    Json.Builder properties = Json.object();
    for (Schema.Field field : object.fields()) {
      properties.put(field.name(), field(field, path + field.name()));
      if (field.required()) {
        required.add(field.name());
      }
    }
    if (!object.fields().isEmpty()) {
      out.put("properties", properties.build());
    }
    if (!required.isEmpty()) {
      out.put("required", Json.texts(required));
    }
    if (object.closed()) {
      out.put("additionalProperties", false);
    }
    return out;
  }

  private Json field(Schema.Field field, String path) {
    McpKeywords keywords = keywords(field.schema(), field.rules(), path);
    String description = withHints(field.description(), keywords.hints());
    return value(field.schema(), description, path, keywords);
  }

  private McpKeywords keywords(Schema schema, List<Rule> rules, String path) {
    McpKeywords keywords = new McpKeywords(schema, rules);
    for (McpKeywords.Outcome outcome : keywords.outcomes()) {
      ledger.add(new Lowering(path, outcome.rule().label(), outcome.form()));
    }
    return keywords;
  }

  private Json element(Schema schema, List<Rule> rules, String path) {
    McpKeywords keywords = keywords(schema, rules, path);
    return value(schema, withHints("", keywords.hints()), path, keywords);
  }

  private Json value(Schema schema, String description, String path) {
    return value(schema, description, path, new McpKeywords(schema, List.of()));
  }

  private Json value(Schema schema, String description, String path, McpKeywords keywords) {
    if (schema instanceof Schema.Fields object) {
      return object(object, description, path + ".").build();
    }
    if (schema instanceof Schema.Ref reference) {
      return reference(reference, description);
    }
    if (schema instanceof Schema.AnyOf anyOf) {
      return anyOf(objects(anyOf, path), description);
    }
    if (schema instanceof Schema.OrNull orNull) {
      return orNull(orNull.value(), description, path);
    }
    if (schema instanceof Schema.OrText orText) {
      return either(orText.value(), description, path, "string");
    }
    Json.Builder out = Json.object().put("type", type(schema));
    return rest(out, schema, description, path, keywords);
  }

  private List<Json> objects(Schema.AnyOf schema, String path) {
    List<Json> objects = new ArrayList<>();
    schema
        .objects()
        .forEach((tag, object) -> objects.add(value(object, "", path + "(" + tag + ")")));
    return objects;
  }

  private static Json anyOf(List<Json> choices, String description) {
    return Json.object()
        .putUnlessEmpty("description", description)
        .put("anyOf", new Json.Items(choices))
        .build();
  }

  /** Nothing may stand beside a reference: several hosts refuse or lose it. */
  private static Json reference(Schema.Ref schema, String description) {
    Json reference = Json.object().put("$ref", "#/$defs/" + schema.name()).build();
    return description.isEmpty() ? reference : anyOf(List.of(reference), description);
  }

  private Json rest(
      Json.Builder out, Schema schema, String description, String path, McpKeywords keywords) {
    out.putUnlessEmpty("description", description);
    if (schema instanceof Schema.Choice choice) {
      out.put("enum", Json.texts(choice.values()));
    }
    if (schema instanceof Schema.Items items) {
      out.put("items", element(items.item(), items.rules(), path + "[]"));
    }
    if (schema instanceof Schema.Entries entries) {
      out.put("additionalProperties", element(entries.value(), entries.rules(), path + ".*"));
    }
    keywords.addTo(out);
    return out.build();
  }

  private Json orNull(Schema schema, String description, String path) {
    if (schema instanceof Schema.AnyOf anyOf) {
      List<Json> choices = objects(anyOf, path);
      choices.add(Json.object().put("type", "null").build());
      return anyOf(choices, description);
    }
    if (schema instanceof Schema.Choice choice) {
      List<Json> values = new ArrayList<>();
      choice.values().forEach(value -> values.add(new Json.Text(value)));
      values.add(new Json.Null());
      return Json.object()
          .put("type", Json.texts(List.of("string", "null")))
          .putUnlessEmpty("description", description)
          .put("enum", new Json.Items(values))
          .build();
    }
    if (schema instanceof Schema.Fields || schema instanceof Schema.Ref) {
      return either(schema, description, path, "null");
    }
    Json.Builder out = Json.object().put("type", Json.texts(List.of(type(schema), "null")));
    return rest(out, schema, description, path, new McpKeywords(schema, List.of()));
  }

  private Json either(Schema schema, String description, String path, String type) {
    return anyOf(
        List.of(value(schema, "", path), Json.object().put("type", type).build()), description);
  }

  private static String type(Schema schema) {
    if (schema instanceof Schema.Whole) {
      return "integer";
    }
    if (schema instanceof Schema.Decimal) {
      return "number";
    }
    if (schema instanceof Schema.Bool) {
      return "boolean";
    }
    if (schema instanceof Schema.Entries) {
      return "object";
    }
    return schema instanceof Schema.Items ? "array" : "string";
  }

  private static String withHints(String description, List<String> hints) {
    if (hints.isEmpty()) {
      return description;
    }
    String clauses = String.join(" ", hints);
    if (description.isEmpty()) {
      return clauses;
    }
    boolean ended = ".!?".indexOf(description.charAt(description.length() - 1)) >= 0;
    return description + (ended ? " " : ". ") + clauses;
  }
}
