package dev.pokayoke.cli;

import dev.pokayoke.compat.PublishedTool;
import dev.pokayoke.compat.json.BadJson;
import dev.pokayoke.compat.json.Json;
import dev.pokayoke.compat.json.JsonReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The schemas of a tool, value by value. */
final class SchemaWords {
  private static final Json.Members NONE = new Json.Members(Map.of(), 0, 0);

  private final List<Value> values = new ArrayList<>();

  /**
   * A value that has a schema.
   *
   * @param name its own name; that of the tool for the tool itself
   * @param place where it is, beginning with the tool
   * @param text its description; empty for none
   * @param schema its schema; empty for the tool itself
   */
  record Value(String name, String place, String text, Json.Members schema) {}

  private SchemaWords() {}

  /** The tool and all values of its schemas, those without a description too. */
  static List<Value> of(PublishedTool tool, String dialect) {
    SchemaWords words = new SchemaWords();
    words.values.add(new Value(tool.name(), tool.name(), tool.description(dialect), NONE));
    words.root(tool.parameters(dialect), tool.name(), "input");
    words.root(tool.result(dialect), tool.name(), "output");
    return words.values;
  }

  /** How many bytes a text is sent as. */
  static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private void root(String text, String tool, String side) {
    if (text.isEmpty()) {
      return;
    }
    try {
      schema(JsonReader.read(text), side, tool + " " + side);
    } catch (BadJson impossible) {
      throw new IllegalStateException("It was read before.", impossible);
    }
  }

  private void schema(Json json, String name, String place) {
    if (!(json instanceof Json.Members schema)) {
      return;
    }
    values.add(new Value(name, place, schema.text("description"), schema));
    for (String holder : new String[] {"properties", "$defs"}) {
      Json.Members named = schema.object(holder);
      if (named != null) {
        named.values().forEach((key, value) -> schema(value, key, place + "." + key));
      }
    }
    below(schema.get("items"), name, place + "[]");
    below(schema.get("additionalProperties"), name, place + ".*");
    schema.list("anyOf").forEach(choice -> schema(choice, name, place));
  }

  private void below(@Nullable Json json, String name, String place) {
    if (json != null) {
      schema(json, name, place);
    }
  }
}
