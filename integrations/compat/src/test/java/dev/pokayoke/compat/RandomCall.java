package dev.pokayoke.compat;

import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A call that a schema allows, most of the time; often at the end of a range. */
final class RandomCall {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int DEEPEST = 6;

  private final ObjectNode root;
  private final Random random;

  RandomCall(ObjectNode root, Random random) {
    this.root = root;
    this.random = random;
  }

  String json() {
    return value(root, 0).toString();
  }

  private JsonNode value(JsonNode schema, int depth) {
    if (schema.has("$ref")) {
      return value(root.get("$defs").get("Node"), depth + 1);
    }
    if (schema.has("anyOf")) {
      return value(any(schema.get("anyOf")), depth);
    }
    if (schema.has("enum")) {
      return any(schema.get("enum"));
    }
    JsonNode type = schema.get("type");
    String one = type.isArray() ? any(type).asString() : type.asString();
    return switch (one) {
      case "object" -> object(schema, depth);
      case "array" -> list(schema, depth);
      case "integer" -> JSON.numberNode(whole(schema));
      case "number" ->
          random.nextInt(3) == 0 ? JSON.numberNode(4.25) : JSON.numberNode(whole(schema));
      case "boolean" -> JSON.booleanNode(random.nextBoolean());
      case "null" -> JSON.nullNode();
      default -> JSON.stringNode(text(schema));
    };
  }

  private JsonNode any(JsonNode list) {
    return list.get(random.nextInt(list.size()));
  }

  private JsonNode object(JsonNode schema, int depth) {
    ObjectNode object = JSON.objectNode();
    if (schema.has("properties")) {
      for (String name : schema.get("properties").propertyNames()) {
        boolean required = false;
        for (JsonNode one : schema.path("required")) {
          required |= one.asString().equals(name);
        }
        if (required || (depth < DEEPEST && random.nextBoolean())) {
          object.set(name, value(schema.get("properties").get(name), depth + 1));
        }
      }
    } else if (schema.path("additionalProperties").isObject() && random.nextBoolean()) {
      object.set("key", value(schema.get("additionalProperties"), depth + 1));
    }
    return object;
  }

  private JsonNode list(JsonNode schema, int depth) {
    ArrayNode list = JSON.arrayNode();
    int least = schema.path("minItems").asInt(0);
    int most = schema.path("maxItems").asInt(3);
    for (int i = least + random.nextInt(most - least + 1); i > 0; i--) {
      list.add(value(schema.get("items"), depth + 1));
    }
    return list;
  }

  private int whole(JsonNode schema) {
    int least = schema.path("minimum").asInt(schema.path("exclusiveMinimum").asInt(-2) + 1);
    int most = schema.path("maximum").asInt(schema.path("exclusiveMaximum").asInt(10) - 1);
    return List.of(least, most, least + 1, most - 1).get(random.nextInt(4));
  }

  private String text(JsonNode schema) {
    if (schema.has("format")) {
      return "2026-03-14";
    }
    if (schema.has("pattern")) {
      return random.nextBoolean() ? "a" : "abc";
    }
    int least = schema.path("minLength").asInt(0);
    int most = schema.path("maxLength").asInt(6);
    return "x".repeat(random.nextBoolean() ? least : most);
  }
}
