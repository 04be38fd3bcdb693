package dev.pokayoke.judges;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.genai.types.FunctionDeclaration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.document.Document;
import software.amazon.awssdk.services.bedrockruntime.model.Tool;
import software.amazon.awssdk.services.bedrockruntime.model.ToolInputSchema;
import software.amazon.awssdk.services.bedrockruntime.model.ToolSpecification;

/**
 * The definitions of all signatures, as the processor's tests keep them, under the code that their
 * APIs' vendors publish.
 */
class JudgesTest {
  private static final Path GOLDEN =
      Path.of("..", "..", "processor", "src", "test", "resources", "golden", "dialects");
  private static final ObjectMapper JSON = new ObjectMapper();

  /** What openai-java refuses and the API takes, with where that is said. */
  private static final Map<String, String> OPENAI_TAKES =
      Map.of(
          "Unsupported 'type' value: 'null'\\.",
          "guide Structured outputs: a value that may be absent is a union with null, by anyOf too",
          "'properties' field is missing, empty or not an object\\..*",
          "openai-openapi, FunctionObject: a function without parameters has an empty list of them");

  /** What anthropic-java refuses and the API takes, with where that is said. */
  private static final Map<String, String> ANTHROPIC_TAKES =
      Map.of(
          "Use of 'pattern' is not supported here\\.",
          "platform.claude.com, structured outputs: patterns of classes, groups and quantifiers",
          "'properties' field '\\w+' is not listed as 'required'\\.",
          "platform.claude.com, structured outputs: up to 24 values that are not required",
          "'required' field is missing, empty or not an array\\.",
          "the same, where none is required",
          "'properties' field is missing, empty or not an object\\..*",
          "platform.claude.com, define tools: a tool without arguments");

  @ParameterizedTest
  @ValueSource(strings = {"openai", "openai_responses"})
  void openAiJavaRefusesOnlyWhatTheApiTakes(String dialect) throws IOException {
    Set<String> found = new TreeSet<>();
    for (JsonNode tool : tools(dialect)) {
      JsonNode function = tool.path("function").isObject() ? tool.get("function") : tool;
      if (function.get("strict").booleanValue()) {
        JsonNode schema = ofAResponse(function.get("parameters"));
        found.addAll(
            com.openai.core.JsonSchemaValidator.Companion.create().validate(schema).errors());
      }
    }
    assertKnown(found, OPENAI_TAKES);
  }

  @Test
  void anthropicJavaRefusesOnlyWhatTheApiTakes() throws IOException {
    Set<String> found = new TreeSet<>();
    for (JsonNode tool : tools("anthropic")) {
      if (tool.get("strict").booleanValue()) {
        JsonNode schema = ofAResponse(tool.get("input_schema"));
        found.addAll(
            com.anthropic.core.JsonSchemaValidator.Companion.create().validate(schema).errors());
      }
    }
    assertKnown(found, ANTHROPIC_TAKES);
  }

  /** Their validators are made for schemas of responses, which say their dialect. */
  private static JsonNode ofAResponse(JsonNode schema) {
    ObjectNode copy = schema.deepCopy();
    return copy.put("$schema", "https://json-schema.org/draft/2020-12/schema");
  }

  private static void assertKnown(Set<String> errors, Map<String, String> known) {
    Set<String> used = new TreeSet<>();
    for (String error : errors) {
      known.keySet().stream()
          .filter(pattern -> error.matches("(#[^:]*: )?" + pattern))
          .forEach(used::add);
      assertThat(known.keySet()).as(error).anyMatch(each -> error.matches("(#[^:]*: )?" + each));
    }
    assertThat(used).as("exceptions that are still needed").isEqualTo(known.keySet());
  }

  @Test
  void googleGenaiKeepsAllOfADeclaration() throws IOException {
    for (JsonNode tool : tools("gemini")) {
      FunctionDeclaration read = FunctionDeclaration.fromJson(tool.toString());
      assertThat(JSON.readTree(read.toJson())).isEqualTo(tool);
    }
  }

  @Test
  void theAwsSdkBuildsEachSpecification() throws IOException {
    for (JsonNode tool : tools("bedrock")) {
      JsonNode spec = tool.get("toolSpec");
      ToolSpecification built =
          ToolSpecification.builder()
              .name(spec.get("name").textValue())
              .description(spec.get("description").textValue())
              .inputSchema(ToolInputSchema.fromJson(document(spec.get("inputSchema").get("json"))))
              .strict(spec.get("strict").booleanValue())
              .build();
      Tool whole = Tool.fromToolSpec(built);
      assertThat(tree(whole.toolSpec().inputSchema().json()))
          .isEqualTo(spec.get("inputSchema").get("json"));
    }
  }

  private static Document document(JsonNode json) {
    if (json.isObject()) {
      Document.MapBuilder map = Document.mapBuilder();
      json.properties()
          .forEach(member -> map.putDocument(member.getKey(), document(member.getValue())));
      return map.build();
    }
    if (json.isArray()) {
      Document.ListBuilder list = Document.listBuilder();
      json.forEach(item -> list.addDocument(document(item)));
      return list.build();
    }
    if (json.isNumber()) {
      return Document.fromNumber(json.decimalValue());
    }
    return json.isBoolean()
        ? Document.fromBoolean(json.booleanValue())
        : Document.fromString(json.textValue());
  }

  private static JsonNode tree(Document document) {
    if (document.isMap()) {
      ObjectNode object = JSON.createObjectNode();
      document.asMap().forEach((name, value) -> object.set(name, tree(value)));
      return object;
    }
    if (document.isList()) {
      ArrayNode array = JSON.createArrayNode();
      document.asList().forEach(item -> array.add(tree(item)));
      return array;
    }
    if (document.isNumber()) {
      return JSON.getNodeFactory().numberNode(document.asNumber().intValue());
    }
    return document.isBoolean()
        ? JSON.getNodeFactory().booleanNode(document.asBoolean())
        : JSON.getNodeFactory().textNode(document.asString());
  }

  private static List<JsonNode> tools(String dialect) throws IOException {
    List<JsonNode> tools = new ArrayList<>();
    for (String line : Files.readAllLines(GOLDEN.resolve(dialect + ".txt"))) {
      if (line.startsWith("{")) {
        tools.add(JSON.readTree(line));
      }
    }
    assertThat(tools).hasSizeGreaterThanOrEqualTo(40);
    return tools;
  }
}
