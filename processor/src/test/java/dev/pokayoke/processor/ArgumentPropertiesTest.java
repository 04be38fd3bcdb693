package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.fixture.Schemas;
import dev.pokayoke.runtime.ArgumentProbe;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.TimeZone;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import tools.jackson.databind.JsonNode;

/** What holds for every value of every type. */
class ArgumentPropertiesTest {
  /** Fixed, so that a build says the same twice. */
  private static final String SEED = "20261201";

  private final Served served = Everything.served();

  @Provide
  Arbitrary<Tuple2<String, JsonNode>> calls() {
    return Arbitraries.oneOf(
        Everything.TOOLS.stream()
            .map(tool -> Instances.of(served, tool).map(call -> Tuple.of(tool, call)))
            .toList());
  }

  @Provide
  Arbitrary<Tuple2<String, JsonNode>> badCalls() {
    return Combinators.combine(calls(), Arbitraries.randomValue(Random::nextLong))
        .as((call, seed) -> Tuple.of(call.get1(), Loosened.broken(call.get2(), new Random(seed))));
  }

  @Property(tries = 500, seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void whatTheSchemaAllowsIsTakenAsItIs(@ForAll("calls") Tuple2<String, JsonNode> call) {
    ArgumentProbe probe = served.probe(call.get1(), call.get2().toString());
    assertThat(probe.refusal()).isNull();
    assertThat(probe.coercions()).isEmpty();
    String schema = Schemas.member(served.definition(call.get1()), "inputSchema");
    assertThat(Schemas.problems(schema, call.get2().toString())).isEmpty();
    assertThat(Schemas.problems(schema, arguments(probe))).isEmpty();
  }

  @Property(tries = 500, seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void whatIsWrittenIsReadAgain(@ForAll("calls") Tuple2<String, JsonNode> call) {
    String written = arguments(served.probe(call.get1(), call.get2().toString()));
    ArgumentProbe again = served.probe(call.get1(), written);
    assertThat(arguments(again)).isEqualTo(written);
    assertThat(again.coercions()).isEmpty();
    assertThat(Loosened.plain(Schemas.tree(written)))
        .isEqualTo(Loosened.withDefaults(call.get1(), call.get2()));
  }

  @Property(tries = 500, seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void aCoercedCallIsTheExactCall(
      @ForAll("calls") Tuple2<String, JsonNode> call, @ForAll long seed) {
    String loose = Loosened.of(call.get2(), new Random(seed));
    ArgumentProbe exact = served.probe(call.get1(), call.get2().toString());
    ArgumentProbe probe = served.probe(call.get1(), loose);
    assertThat(probe.refusal()).as(loose).isNull();
    assertThat(probe.arguments()).as(loose).isEqualTo(exact.arguments());
    ArgumentProbe again = served.probe(call.get1(), arguments(probe));
    assertThat(again.arguments()).isEqualTo(probe.arguments());
    assertThat(again.coercions()).isEmpty();
  }

  @Property(tries = 500, seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void theOrderOfKeysDoesNotMatter(
      @ForAll("badCalls") Tuple2<String, JsonNode> call, @ForAll long seed) {
    ArgumentProbe probe = served.probe(call.get1(), call.get2().toString());
    JsonNode shuffled = Loosened.shuffled(call.get2(), new Random(seed));
    ArgumentProbe other = served.probe(call.get1(), shuffled.toString());
    assertThat(other.arguments()).isEqualTo(probe.arguments());
    assertThat(other.refusal()).isEqualTo(probe.refusal());
  }

  @Property(tries = 500, seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void nothingIsCalledWithAValueThatNobodyGave(@ForAll("badCalls") Tuple2<String, JsonNode> call) {
    ArgumentProbe probe = served.probe(call.get1(), call.get2().toString());
    if (probe.arguments() != null) {
      List<String> given = Loosened.leaves(Schemas.tree(call.get2().toString()));
      probe.coercions().forEach(coercion -> given.add(Loosened.number(coercion.to())));
      given.add("20"); // the default of limit
      assertThat(given).containsAll(Loosened.leaves(Schemas.tree(probe.arguments())));
    }
  }

  @Property(tries = 200, seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void localeAndZoneOfTheMachineDoNotMatter(
      @ForAll("badCalls") Tuple2<String, JsonNode> call, @ForAll long seed) {
    String text = Loosened.of(call.get2(), new Random(seed));
    ArgumentProbe probe = served.probe(call.get1(), text);
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Auckland"));
      for (String tag : List.of("tr-TR", "th-TH-u-nu-thai-ca-buddhist", "ar-SA-u-nu-arab")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(served.probe(call.get1(), text)).as(tag).isEqualTo(probe);
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static String arguments(ArgumentProbe probe) {
    assertThat(probe.refusal()).isNull();
    return Objects.requireNonNull(probe.arguments());
  }
}
