package dev.pokayoke.compat;

import dev.pokayoke.compat.json.Json;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The keywords of JSON Schema by what they do. */
final class Keywords {
  /** Those that refuse no value. */
  private static final Set<String> ANNOTATIONS =
      Set.of(
          "$schema",
          "$id",
          "$anchor",
          "$comment",
          "$defs",
          "definitions",
          "title",
          "description",
          "default",
          "examples",
          "example",
          "deprecated",
          "readOnly",
          "writeOnly",
          "propertyOrdering",
          "contentEncoding",
          "contentMediaType");

  private static final Set<String> OF_TEXT = Set.of("minLength", "maxLength", "pattern", "format");
  private static final Set<String> OF_NUMBERS =
      Set.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf");
  private static final Set<String> OF_LISTS =
      Set.of(
          "items",
          "minItems",
          "maxItems",
          "uniqueItems",
          "prefixItems",
          "contains",
          "minContains",
          "maxContains",
          "unevaluatedItems",
          "additionalItems");
  private static final Set<String> OF_OBJECTS =
      Set.of(
          "properties",
          "required",
          "additionalProperties",
          "minProperties",
          "maxProperties",
          "patternProperties",
          "propertyNames",
          "dependentRequired",
          "dependentSchemas",
          "unevaluatedProperties");

  private Keywords() {}

  static boolean isAnnotation(String keyword) {
    return ANNOTATIONS.contains(keyword) || keyword.startsWith("x-");
  }

  /** Whether something besides a keyword refuses values. */
  static boolean hasAssertionsBeside(Json.Members schema, String keyword) {
    return schema.values().keySet().stream()
        .anyMatch(other -> !other.equals(keyword) && !isAnnotation(other));
  }

  /** Whether a keyword can refuse a value of a type. */
  static boolean concerns(String type, String keyword) {
    Set<String> kind =
        OF_TEXT.contains(keyword)
            ? Set.of("string")
            : OF_NUMBERS.contains(keyword)
                ? Set.of("integer", "number")
                : OF_LISTS.contains(keyword)
                    ? Set.of("array")
                    : OF_OBJECTS.contains(keyword) ? Set.of("object") : Set.of(type);
    return type.equals(Form.ANY) || kind.contains(type);
  }

  /** What a schema refuses, in one spelling: without its words, in no order. */
  static String shape(Json schema) {
    if (!(schema instanceof Json.Members members)) {
      return schema instanceof Json.Items items
          ? items.values().stream().map(Keywords::shape).sorted().toList().toString()
          : schema.canonical();
    }
    Map<String, String> shapes = new TreeMap<>();
    members
        .values()
        .forEach(
            (keyword, value) -> {
              boolean named = Set.of("properties", "$defs", "definitions").contains(keyword);
              if (named && value instanceof Json.Members byName) {
                shapes.put(keyword, shapes(byName));
              } else if (!isAnnotation(keyword)) {
                shapes.put(keyword, shape(value));
              }
            });
    return shapes.toString();
  }

  private static String shapes(Json.Members byName) {
    return new TreeMap<>(byName.values())
        .entrySet().stream()
            .map(entry -> entry.getKey() + "=" + shape(entry.getValue()))
            .collect(Collectors.joining(",", "{", "}"));
  }
}
