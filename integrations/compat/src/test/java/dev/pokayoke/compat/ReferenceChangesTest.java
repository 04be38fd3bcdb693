package dev.pokayoke.compat;

import static dev.pokayoke.compat.Fixture.inputs;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.compat.ToolChange.Kind;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceChangesTest {
  private static final String TEXT = "{\"type\":\"string\"}";
  private static final String NARROWER =
      "A new or narrower limit: some of what was right before is refused.";

  private static ToolChange breaking(
      Kind kind, String place, String before, String after, String sentence) {
    return new ToolChange(kind, "book", place, before, after, true, sentence);
  }

  @Test
  void anObjectThatContainsItselfIsComparedOnce() {
    String tree =
        """
        {"type":"object","properties":{"x":{"$ref":"#/$defs/Node"}},"required":["x"],
         "additionalProperties":false,"$defs":{"Node":{"type":"object","properties":{
         "name":{"type":"string"},"next":{"anyOf":[{"$ref":"#/$defs/Node"}],"description":"more"},
         "all":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"additionalProperties":false}}}""";
    String narrower =
        tree.replace("{\"type\":\"string\"}", "{\"type\":\"string\",\"minLength\":1}");

    assertThat(inputs(tree, tree)).isEmpty();
    assertThat(inputs(tree, narrower))
        .containsExactly(
            breaking(Kind.LIMIT_TIGHTENED, "input.x.name", "", "minLength 1", NARROWER));
  }

  @Test
  void aDefinitionMayHaveAnotherNameOrStandInItsPlace() {
    String referred =
        """
        {"type":"object","properties":{"x":{"$ref":"#/$defs/A"}},"additionalProperties":false,
         "$defs":{"A":{"type":"string","minLength":1}}}""";
    String inline =
        """
        {"type":"object","properties":{"x":{"minLength":1,"type":"string"}},
         "additionalProperties":false}""";

    assertThat(inputs(referred, referred.replace("A\"", "B\""))).isEmpty();
    assertThat(inputs(referred, inline)).isEmpty();
    assertThat(inputs(inline, referred)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"#/$defs/A", "#/$defs/Missing", "https://example.org/schema", "#"})
  void aReferenceThatLeadsNowhereOrToItselfEnds(String ref) {
    String schema =
        "{\"type\":\"object\",\"properties\":{\"x\":{\"$ref\":\"%s\"}},\"$defs\":{\"A\":{\"$ref\":\"#/$defs/A\"}}}"
            .formatted(ref);

    assertThat(inputs(schema, schema)).isEmpty();
    assertThat(inputs(schema, schema.replace("{\"$ref\":\"" + ref + "\"}", TEXT)))
        .anyMatch(ToolChange::breaking);
  }

  @Test
  void aKeywordThatRefersIsChangedWithWhatItRefersTo() {
    String before =
        """
        {"type":"object","properties":{"x":{"type":"string","not":{"$ref":"#/$defs/A"}}},
         "$defs":{"A":{"minLength":3}}}""";

    assertThat(inputs(before, before)).isEmpty();
    assertThat(inputs(before, before.replace("3", "2")))
        .extracting(ToolChange::kind, ToolChange::breaking)
        .containsExactly(Tuple.tuple(Kind.KEYWORD, true));
  }
}
