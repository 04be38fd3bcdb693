package dev.pokayoke.compat;

import java.util.List;

/** Published files in the form the processor writes, with what a test says of them. */
final class Fixture {
  private static final String SERVICE = "hotel.HotelService";

  private Fixture() {}

  /** A closed object of one property. */
  static String closed(String properties, String... required) {
    return "{\"type\":\"object\",\"properties\":{"
        + properties
        + "},\"required\":["
        + String.join(",", List.of(required).stream().map(name -> '"' + name + '"').toList())
        + "],\"additionalProperties\":false}";
  }

  static String open(String properties) {
    return "{\"type\":\"object\",\"properties\":{" + properties + "}}";
  }

  /** A tool of a resource, with an MCP definition. */
  static String tool(String name, String input) {
    return new Tool(name, input).text();
  }

  static String resource(String... tools) {
    return resourceOf(SERVICE, tools);
  }

  static String resourceOf(String service, String... tools) {
    return "{\"contract\":1,\"service\":\""
        + service
        + "\",\"dialects\":[\"MCP\"],\"tools\":[\n"
        + String.join(",\n", tools)
        + "\n]}\n";
  }

  static PublishedTools published(String... tools) {
    return PublishedTools.parse("test.json", resource(tools));
  }

  /** Changes of the input of one tool. */
  static List<ToolChange> inputs(String before, String after) {
    return SchemaDiff.between(published(tool("book", before)), published(tool("book", after)))
        .changes();
  }

  /** Changes of the only input, named {@code x}, which is required. */
  static List<ToolChange> values(String before, String after) {
    return inputs(closed("\"x\":" + before, "x"), closed("\"x\":" + after, "x"));
  }

  /** Changes of the output of one tool. */
  static List<ToolChange> outputs(String before, String after) {
    return SchemaDiff.between(
            published(new Tool("book", closed("")).output(before).text()),
            published(new Tool("book", closed("")).output(after).text()))
        .changes();
  }

  /** A tool of a resource. */
  record Tool(
      String name,
      String description,
      String input,
      String output,
      String effects,
      String dialects,
      String lowering,
      String errors) {
    static final String WRITE = "\"effect\":\"write\",\"idempotent\":false,\"destructive\":false";
    static final String READ = "\"effect\":\"read\",\"idempotent\":true,\"destructive\":false";

    Tool(String name, String input) {
      this(name, "", input, "", READ, "", "", "");
    }

    Tool described(String words) {
      return new Tool(name, words, input, output, effects, dialects, lowering, errors);
    }

    Tool output(String schema) {
      return new Tool(name, description, input, schema, effects, dialects, lowering, errors);
    }

    Tool effects(String members) {
      return new Tool(name, description, input, output, members, dialects, lowering, errors);
    }

    /** More definitions beside MCP's. */
    Tool dialects(String members) {
      return new Tool(name, description, input, output, effects, members, lowering, errors);
    }

    Tool lowering(String entries) {
      return new Tool(name, description, input, output, effects, dialects, entries, errors);
    }

    Tool errors(String entries) {
      return new Tool(name, description, input, output, effects, dialects, lowering, entries);
    }

    String text() {
      return "{\"name\":\""
          + name
          + "\","
          + effects
          + ",\"definitions\":{\"MCP\":{\"name\":\""
          + name
          + "\""
          + (description.isEmpty() ? "" : ",\"description\":\"" + description + "\"")
          + ",\"inputSchema\":"
          + input
          + (output.isEmpty() ? "" : ",\"outputSchema\":" + output)
          + "}"
          + dialects
          + "},\"lowering\":{\"MCP\":["
          + lowering
          + "]},\"errors\":["
          + errors
          + "]}";
    }
  }
}
