package dev.pokayoke.processor.schema;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Says a schema in the vocabulary of a dialect, and keeps the ledger of what became of it. */
final class SchemaLowering {
  private static final Json NULL = Json.object().put("type", "null").build();
  private static final String ALWAYS = "Always send it.";

  private final Vocabulary vocabulary;
  private final Set<Lowering> ledger = new LinkedHashSet<>();
  private boolean inDefinition;

  SchemaLowering(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** What became of each rule of all that was lowered. */
  List<Lowering> ledger() {
    return List.copyOf(ledger);
  }

  /** The whole schema of a tool's arguments or of its result. */
  Json root(Schema.Root root) {
    keywords(root.object(), root.rules(), "");
    Json.Builder out = object(root.object(), "", "");
    if (!root.definitions().isEmpty()) {
      inDefinition = true;
      Json.Builder definitions = Json.object();
      root.definitions()
          .forEach(
              (name, described) ->
                  definitions.put(name, element(described, List.of(), "$defs." + name)));
      out.put("$defs", definitions.build());
      inDefinition = false;
    }
    return out.build();
  }

  private Json.Builder object(Schema.Fields object, String description, String path) {
    Json.Builder out = Json.object().put("type", "object");
    out.putUnlessEmpty("description", description);
    List<String> required = new ArrayList<>();
    Json.Builder properties = Json.object();
    for (Schema.Field field : object.fields()) {
      boolean given = field.required() && !endsCycle(field);
      properties.put(field.name(), field(field, given, path + field.name()));
      if (given || isNullable(field)) {
        required.add(field.name());
      }
    }
    if (!object.fields().isEmpty() || vocabulary.membersSaid()) {
      out.put("properties", properties.build());
    }
    if (!required.isEmpty() || vocabulary.absence() == Vocabulary.Absence.NULL) {
      out.put("required", Json.texts(required));
    }
    if (object.closed()) {
      out.put("additionalProperties", false);
    }
    return out;
  }

  private boolean endsCycle(Schema.Field field) {
    return vocabulary.cyclesEnd() && inDefinition && leadsToReference(field.schema());
  }

  private boolean isNullable(Schema.Field field) {
    return !field.required() && vocabulary.absence() == Vocabulary.Absence.NULL;
  }

  private Json field(Schema.Field field, boolean given, String path) {
    Keywords keywords = keywords(field.schema(), field.rules(), path);
    List<String> hints = new ArrayList<>(keywords.hints());
    if (field.required() && !given) {
      hints.add(ALWAYS);
      ledger.add(new Lowering(path, "required", Lowering.Form.HINT, ALWAYS));
    }
    String description = withHints(field.description(), hints);
    return isNullable(field)
        ? orNull(field.schema(), description, path, keywords)
        : value(field.schema(), description, path, keywords);
  }

  private Keywords keywords(Schema schema, List<Rule> rules, String path) {
    Keywords keywords = new Keywords(schema, rules, vocabulary);
    for (Keywords.Outcome outcome : keywords.outcomes()) {
      ledger.add(new Lowering(path, outcome.rule().label(), outcome.form(), outcome.words()));
    }
    return keywords;
  }

  private Json element(Schema schema, List<Rule> rules, String path) {
    Keywords keywords = keywords(schema, rules, path);
    return value(schema, withHints("", keywords.hints()), path, keywords);
  }

  private Json value(Schema schema, String description, String path, Keywords keywords) {
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
      return orNull(orNull.value(), description, path, bare(orNull.value()));
    }
    if (schema instanceof Schema.OrText orText) {
      Json text = Json.object().put("type", "string").build();
      return anyOf(List.of(element(orText.value(), List.of(), path), text), description);
    }
    if (schema instanceof Schema.Entries entries
        && !entries.keys().isEmpty()
        && vocabulary.maps()) {
      return known(entries, description, path);
    }
    Json.Builder out = Json.object().put("type", type(schema));
    return rest(out, schema, description, path, keywords);
  }

  private Keywords bare(Schema schema) {
    return new Keywords(schema, List.of(), vocabulary);
  }

  private List<Json> objects(Schema.AnyOf schema, String path) {
    List<Json> objects = new ArrayList<>();
    schema
        .objects()
        .forEach((tag, object) -> objects.add(element(object, List.of(), path + "(" + tag + ")")));
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
      Json.Builder out, Schema schema, String description, String path, Keywords keywords) {
    out.putUnlessEmpty("description", description);
    if (schema instanceof Schema.Choice choice) {
      out.put("enum", Json.texts(choice.values()));
    }
    if (schema instanceof Schema.Items items) {
      out.put("items", element(items.item(), items.rules(), path + "[]"));
    }
    if (schema instanceof Schema.Entries entries) {
      Json value = element(entries.value(), entries.rules(), path + ".*");
      out.put(
          vocabulary.maps() ? "additionalProperties" : "items",
          vocabulary.maps() ? value : entry(entries, value));
    }
    keywords.addTo(out);
    return out.build();
  }

  /** A map of known names, where a dialect has maps: an object of them. */
  private Json known(Schema.Entries entries, String description, String path) {
    Json value = element(entries.value(), entries.rules(), path + ".*");
    Json.Builder properties = Json.object();
    entries.keys().forEach(key -> properties.put(key, value));
    return Json.object()
        .put("type", "object")
        .putUnlessEmpty("description", description)
        .put("properties", properties.build())
        .put("additionalProperties", false)
        .build();
  }

  private static Json entry(Schema.Entries entries, Json value) {
    Json.Builder key = Json.object().put("type", "string");
    if (!entries.keys().isEmpty()) {
      key.put("enum", Json.texts(entries.keys()));
    }
    return Json.object()
        .put("type", "object")
        .put("properties", Json.object().put("key", key.build()).put("value", value).build())
        .put("required", Json.texts(List.of("key", "value")))
        .put("additionalProperties", false)
        .build();
  }

  private Json orNull(Schema schema, String description, String path, Keywords keywords) {
    if (schema instanceof Schema.AnyOf anyOf) {
      List<Json> choices = objects(anyOf, path);
      choices.add(NULL);
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
      return anyOf(List.of(value(schema, "", path, keywords), NULL), description);
    }
    Json.Builder out = Json.object().put("type", Json.texts(List.of(type(schema), "null")));
    return rest(out, schema, description, path, keywords);
  }

  private String type(Schema schema) {
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
      return vocabulary.maps() ? "object" : "array";
    }
    return schema instanceof Schema.Items ? "array" : "string";
  }

  private static boolean leadsToReference(Schema schema) {
    if (schema instanceof Schema.Items items) {
      return leadsToReference(items.item());
    }
    if (schema instanceof Schema.Entries entries) {
      return leadsToReference(entries.value());
    }
    if (schema instanceof Schema.Fields object) {
      return object.fields().stream().anyMatch(field -> leadsToReference(field.schema()));
    }
    if (schema instanceof Schema.AnyOf anyOf) {
      return anyOf.objects().values().stream().anyMatch(SchemaLowering::leadsToReference);
    }
    return schema instanceof Schema.Ref;
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
