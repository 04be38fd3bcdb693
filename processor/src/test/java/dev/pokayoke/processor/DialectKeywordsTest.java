package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.fixture.Schemas;
import dev.pokayoke.processor.schema.Definition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/**
 * No dialect uses what its API refuses. The keywords here are those of the vendors' pages, not of
 * the classes that are tested.
 */
class DialectKeywordsTest {
  private static final Set<String> STRUCTURE =
      Set.of(
          "type",
          "description",
          "properties",
          "required",
          "additionalProperties",
          "items",
          "enum",
          "anyOf",
          "$ref",
          "$defs");

  /** Beside those of structure, in a strict tool; Gemini has no other. */
  private static final Map<Dialect, Set<String>> STRICT =
      Map.of(
          Dialect.OPENAI,
          Set.of(
              "pattern",
              "format",
              "minimum",
              "maximum",
              "exclusiveMinimum",
              "exclusiveMaximum",
              "minItems",
              "maxItems"),
          Dialect.OPENAI_RESPONSES,
          Set.of(
              "pattern",
              "format",
              "minimum",
              "maximum",
              "exclusiveMinimum",
              "exclusiveMaximum",
              "minItems",
              "maxItems"),
          Dialect.ANTHROPIC,
          Set.of("pattern", "format", "minItems"),
          Dialect.BEDROCK,
          Set.of("format", "minItems"),
          Dialect.GEMINI,
          Set.of("format", "minimum", "maximum", "minItems", "maxItems"));

  @ParameterizedTest
  @EnumSource(names = "MCP", mode = EnumSource.Mode.EXCLUDE)
  void aStrictToolHasOnlyTheKeywordsOfItsApi(Dialect dialect) {
    Set<String> allowed = new TreeSet<>(STRUCTURE);
    allowed.addAll(STRICT.getOrDefault(dialect, Set.of()));
    for (Definition definition : strict(dialect)) {
      for (JsonNode schema : schemas(dialect, definition)) {
        assertThat(allowed).as(definition.text()).containsAll(schema.propertyNames());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"OPENAI", "OPENAI_RESPONSES"})
  void allValuesOfAStrictOpenAiToolAreRequired(Dialect dialect) {
    for (Definition definition : strict(dialect)) {
      List<JsonNode> schemas = schemas(dialect, definition);
      for (JsonNode schema : schemas) {
        if (schema.path("type").asString("").equals("object")) {
          assertThat(names(schema.get("required")))
              .as(definition.text())
              .isEqualTo(List.copyOf(schema.get("properties").propertyNames()));
          assertThat(schema.equals(schemas.get(0)) || !schema.get("properties").isEmpty())
              .as("values below the root of %s", definition.text())
              .isTrue();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyObjectIsClosedUnlessItIsAMap(Dialect dialect) {
    for (Definition definition : definitions(dialect)) {
      for (JsonNode schema : schemas(dialect, definition)) {
        if (schema.path("type").asString("").equals("object")) {
          JsonNode more = schema.get("additionalProperties");
          assertThat(more.isObject() ? !schema.has("properties") : !more.asBoolean())
              .as(definition.text())
              .isTrue();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"ANTHROPIC", "BEDROCK"})
  void aStrictToolOfThoseIsWithinTheirGrammar(Dialect dialect) {
    for (Definition definition : strict(dialect)) {
      for (JsonNode schema : schemas(dialect, definition)) {
        assertThat(schema.path("minItems").asInt(0)).as(definition.text()).isLessThan(2);
        assertThat(schema.has("$ref")).as(definition.text()).isFalse();
      }
      assertThat(definition.optionals()).as(definition.text()).isLessThanOrEqualTo(24);
      assertThat(definition.unions()).as(definition.text()).isLessThanOrEqualTo(16);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theRootIsAPlainObjectAndNothingStandsBesideAReference(Dialect dialect) {
    for (Definition definition : definitions(dialect)) {
      List<JsonNode> schemas = schemas(dialect, definition);
      if (!schemas.isEmpty()) {
        assertThat(schemas.get(0).get("type").asString()).isEqualTo("object");
        assertThat(schemas.get(0).has("anyOf")).isFalse();
      }
      for (JsonNode schema : schemas) {
        assertThat(!schema.has("$ref") || schema.size() == 1).as(definition.text()).isTrue();
      }
    }
  }

  @Test
  void onlyWhatIsTooLargeIsNotStrict() {
    assertThat(notStrict(Dialect.OPENAI)).containsExactly("empty: an object without values");
    assertThat(notStrict(Dialect.OPENAI_RESPONSES))
        .containsExactly("empty: an object without values");
    assertThat(notStrict(Dialect.ANTHROPIC))
        .containsExactly(
            "tree: an object that contains itself",
            "chain: an object that contains itself",
            "many: 25 optional values (at most 24)");
    assertThat(notStrict(Dialect.BEDROCK)).isEqualTo(notStrict(Dialect.ANTHROPIC));
    assertThat(notStrict(Dialect.GEMINI))
        .containsExactly("long_lists: 1200 items in all its lists together (at most 959)");
  }

  @Test
  void bothSchemasOfMcpAreOnesOf2020_12() {
    for (Definition definition : definitions(Dialect.MCP)) {
      assertThat(Schemas.faults(Schemas.member(definition.text(), "inputSchema"))).isEmpty();
      assertThat(Schemas.faults(Schemas.member(definition.text(), "outputSchema"))).isEmpty();
    }
  }

  private static List<String> notStrict(Dialect dialect) {
    return definitions(dialect).stream()
        .filter(definition -> !definition.overruns().isEmpty())
        .map(
            definition ->
                Schemas.tree(definition.text()).findValue("name").asString()
                    + ": "
                    + String.join(", ", definition.overruns()))
        .toList();
  }

  private static List<Definition> strict(Dialect dialect) {
    List<Definition> strict =
        definitions(dialect).stream().filter(each -> each.overruns().isEmpty()).toList();
    assertThat(strict).hasSizeGreaterThan(30);
    return strict;
  }

  private static List<Definition> definitions(Dialect dialect) {
    return SignatureSchemas.published().definitions().getOrDefault(dialect, List.of());
  }

  private static List<String> names(JsonNode required) {
    List<String> names = new ArrayList<>();
    required.forEach(name -> names.add(name.asString()));
    return names;
  }

  /** The schema of the arguments and all schemas inside it; empty where it is omitted. */
  private static List<JsonNode> schemas(Dialect dialect, Definition definition) {
    List<JsonNode> all = new ArrayList<>();
    JsonNode root = SignatureSchemas.input(dialect, definition.text());
    if (root != null) {
      collect(root, all);
    }
    return all;
  }

  private static void collect(JsonNode schema, List<JsonNode> all) {
    all.add(schema);
    schema.path("properties").forEach(each -> collect(each, all));
    schema.path("$defs").forEach(each -> collect(each, all));
    schema.path("anyOf").forEach(each -> collect(each, all));
    if (schema.has("items")) {
      collect(schema.get("items"), all);
    }
    if (schema.path("additionalProperties").isObject()) {
      collect(schema.get("additionalProperties"), all);
    }
  }
}
