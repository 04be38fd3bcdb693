package dev.pokayoke.processor.schema;

import org.jspecify.annotations.Nullable;

/** What a schema uses of the budgets that an API sets. */
final class Measure {
  private int properties;
  private int depth;
  private int characters;
  private int enumValues;
  private int longestEnum;
  private int longestEnumCharacters;
  private int optionals;
  private int unions;
  private long maxItems;
  private boolean references;
  private boolean emptyObjects;

  private Measure() {}

  static Measure of(Json schema) {
    Measure measure = new Measure();
    measure.schema(schema, 0);
    return measure;
  }

  /** How many properties its objects have together. */
  int properties() {
    return properties;
  }

  /** How deep objects and lists stand in each other; 1 for a flat object. */
  int depth() {
    return depth;
  }

  /** Characters of all names and enum values. */
  int characters() {
    return characters;
  }

  /** How many values its enums have together. */
  int enumValues() {
    return enumValues;
  }

  /** Characters of the longest enum of more values than a number. */
  int enumCharacters(int moreThan) {
    return longestEnum > moreThan ? longestEnumCharacters : 0;
  }

  /** How many properties are not required. */
  int optionals() {
    return optionals;
  }

  /** How many values have several types. */
  int unions() {
    return unions;
  }

  /** What all {@code maxItems} add up to. */
  long maxItems() {
    return maxItems;
  }

  /** Whether an object may contain itself; nothing else is referred to. */
  boolean isRecursive() {
    return references;
  }

  /** Whether an object below the root has no properties. */
  boolean hasEmptyObjects() {
    return emptyObjects;
  }

  private void schema(Json json, int level) {
    Json.Members schema = (Json.Members) json;
    depth = Math.max(depth, level);
    references |= schema.get("$ref") != null;
    unions += schema.get("anyOf") != null || schema.get("type") instanceof Json.Items ? 1 : 0;
    object(schema, level + 1);
    enumeration(schema.get("enum"));
    if (schema.get("maxItems") instanceof Json.Digits most) {
      maxItems += Long.parseLong(most.digits());
    }
    below(schema.get("items"), level + 1);
    below(schema.get("additionalProperties"), level + 1);
    if (schema.get("anyOf") instanceof Json.Items choices) {
      choices.values().forEach(choice -> schema(choice, level));
    }
    if (schema.get("$defs") instanceof Json.Members definitions) {
      for (Json.Member definition : definitions.members()) {
        characters += definition.name().length();
        schema(definition.value(), level + 1);
      }
    }
  }

  private void below(@Nullable Json schema, int level) {
    if (schema instanceof Json.Members) {
      schema(schema, level);
    }
  }

  private void object(Json.Members schema, int level) {
    if (!(schema.get("properties") instanceof Json.Members members)) {
      emptyObjects |= level > 1 && isClosedObject(schema);
      return;
    }
    emptyObjects |= level > 1 && members.members().isEmpty();
    int required = schema.get("required") instanceof Json.Items names ? names.values().size() : 0;
    optionals += members.members().size() - required;
    for (Json.Member member : members.members()) {
      properties++;
      characters += member.name().length();
      schema(member.value(), level);
    }
  }

  private static boolean isClosedObject(Json.Members schema) {
    return schema.get("additionalProperties") instanceof Json.Bool;
  }

  private void enumeration(@Nullable Json values) {
    if (!(values instanceof Json.Items items)) {
      return;
    }
    int length = 0;
    for (Json value : items.values()) {
      length += value instanceof Json.Text text ? text.value().length() : 0;
    }
    characters += length;
    enumValues += items.values().size();
    if (length > longestEnumCharacters) {
      longestEnum = items.values().size();
      longestEnumCharacters = length;
    }
  }
}
