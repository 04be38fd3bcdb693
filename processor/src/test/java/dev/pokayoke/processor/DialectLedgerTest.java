package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.schema.Definition;
import dev.pokayoke.processor.schema.Lowering;
import dev.pokayoke.processor.schema.Lowering.Form;
import dev.pokayoke.processor.schema.Published;
import dev.pokayoke.processor.schema.Rule;
import dev.pokayoke.processor.schema.Schema;
import dev.pokayoke.processor.schema.ToolSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Nothing that a developer wrote vanishes in a dialect. */
class DialectLedgerTest {
  private static final Pattern STEP = Pattern.compile("\\[]|\\(([^)]*)\\)|[^.\\[(]+");

  @ParameterizedTest
  @EnumSource
  void everyRuleHasAnEntry(Dialect dialect) {
    forEach(
        dialect,
        (tool, definition) -> {
          Set<String> entries = new TreeSet<>();
          definition
              .lowering()
              .forEach(each -> entries.add(each.field() + " " + each.constraint()));
          Set<String> rules = new TreeSet<>();
          collect(tool.input(), rules);
          assertThat(entries).as(tool.name()).containsAll(rules);
        });
  }

  @ParameterizedTest
  @EnumSource
  void theWordsOfAHintStandAtItsValue(Dialect dialect) {
    forEach(
        dialect,
        (tool, definition) -> {
          for (Lowering lowering : definition.lowering()) {
            assertThat(lowering.words().isEmpty())
                .as("%s %s", tool.name(), lowering)
                .isEqualTo(lowering.form() != Form.HINT);
            if (lowering.form() == Form.HINT) {
              assertThat(at(dialect, definition, lowering.field()).path("description").asString(""))
                  .as("%s %s", tool.name(), lowering)
                  .contains(lowering.words());
            }
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void whatIsEnforcedIsAKeywordOfItsValue(Dialect dialect) {
    forEach(
        dialect,
        (tool, definition) -> {
          for (Lowering lowering : definition.lowering()) {
            if (lowering.form() == Form.ENFORCED) {
              assertThat(at(dialect, definition, lowering.field()).propertyNames())
                  .as("%s %s", tool.name(), lowering)
                  .containsAnyElementsOf(keywords(lowering.constraint()));
            }
          }
        });
  }

  private static Set<String> keywords(String constraint) {
    String name = constraint.replaceFirst("\\(.*", "");
    return switch (name) {
      case "@Min", "@DecimalMin", "@Positive" -> Set.of("minimum", "exclusiveMinimum");
      case "@Max", "@DecimalMax", "@NegativeOrZero" -> Set.of("maximum", "exclusiveMaximum");
      case "@Pattern", "@NotBlank" -> Set.of("pattern");
      case "@Size", "@NotEmpty" -> Set.of("minLength", "maxLength", "minItems", "maxItems");
      default -> throw new AssertionError("no keyword is known for " + constraint);
    };
  }

  private static void forEach(Dialect dialect, BiConsumer<ToolSchema, Definition> judge) {
    Published published = SignatureSchemas.published();
    List<Definition> definitions = published.definitions().getOrDefault(dialect, List.of());
    assertThat(definitions).hasSizeGreaterThan(35);
    for (int i = 0; i < definitions.size(); i++) {
      judge.accept(ToolSchema.of(published.toolset().tools().get(i)), definitions.get(i));
    }
  }

  /** The rules of all values, with the paths of the ledger. */
  private static void collect(Schema.Root root, Set<String> rules) {
    add("", root.rules(), root.object(), rules);
    root.definitions().forEach((name, schema) -> collect("$defs." + name, schema, rules));
    collect("", root.object(), rules);
  }

  private static void collect(String path, Schema schema, Set<String> rules) {
    if (schema instanceof Schema.Fields object) {
      for (Schema.Field field : object.fields()) {
        String name = path.isEmpty() ? field.name() : path + "." + field.name();
        add(name, field.rules(), field.schema(), rules);
        collect(name, field.schema(), rules);
      }
    } else if (schema instanceof Schema.Items items) {
      add(path + "[]", items.rules(), items.item(), rules);
      collect(path + "[]", items.item(), rules);
    } else if (schema instanceof Schema.Entries entries) {
      add(path + ".*", entries.rules(), entries.value(), rules);
      collect(path + ".*", entries.value(), rules);
    } else if (schema instanceof Schema.AnyOf anyOf) {
      anyOf.objects().forEach((tag, each) -> collect(path + "(" + tag + ")", each, rules));
    } else if (schema instanceof Schema.OrNull orNull) {
      collect(path, orNull.value(), rules);
    } else if (schema instanceof Schema.OrText orText) {
      collect(path, orText.value(), rules);
    }
  }

  /** A range of the Java type is no rule of its own where the developer gave both bounds. */
  private static void add(String path, List<Rule> all, Schema schema, Set<String> rules) {
    boolean bounded =
        schema instanceof Schema.Whole
            && all.stream().filter(Rule.Obeys.class::isInstance).count() >= 2;
    for (Rule rule : all) {
      if (!bounded || !(rule instanceof Rule.Fits)) {
        rules.add(path + " " + rule.label());
      }
    }
  }

  private static JsonNode at(Dialect dialect, Definition definition, String path) {
    JsonNode root = SignatureSchemas.input(dialect, definition.text());
    assertThat(root).isNotNull();
    JsonNode node = root;
    List<String> steps = new ArrayList<>();
    STEP.matcher(path).results().map(MatchResult::group).forEach(steps::add);
    for (int i = 0; i < steps.size(); i++) {
      String step = steps.get(i);
      if (step.equals("$defs")) {
        node = root.get("$defs").get(steps.get(++i));
      } else {
        node = step(structure(node), step);
      }
      assertThat(node).as("%s of %s in %s", step, path, definition.text()).isNotNull();
    }
    return node;
  }

  private static @Nullable JsonNode step(JsonNode node, String step) {
    if (step.equals("[]")) {
      return node.get("items");
    }
    if (step.equals("*")) {
      return entry(node);
    }
    if (step.startsWith("(")) {
      String tag = step.substring(1, step.length() - 1);
      for (JsonNode choice : node.get("anyOf")) {
        JsonNode first = choice.get("properties").iterator().next();
        if (first.path("enum").path(0).asString("").equals(tag)) {
          return choice;
        }
      }
      return null;
    }
    return node.get("properties").get(step);
  }

  /** The value of a map: of an object of any names, of known names, or of a list of entries. */
  private static @Nullable JsonNode entry(JsonNode map) {
    if (map.has("items")) {
      return map.get("items").get("properties").get("value");
    }
    JsonNode any = map.get("additionalProperties");
    return any != null && any.isObject() ? any : map.get("properties").iterator().next();
  }

  /** A value that may be null stands beside null. */
  private static JsonNode structure(JsonNode node) {
    JsonNode choices = node.get("anyOf");
    return choices != null
            && choices.size() == 2
            && choices.get(1).path("type").asString("").equals("null")
        ? choices.get(0)
        : node;
  }
}
