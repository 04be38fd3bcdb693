package dev.pokayoke.processor;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Calls as models spell them: the same values in other forms, keys in another order, or broken. */
final class Loosened {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private Loosened() {}

  /** The same call in forms that have one reading. */
  static String of(JsonNode call, Random random) {
    return loose(call, random).toString();
  }

  private static JsonNode loose(JsonNode value, Random random) {
    if (value instanceof ObjectNode object) {
      ObjectNode out = JSON.objectNode();
      for (String name : names(object, random)) {
        out.set(spelled(name, random), loose(object.get(name), random));
      }
      return out;
    }
    if (value instanceof ArrayNode array) {
      ArrayNode out = JSON.arrayNode();
      array.forEach(item -> out.add(loose(item, random)));
      return out;
    }
    return random.nextBoolean() ? value : scalar(value, random);
  }

  private static JsonNode scalar(JsonNode value, Random random) {
    if (value.isNumber() || value.isBoolean()) {
      String text = value.toString();
      return JSON.stringNode(
          value.isBoolean() && random.nextBoolean() ? text.toUpperCase(Locale.ROOT) : " " + text);
    }
    String text = value.asString();
    if (text.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")) {
      return JSON.stringNode(random.nextBoolean() ? text.replace('-', '/') : text + "T00:00:00Z");
    }
    if (text.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}T.*")) {
      return JSON.stringNode(text.replaceFirst("T", " "));
    }
    if (text.matches("[0-9]{2}[.][0-9]{2}[.]20[0-9]{2}")) {
      return JSON.stringNode(text.replace(".20", ".").replace('.', '/'));
    }
    if (text.matches("[0-9]{1,2}:[0-9]{2} [AP]M")) {
      return JSON.stringNode(text.toLowerCase(Locale.ROOT));
    }
    if (text.matches("SINGLE|DOUBLE_ROOM|SUITE")) {
      return JSON.stringNode(text.toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    return value;
  }

  private static String spelled(String name, Random random) {
    int at = name.indexOf('_');
    if (at < 0 || random.nextBoolean()) {
      return name;
    }
    return random.nextBoolean()
        ? name.replace('_', '-')
        : name.substring(0, at)
            + Character.toUpperCase(name.charAt(at + 1))
            + name.substring(at + 2);
  }

  /** The same call with other orders of keys. */
  static JsonNode shuffled(JsonNode value, Random random) {
    if (value instanceof ObjectNode object) {
      ObjectNode out = JSON.objectNode();
      names(object, random).forEach(name -> out.set(name, shuffled(object.get(name), random)));
      return out;
    }
    if (value instanceof ArrayNode array) {
      ArrayNode out = JSON.arrayNode();
      array.forEach(item -> out.add(shuffled(item, random)));
      return out;
    }
    return value;
  }

  /** The call with some values replaced, dropped, or added. */
  static JsonNode broken(JsonNode value, Random random) {
    if (random.nextInt(12) == 0) {
      return scrap(random);
    }
    if (value instanceof ObjectNode object) {
      ObjectNode out = JSON.objectNode();
      for (String name : object.propertyNames()) {
        if (random.nextInt(12) != 0) {
          out.set(name, broken(object.get(name), random));
        }
      }
      if (random.nextInt(8) == 0) {
        out.set("nmae", scrap(random));
      }
      return out;
    }
    if (value instanceof ArrayNode array) {
      ArrayNode out = JSON.arrayNode();
      array.forEach(item -> out.add(broken(item, random)));
      return out;
    }
    return value;
  }

  private static JsonNode scrap(Random random) {
    return switch (random.nextInt(10)) {
      case 0 -> JSON.nullNode();
      case 1 -> JSON.numberNode(random.nextInt());
      case 2 -> JSON.numberNode(new BigDecimal("12.50"));
      case 3 -> JSON.booleanNode(random.nextBoolean());
      case 4 -> JSON.stringNode("");
      case 5 -> JSON.stringNode("03/04/2026");
      case 6 -> JSON.stringNode("12");
      case 7 -> JSON.objectNode().put("note", "x");
      case 8 -> JSON.arrayNode().add("a").add("b");
      default -> JSON.stringNode("Double Room");
    };
  }

  /** Numbers without trailing zeros, so that 1.50 and 1.5 compare as equal values. */
  static JsonNode plain(JsonNode value) {
    if (value.isNumber()) {
      return JSON.numberNode(value.decimalValue().stripTrailingZeros());
    }
    if (value instanceof ObjectNode object) {
      ObjectNode out = JSON.objectNode();
      object.propertyNames().forEach(name -> out.set(name, plain(object.get(name))));
      return out;
    }
    if (value instanceof ArrayNode array) {
      ArrayNode out = JSON.arrayNode();
      array.forEach(item -> out.add(plain(item)));
      return out;
    }
    return value;
  }

  /** The call as it is written again: defaults are there. */
  static JsonNode withDefaults(String tool, JsonNode call) {
    ObjectNode out = (ObjectNode) plain(call);
    if (tool.equals("optional") && !out.has("limit")) {
      out.put("limit", 20);
    }
    return plain(out);
  }

  /** A text, or the number it is in its shortest form. */
  static String number(String text) {
    return text.matches("-?[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)?")
        ? new BigDecimal(text).stripTrailingZeros().toPlainString()
        : text;
  }

  /** All values that are no object and no list, as texts; equal numbers have equal texts. */
  static List<String> leaves(JsonNode value) {
    List<String> leaves = new ArrayList<>();
    if (value.isContainer()) {
      value.forEach(inner -> leaves.addAll(leaves(inner)));
    } else {
      leaves.add(number(value.asString()));
    }
    return leaves;
  }

  private static List<String> names(ObjectNode object, Random random) {
    List<String> names = new ArrayList<>(object.propertyNames());
    Collections.shuffle(names, random);
    return names;
  }
}
