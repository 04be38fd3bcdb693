package dev.pokayoke.compat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One way to change a schema.
 *
 * @param breaking whether it takes away what was allowed
 * @param change changes a node, or says that it is none of its kind; a place below the node is
 *     appended to its second argument
 */
record Mutation(String name, boolean breaking, BiPredicate<ObjectNode, StringBuilder> change) {

  /** A part of a schema. */
  private record Node(String place, ObjectNode schema) {}

  /** All of them. */
  static List<Mutation> all() {
    List<Mutation> all = new ArrayList<>();
    all.add(new Mutation("remove a property", true, Mutation::remove));
    all.add(new Mutation("rename a property", true, Mutation::rename));
    all.add(new Mutation("add a required property", true, (node, place) -> add(node, place, true)));
    all.add(new Mutation("add a property", false, (node, place) -> add(node, place, false)));
    all.add(new Mutation("require", true, Mutation::require));
    all.add(new Mutation("do not require", false, Mutation::letOut));
    all.add(new Mutation("remove a value", true, Mutation::removeValue));
    all.add(new Mutation("add a value", false, Mutation::addValue));
    all.add(new Mutation("a choice of any text", true, Mutation::choose));
    all.add(new Mutation("any text for a choice", false, Mutation::open));
    all.add(new Mutation("another type", true, Mutation::retype));
    all.add(
        new Mutation("whole to decimal", false, (node, place) -> type(node, "integer", "number")));
    all.add(
        new Mutation("decimal to whole", true, (node, place) -> type(node, "number", "integer")));
    all.add(new Mutation("no null", true, Mutation::noNull));
    all.add(new Mutation("null too", false, Mutation::alsoNull));
    all.add(new Mutation("remove a form", true, Mutation::removeForm));
    all.add(new Mutation("add a form", false, Mutation::addForm));
    all.add(new Mutation("close a map", true, Mutation::closeMap));
    limits(all);
    return all;
  }

  private static void limits(List<Mutation> all) {
    put(all, "integer", "minimum", 4);
    put(all, "number", "minimum", 4);
    put(all, "integer", "exclusiveMaximum", 4);
    put(all, "string", "minLength", 4);
    put(all, "string", "maxLength", 3);
    put(all, "array", "minItems", 2);
    put(all, "array", "maxItems", 1);
    for (String keyword :
        List.of("minimum", "exclusiveMaximum", "maxLength", "maxItems", "format", "pattern")) {
      all.add(
          new Mutation(
              "no " + keyword,
              false,
              (node, place) -> node.has(keyword) && node.remove(keyword) != null));
    }
    all.add(
        new Mutation(
            "pattern",
            true,
            (node, place) ->
                isPlain(node, "string")
                    && !node.has("pattern")
                    && node.put("pattern", "^q$") != null));
    all.add(
        new Mutation(
            "format",
            true,
            (node, place) ->
                isPlain(node, "string")
                    && !node.has("format")
                    && node.put("format", "uuid") != null));
  }

  private static void put(List<Mutation> all, String type, String keyword, int value) {
    all.add(
        new Mutation(
            keyword + " of " + type,
            true,
            (node, place) -> isPlain(node, type) && node.put(keyword, value) != null));
  }

  /** Changes a random part of a schema; its place, or {@code null} if there is none to change. */
  @Nullable String apply(ObjectNode root, Random random) {
    List<Node> nodes = new ArrayList<>();
    walk("input", root, nodes);
    Collections.shuffle(nodes, random);
    for (Node node : nodes) {
      StringBuilder below = new StringBuilder();
      if (change.test(node.schema(), below)) {
        return node.place() + below;
      }
    }
    return null;
  }

  private static void walk(String place, JsonNode node, List<Node> nodes) {
    if (!(node instanceof ObjectNode schema) || schema.has("$ref")) {
      return;
    }
    nodes.add(new Node(place, schema));
    if (schema.has("properties")) {
      for (String name : schema.get("properties").propertyNames()) {
        walk(place + "." + name, schema.get("properties").get(name), nodes);
      }
    }
    if (schema.has("items")) {
      walk(place + "[]", schema.get("items"), nodes);
    }
    if (schema.has("additionalProperties")) {
      walk(place + ".*", schema.get("additionalProperties"), nodes);
    }
    if (schema.has("anyOf")) {
      for (JsonNode choice : schema.get("anyOf")) {
        String tag = choice.path("properties").path("type").path("enum").path(0).asString("");
        walk(place + "(" + tag + ")", choice, nodes);
      }
    }
  }

  private static boolean isPlain(ObjectNode node, String type) {
    JsonNode own = node.path("type");
    boolean typed =
        own.isArray() ? own.get(0).asString().equals(type) : own.asString("").equals(type);
    return typed && !node.has("enum");
  }

