package dev.pokayoke.processor.write;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** An independent reader of the schemas: JSON Schema 2020-12 with formats asserted. */
final class Schemas {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private static final ObjectMapper JSON = new ObjectMapper();

  private Schemas() {}

  /** What is wrong with a schema itself. */
  static List<String> faults(String schema) {
    return problems(
        REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema")),
        schema);
  }

  /** Why a value does not fit a schema. */
  static List<String> problems(String schema, String value) {
    return problems(REGISTRY.getSchema(schema), value);
  }

  /** A member of a tool's definition, as {@code inputSchema}. */
  static String member(String definition, String name) {
    return tree(definition).get(name).toString();
  }

  static JsonNode tree(String json) {
    return JSON.readTree(json);
  }

  private static List<String> problems(Schema schema, String value) {
    return schema
        .validate(
            value,
            InputFormat.JSON,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
        .stream()
        .map(error -> error.getInstanceLocation() + " " + error.getMessage())
        .toList();
  }
}
