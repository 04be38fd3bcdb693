package dev.pokayoke.processor;

import dev.pokayoke.processor.fixture.Schemas;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.arbitraries.ListArbitrary;
import net.jqwik.api.arbitraries.StringArbitrary;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Random values that a published schema allows, made from the schema alone. */
final class Instances {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int DEEPEST = 3;

  private final JsonNode root;

  private Instances(JsonNode root) {
    this.root = root;
  }

  /** Arguments of a tool. */
  static Arbitrary<JsonNode> of(Served served, String tool) {
    JsonNode schema = Schemas.tree(Schemas.member(served.definition(tool), "inputSchema"));
    return new Instances(schema).value(schema, 0);
  }

  private Arbitrary<JsonNode> value(JsonNode schema, int depth) {
    if (schema.has("$ref")) {
      String name = schema.get("$ref").asString().replace("#/$defs/", "");
      JsonNode definition = root.get("$defs").get(name);
      return value(definition, depth + 1);
    }
    if (schema.has("anyOf")) {
      List<Arbitrary<JsonNode>> choices = new ArrayList<>();
      schema.get("anyOf").forEach(choice -> choices.add(value(choice, depth)));
      return Arbitraries.oneOf(choices);
    }
    if (schema.has("enum")) {
      List<JsonNode> values = new ArrayList<>();
      schema.get("enum").forEach(values::add);
      return Arbitraries.of(values);
    }
    return switch (schema.get("type").asString()) {
      case "object" -> object(schema, depth);
      case "array" -> array(schema, depth);
      case "integer" -> whole(schema);
      case "number" -> decimal(schema);
      case "boolean" -> Arbitraries.of(true, false).map(JSON::booleanNode);
      default -> text(schema);
    };
  }

  private Arbitrary<JsonNode> object(JsonNode schema, int depth) {
    if (schema.path("additionalProperties").isObject()) {
      return entries(schema, depth);
    }
    Set<String> required = new TreeSet<>();
    schema.path("required").forEach(name -> required.add(name.asString()));
    Map<String, Arbitrary<JsonNode>> members = new TreeMap<>();
    List<String> order = new ArrayList<>(schema.path("properties").propertyNames());
    for (String name : order) {
      if (depth >= DEEPEST && !required.contains(name)) {
        members.put(name, Arbitraries.just(absent()));
        continue;
      }
      Arbitrary<JsonNode> value = value(schema.get("properties").get(name), depth);
      members.put(
          name,
          required.contains(name) ? value : value.optional().map(some -> some.orElse(absent())));
    }
    return Combinators.combine(order.stream().map(members::get).toList())
        .as(
            values -> {
              ObjectNode object = JSON.objectNode();
              for (int i = 0; i < order.size(); i++) {
                if (!values.get(i).isMissingNode()) {
                  object.set(order.get(i), values.get(i));
                }
              }
              return object;
            });
  }

  private Arbitrary<JsonNode> entries(JsonNode schema, int depth) {
    Arbitrary<JsonNode> value = value(schema.get("additionalProperties"), depth);
    Arbitrary<String> name = Arbitraries.strings().withCharRange('a', 'z').ofLength(5);
    return Arbitraries.maps(name, value)
        .ofMaxSize(3)
        .map(
            map -> {
              ObjectNode object = JSON.objectNode();
              map.forEach(object::set);
              return object;
            });
  }

  private static JsonNode absent() {
    return JSON.missingNode();
  }

  private Arbitrary<JsonNode> array(JsonNode schema, int depth) {
    int least = schema.path("minItems").asInt(0);
    int most = Math.min(schema.path("maxItems").asInt(4), 4);
    boolean set = schema.path("description").asString("").contains("No item twice.");
    if (depth >= DEEPEST) {
      return Arbitraries.just(JSON.arrayNode());
    }
    Arbitrary<JsonNode> item = value(schema.get("items"), depth);
    ListArbitrary<JsonNode> items = item.list().ofMinSize(least).ofMaxSize(most);
    return (set ? items.uniqueElements() : items).map(list -> JSON.arrayNode().addAll(list));
  }

  private static Arbitrary<JsonNode> whole(JsonNode schema) {
    long least = schema.has("minimum") ? schema.get("minimum").asLong() : Byte.MIN_VALUE;
    long most = schema.has("maximum") ? schema.get("maximum").asLong() : Byte.MAX_VALUE;
    return Arbitraries.longs().between(least, most).map(JSON::numberNode);
  }

  private static Arbitrary<JsonNode> decimal(JsonNode schema) {
    BigDecimal least =
        schema.has("exclusiveMinimum")
            ? new BigDecimal("0.01")
            : schema.has("minimum")
                ? schema.get("minimum").decimalValue()
                : new BigDecimal("-9999");
    BigDecimal most =
        schema.has("maximum") ? schema.get("maximum").decimalValue() : new BigDecimal("9999");
    return Arbitraries.bigDecimals().between(least, most).ofScale(2).map(JSON::numberNode);
  }

  private static Arbitrary<JsonNode> text(JsonNode schema) {
    String pattern = schema.path("pattern").asString("");
    Arbitrary<String> scalar = ScalarTexts.of(schema);
    if (scalar != null) {
      return scalar.map(JSON::stringNode);
    }
    if (pattern.matches("\\^-\\?\\[0-9]\\{1,1(9|000)}\\$")) {
      return Arbitraries.longs().map(id -> JSON.stringNode(Long.toString(id)));
    }
    if (pattern.equals("^([^\\n]|\\n)$")) {
      return Arbitraries.chars().range(' ', '~').map(c -> JSON.stringNode(c.toString()));
    }
    if (!pattern.isEmpty()) {
      throw new IllegalArgumentException("no values are made of " + pattern);
    }
    StringArbitrary text = Arbitraries.strings().all();
    int least = schema.path("minLength").asInt(0);
    int most = schema.path("maxLength").asInt(12);
    return text.ofMinLength(least)
        .ofMaxLength(Math.max(least, most))
        .filter(value -> value.chars().noneMatch(c -> Character.isSurrogate((char) c)))
        .map(JSON::stringNode);
  }
}