  private static @Nullable String property(ObjectNode node) {
    if (node.has("properties")) {
      for (String name : node.get("properties").propertyNames()) {
        if (!name.equals("type")) {
          return name;
        }
      }
    }
    return null;
  }

  private static ArrayNode required(ObjectNode node) {
    return (ArrayNode) node.get("required");
  }

  private static boolean isRequired(ObjectNode node, String name) {
    return index(required(node), name) >= 0;
  }

  private static int index(ArrayNode values, String value) {
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).asString().equals(value)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean remove(ObjectNode node, StringBuilder place) {
    String name = property(node);
    if (name == null) {
      return false;
    }
    RandomSchema.properties(node).remove(name);
    int at = index(required(node), name);
    if (at >= 0) {
      required(node).remove(at);
    }
    place.append('.').append(name);
    return true;
  }

  private static boolean rename(ObjectNode node, StringBuilder place) {
    String name = property(node);
    if (name == null) {
      return false;
    }
    boolean required = isRequired(node, name);
    JsonNode value = node.get("properties").get(name);
    remove(node, place);
    RandomSchema.properties(node).set("renamed", value);
    if (required) {
      required(node).add("renamed");
    }
    return true;
  }

  private static boolean add(ObjectNode node, StringBuilder place, boolean required) {
    if (!node.has("properties")) {
      return false;
    }
    RandomSchema.properties(node)
        .set("fresh", RandomSchema.JSON.objectNode().put("type", "string").put("maxLength", 77));
    if (required) {
      required(node).add("fresh");
    }
    place.append(".fresh");
    return true;
  }

  private static boolean require(ObjectNode node, StringBuilder place) {
    String name = property(node);
    if (name == null || isRequired(node, name)) {
      return false;
    }
    required(node).add(name);
    place.append('.').append(name);
    return true;
  }

  private static boolean letOut(ObjectNode node, StringBuilder place) {
    String name = property(node);
    if (name == null || !isRequired(node, name)) {
      return false;
    }
    required(node).remove(index(required(node), name));
    place.append('.').append(name);
    return true;
  }

  private static boolean isChoice(ObjectNode node, int least) {
    return node.has("enum")
        && node.get("enum").size() >= least
        && RandomSchema.VALUES.contains(node.get("enum").get(0).asString());
  }

  private static boolean removeValue(ObjectNode node, StringBuilder place) {
    return isChoice(node, 2) && ((ArrayNode) node.get("enum")).remove(0) != null;
  }

  private static boolean addValue(ObjectNode node, StringBuilder place) {
    return isChoice(node, 1) && ((ArrayNode) node.get("enum")).add("MORE") != null;
  }

  private static boolean choose(ObjectNode node, StringBuilder place) {
    if (!isPlain(node, "string")) {
      return false;
    }
    node.put("type", "string").set("enum", RandomSchema.JSON.arrayNode().add("SINGLE"));
    return true;
  }

  private static boolean open(ObjectNode node, StringBuilder place) {
    return isChoice(node, 1) && node.remove("enum") != null;
  }

  private static boolean retype(ObjectNode node, StringBuilder place) {
    if (!node.path("type").asString("").equals("boolean")) {
      return false;
    }
    node.put("type", "string");
    return true;
  }

  private static boolean type(ObjectNode node, String from, String to) {
    if (!node.path("type").asString("").equals(from)) {
      return false;
    }
    node.put("type", to);
    return true;
  }

  private static boolean noNull(ObjectNode node, StringBuilder place) {
    if (!node.path("type").isArray()) {
      return false;
    }
    node.put("type", node.get("type").get(0).asString());
    return true;
  }

  // Of a form of a union, null is a form of its own.
  private static boolean alsoNull(ObjectNode node, StringBuilder place) {
    if (!node.path("properties").has("type")
        && node.has("type")
        && node.get("type").isString()
        && !node.has("enum")
        && !node.has("$defs")) {
      String type = node.get("type").asString();
      node.set("type", RandomSchema.JSON.arrayNode().add("null").add(type));
      return true;
    }
    return false;
  }

  private static boolean removeForm(ObjectNode node, StringBuilder place) {
    return node.has("anyOf") && ((ArrayNode) node.get("anyOf")).remove(0) != null;
  }

  private static boolean addForm(ObjectNode node, StringBuilder place) {
    return node.has("anyOf")
        && ((ArrayNode) node.get("anyOf"))
                .add(RandomSchema.JSON.objectNode().put("type", "integer"))
            != null;
  }

  private static boolean closeMap(ObjectNode node, StringBuilder place) {
    if (!node.path("additionalProperties").isObject()) {
      return false;
    }
    node.put("additionalProperties", false);
    return true;
  }
}
