package dev.pokayoke.compat;

import static dev.pokayoke.compat.Fixture.closed;
import static dev.pokayoke.compat.Fixture.published;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.compat.Fixture.Tool;
import dev.pokayoke.compat.ToolChange.Kind;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that only the lowering ledger knows. */
class RuleChangesTest {
  private static final String INPUT =
      closed(
          "\"x\":{\"type\":\"integer\"},\"list\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/N\"}}",
          "x");
  private static final String INPUT_WITH_NODE =
      INPUT.substring(0, INPUT.length() - 1)
          + ",\"$defs\":{\"N\":"
          + closed("\"to\":{\"type\":\"string\"}")
          + "}}";

  private static List<ToolChange> rules(String before, String after) {
    return SchemaDiff.between(
            published(new Tool("book", INPUT_WITH_NODE).lowering(before).text()),
            published(new Tool("book", INPUT_WITH_NODE).lowering(after).text()))
        .changes();
  }

  private static String entry(String field, String constraint, String form, String words) {
    return "{\"field\":\"%s\",\"constraint\":\"%s\",\"form\":\"%s\"%s}"
        .formatted(field, constraint, form, words.isEmpty() ? "" : ",\"words\":\"" + words + "\"");
  }

  private static ToolChange change(
      Kind kind, String place, String before, String after, boolean breaking, String sentence) {
    return new ToolChange(kind, "book", place, before, after, breaking, sentence);
  }

  @Test
  void aNewRuleThatOnlyWordsSayBreaks() {
    String rule = entry("x", "@Future", "HINT", "In the future.");

    assertThat(rules("", rule))
        .containsExactly(
            change(
                Kind.RULE,
                "input.x",
                "",
                "@Future: In the future.",
                true,
                "A new rule: some of what was right before is refused."));
    assertThat(rules(rule, ""))
        .containsExactly(
            change(Kind.RULE, "input.x", "@Future: In the future.", "", false, "A rule is gone."));
    assertThat(rules(rule, rule)).isEmpty();
  }

  @Test
  void anotherRuleOfItsKindBreaksBecauseItIsNotReadHowFarItGoes() {
    String before = entry("x", "@Digits(integer = 3)", "HINT", "At most 3 digits.");
    String after = entry("x", "@Digits(integer = 4)", "HINT", "At most 4 digits.");

    assertThat(rules(before, after))
        .containsExactly(
            change(
                Kind.RULE,
                "input.x",
                "@Digits(integer = 3): At most 3 digits.",
                "@Digits(integer = 4): At most 4 digits.",
                true,
                "Another rule: some of what was right before can be refused."));
  }

  @Test
  void aRuleThatAKeywordSaidAndNowWordsSayIsTheSame() {
    assertThat(
            rules(
                entry("x", "@Max(8)", "ENFORCED", ""), entry("x", "@Max(8)", "HINT", "At most 8.")))
        .isEmpty();
  }

  @Test
  void aRuleOfANewValueIsPartOfIt() {
    assertThat(rules("", entry("unknown", "@Future", "HINT", "In the future."))).isEmpty();
  }

  @Test
  void aRuleInADefinitionIsFound() {
    assertThat(rules("", entry("$defs.N.to", "@Url", "HINT", "A URL.")))
        .extracting(ToolChange::place, ToolChange::breaking)
        .containsExactly(Tuple.tuple("input.$defs.N.to", true));
  }

  @ParameterizedTest
  @CsvSource({
    "long,int,true,'A narrower type: numbers beyond its range are refused.'",
    "BigInteger,long,true,'A narrower type: numbers beyond its range are refused.'",
    "int,long,false,'A wider type than before.'",
  })
  void theRangeOfAType(String before, String after, boolean breaking, String sentence) {
    assertThat(rules(entry("x", before, "CHECKED", ""), entry("x", after, "CHECKED", "")))
        .containsExactly(change(Kind.TYPE, "input.x", before, after, breaking, sentence));
    assertThat(rules("", entry("x", after, "CHECKED", ""))).isEmpty();
    assertThat(rules(entry("x", before, "CHECKED", ""), "")).isEmpty();
  }

  @Test
  void formsOfArguments() {
    String german = entry("x", "@Arg(formats)", "HINT", "Like 31.12.2026.");
    String american = entry("x", "@Arg(formats)", "HINT", "Like 12/31/2026.");
    String minutes = entry("x", "@Arg(unit)", "HINT", "A bare number counts minutes.");

    assertThat(rules(german, american)).extracting(ToolChange::breaking).containsExactly(true);
    assertThat(rules(german, ""))
        .containsExactly(
            change(
                Kind.RULE,
                "input.x",
                "@Arg(formats): Like 31.12.2026.",
                "",
                true,
                "What was taken in this form before is refused."));
    assertThat(rules("", minutes))
        .containsExactly(
            change(
                Kind.RULE,
                "input.x",
                "",
                "@Arg(unit): A bare number counts minutes.",
                false,
                "A bare number is taken too."));
    assertThat(rules(minutes, "")).extracting(ToolChange::breaking).containsExactly(true);
  }

  @Test
  void anotherDefaultIsANoteAndAnExampleIsNone() {
    assertThat(
            rules(
                entry("x", "@Arg(defaultValue)", "HINT", "If absent: 1."),
                entry("x", "@Arg(defaultValue)", "HINT", "If absent: 2.")))
        .containsExactly(
            change(
                Kind.RULE,
                "input.x",
                "@Arg(defaultValue): If absent: 1.",
                "@Arg(defaultValue): If absent: 2.",
                false,
                "Another value stands for one that is left out."));
    assertThat(rules("", entry("x", "@Arg(example)", "HINT", "For example 1."))).isEmpty();
  }
}
