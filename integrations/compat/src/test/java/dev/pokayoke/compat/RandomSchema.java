package dev.pokayoke.compat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Schemas of the kind that is published, made at random. */
final class RandomSchema {
  static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  static final List<String> VALUES = List.of("SINGLE", "DOUBLE", "SUITE", "TWIN");
  private static final int DEEPEST = 3;

  private final Random random;

  private RandomSchema(Random random) {
    this.random = random;
  }

  /** The schema of a tool's arguments. */
  static ObjectNode input(Random random) {
    RandomSchema schemas = new RandomSchema(random);
    ObjectNode root = schemas.object(0, 5);
    if (random.nextInt(3) == 0) {
      ObjectNode node = schemas.object(DEEPEST, 2);
      properties(node).set("next", JSON.objectNode().put("$ref", "#/$defs/Node"));
      properties(root).set("tree", JSON.objectNode().put("$ref", "#/$defs/Node"));
      root.set("$defs", JSON.objectNode().set("Node", node));
    }
    return root;
  }

  static ObjectNode properties(ObjectNode schema) {
    return (ObjectNode) schema.get("properties");
  }

  private ObjectNode object(int depth, int most) {
    ObjectNode schema = JSON.objectNode().put("type", "object");
    ObjectNode properties = JSON.objectNode();
    ArrayNode required = JSON.arrayNode();
    int count = 1 + random.nextInt(most);
    for (int i = 0; i < count; i++) {
      properties.set("p" + i, value(depth + 1));
      if (random.nextBoolean()) {
        required.add("p" + i);
      }
    }
    schema.set("properties", properties);
    schema.set("required", required);
    return schema.put("additionalProperties", false);
  }

  private ObjectNode value(int depth) {
    ObjectNode schema = plain(depth);
    if (random.nextInt(5) == 0 && schema.has("type") && !schema.has("enum")) {
      String type = schema.get("type").asString();
      schema.set("type", JSON.arrayNode().add(type).add("null"));
    }
    if (random.nextInt(4) == 0) {
      schema.put("description", "words " + random.nextInt(9));
    }
    return schema;
  }

  private ObjectNode plain(int depth) {
    return switch (random.nextInt(depth < DEEPEST ? 9 : 5)) {
      case 0 -> text();
      case 1 -> choice();
      case 2 -> number("integer");
      case 3 -> number("number");
      case 4 -> JSON.objectNode().put("type", "boolean");
      case 5 -> list(depth);
      case 6 -> object(depth, 3);
      case 7 -> {
        ObjectNode map = JSON.objectNode().put("type", "object");
        map.set("additionalProperties", value(depth + 1));
        yield map;
      }
      default -> union(depth);
    };
  }

  private ObjectNode text() {
    ObjectNode schema = JSON.objectNode().put("type", "string");
    switch (random.nextInt(4)) {
      case 0 -> schema.put("format", "date");
      case 1 -> schema.put("pattern", "^[a-z]{1,3}$");
      case 2 ->
          schema.put("minLength", 1 + random.nextInt(3)).put("maxLength", 4 + random.nextInt(3));
      default -> schema.put("title", "any");
    }
    return schema;
  }

  private ObjectNode choice() {
    ArrayNode values = JSON.arrayNode();
    List<String> all = new ArrayList<>(VALUES);
    Collections.shuffle(all, random);
    all.subList(0, 1 + random.nextInt(3)).forEach(values::add);
    ObjectNode schema = JSON.objectNode().put("type", "string");
    schema.set("enum", values);
    return schema;
  }

  private ObjectNode number(String type) {
    ObjectNode schema = JSON.objectNode().put("type", type);
    if (random.nextBoolean()) {
      schema.put(random.nextBoolean() ? "minimum" : "exclusiveMinimum", random.nextInt(3));
    }
    if (random.nextBoolean()) {
      schema.put(random.nextBoolean() ? "maximum" : "exclusiveMaximum", 5 + random.nextInt(3));
    }
    return schema;
  }

  private ObjectNode list(int depth) {
    ObjectNode schema = JSON.objectNode().put("type", "array");
    schema.set("items", value(depth + 1));
    if (random.nextBoolean()) {
      schema.put("minItems", random.nextInt(2)).put("maxItems", 2 + random.nextInt(2));
    }
    return schema;
  }

  private ObjectNode union(int depth) {
    ArrayNode choices = JSON.arrayNode();
    for (String tag : List.of("card", "cash", "check").subList(0, 2 + random.nextInt(2))) {
      ObjectNode object = object(depth + 1, 2);
      ObjectNode type = JSON.objectNode().put("type", "string");
      type.set("enum", JSON.arrayNode().add(tag));
      properties(object).set("type", type);
      ((ArrayNode) object.get("required")).add("type");
      choices.add(object);
    }
    ObjectNode schema = JSON.objectNode();
    schema.set("anyOf", choices);
    return schema;
  }
}
