package dev.pokayoke.compat;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.pokayoke.compat.ToolChange.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What holds of every schema. */
class DiffPropertiesTest {
  /** Fixed, so that a build says the same twice. */
  private static final String SEED = "20261201";

  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private static List<ToolChange> changes(ObjectNode before, ObjectNode after) {
    return Fixture.inputs(before.toString(), after.toString());
  }

  @Property(tries = 500, seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void nothingChangedInTheSame(@ForAll long seed) {
    ObjectNode schema = RandomSchema.input(new Random(seed));

    assertThat(changes(schema, schema)).isEmpty();
  }

  @Property(tries = 500, seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void orderDoesNotMatter(@ForAll long seed) {
    ObjectNode schema = RandomSchema.input(new Random(seed));

    assertThat(changes(schema, (ObjectNode) shuffled(schema, new Random(seed)))).isEmpty();
  }

  private static JsonNode shuffled(JsonNode node, Random random) {
    if (node instanceof ArrayNode list) {
      List<JsonNode> items = new ArrayList<>();
      list.forEach(item -> items.add(shuffled(item, random)));
      Collections.shuffle(items, random);
      ArrayNode turned = RandomSchema.JSON.arrayNode();
      items.forEach(turned::add);
      return turned;
    }
    if (node instanceof ObjectNode object) {
      List<String> names = new ArrayList<>(object.propertyNames());
      Collections.shuffle(names, random);
      ObjectNode turned = RandomSchema.JSON.objectNode();
      names.forEach(name -> turned.set(name, shuffled(object.get(name), random)));
      return turned;
    }
    return node;
  }

  @Test
  void everyMutationIsFoundAtItsPlaceAndJudged() {
    for (Mutation mutation : Mutation.all()) {
      int applied = 0;
      for (long seed = 0; seed < 400; seed++) {
        Random random = new Random(seed);
        ObjectNode before = RandomSchema.input(random);
        ObjectNode after = before.deepCopy();
        String place = mutation.apply(after, random);
        if (place == null || (mutation.breaking() && !isNarrower(mutation, before, after))) {
          continue;
        }
        applied++;
        List<ToolChange> changes = changes(before, after);
        assertThat(places(changes, mutation.breaking()))
            .as("%s at %s, seed %d: %s became %s", mutation.name(), place, seed, before, after)
            .contains(place);
        if (!mutation.breaking()) {
          assertThat(places(changes, true)).as("%s, seed %d", mutation.name(), seed).isEmpty();
        }
      }
      assertThat(applied).as(mutation.name()).isGreaterThan(10);
    }
  }

  // A limit that a mutation puts may be wider than the one that was there.
  private static boolean isNarrower(Mutation mutation, ObjectNode before, ObjectNode after) {
    return !mutation.name().contains(" of ")
        || mutation.name().startsWith("a choice")
        || (changes(after, before).stream().noneMatch(ToolChange::breaking)
            && !changes(before, after).isEmpty());
  }

  private static Set<String> places(List<ToolChange> changes, boolean breaking) {
    return changes.stream()
        .filter(change -> change.breaking() == breaking)
        .map(ToolChange::place)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The judge is a validator that nobody here wrote. */
  @Test
  void whatIsCalledCompatibleAcceptsAllThatWasAccepted() {
    List<Mutation> mutations = Mutation.all();
    int judged = 0;
    int refused = 0;
    for (long seed = 0; seed < 1500; seed++) {
      Random random = new Random(seed);
      ObjectNode before = RandomSchema.input(random);
      ObjectNode after = before.deepCopy();
      for (int i = random.nextInt(3); i >= 0; i--) {
        mutations.get(random.nextInt(mutations.size())).apply(after, random);
      }
      boolean breaking = changes(before, after).stream().anyMatch(ToolChange::breaking);
      Schema old = REGISTRY.getSchema(before.toString());
      Schema now = REGISTRY.getSchema(after.toString());
      for (int i = 0; i < 12; i++) {
        String call = new RandomCall(before, random).json();
        if (accepts(old, call)) {
          judged++;
          boolean accepted = accepts(now, call);
          refused += accepted ? 0 : 1;
          assertThat(accepted || breaking)
              .as("seed %d: %s%nwas right in %s%nand is not in %s", seed, call, before, after)
              .isTrue();
        }
      }
    }
    assertThat(judged).isGreaterThan(5000);
    assertThat(refused).isGreaterThan(1000);
  }

  /** The other way round: what comes now and did not before is at least told. */
  @Test
  void whatAReaderOfTheOldSchemaRefusesIsReported() {
    List<Mutation> mutations = Mutation.all();
    Set<Kind> bearable = Set.of(Kind.VALUE_ADDED, Kind.FORM_ADDED, Kind.LIMIT_LOOSENED);
    int refused = 0;
    for (long seed = 0; seed < 600; seed++) {
      Random random = new Random(seed);
      ObjectNode before = RandomSchema.input(random);
      ObjectNode after = before.deepCopy();
      mutations.get(random.nextInt(mutations.size())).apply(after, random);
      boolean told =
          Fixture.outputs(before.toString(), after.toString()).stream()
              .anyMatch(
                  change ->
                      change.breaking()
                          || bearable.contains(change.kind())
                          // Another pattern or format is narrower and wider.
                          || change.kind() == Kind.LIMIT_TIGHTENED);
      Schema old = REGISTRY.getSchema(before.toString());
      Schema now = REGISTRY.getSchema(after.toString());
      for (int i = 0; i < 12; i++) {
        String result = new RandomCall(after, random).json();
        if (accepts(now, result) && !accepts(old, result)) {
          refused++;
          assertThat(told)
              .as("seed %d: %s%nis right in %s%nand was not in %s", seed, result, after, before)
              .isTrue();
        }
      }
    }
    assertThat(refused).isGreaterThan(200);
  }

  private static boolean accepts(Schema schema, String json) {
    return schema
        .validate(
            json,
            InputFormat.JSON,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
        .isEmpty();
  }
}
