package dev.pokayoke.compat;

import dev.pokayoke.compat.ToolChange.Kind;
import dev.pokayoke.compat.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Compares the rules that no keyword of a dialect says, as the lowering ledger lists them. Whether
 * one rule of a kind is narrower than another is not read out of it.
 */
final class RuleComparison {
  private static final List<String> WHOLE = List.of("byte", "short", "int", "long", "BigInteger");
  private static final String TYPE = "type";
  private static final String FORMATS = "@Arg(formats)";
  private static final String UNIT = "@Arg(unit)";
  private static final String DEFAULT = "@Arg(defaultValue)";

  /** What the words for the model say, and the comparison of those. */
  private static final Set<String> WORDS_ONLY = Set.of("@Arg(example)", "required");

  private final Set<String> places;
  private final Changes changes;

  private record Rule(String constraint, boolean keyword, String words) {
    /** What a rule is of, as {@code @Size}. */
    String head() {
      int end = constraint.indexOf('(');
      boolean rule = constraint.startsWith("@") || constraint.startsWith("key ");
      boolean argument = constraint.startsWith("@Arg(");
      return !rule && !constraint.equals("Set")
          ? TYPE
          : end < 0 || argument ? constraint : constraint.substring(0, end);
    }

    String text() {
      return words.isEmpty() ? constraint : constraint + ": " + words;
    }
  }

  /**
   * A comparison.
   *
   * @param places the places that both tools have
   */
  RuleComparison(Set<String> places, Changes changes) {
    this.places = places;
    this.changes = changes;
  }

  void run(List<Json> before, List<Json> after) {
    Map<String, List<Rule>> old = byField(before);
    Map<String, List<Rule>> now = byField(after);
    for (String field : places) {
      compare(field, old.getOrDefault(field, List.of()), now.getOrDefault(field, List.of()));
    }
  }

  private static Map<String, List<Rule>> byField(List<Json> ledger) {
    Map<String, List<Rule>> rules = new LinkedHashMap<>();
    for (Json entry : ledger) {
      if (entry instanceof Json.Members members
          && !WORDS_ONLY.contains(members.text("constraint"))) {
        rules
            .computeIfAbsent(members.text("field"), field -> new ArrayList<>())
            .add(
                new Rule(
                    members.text("constraint"),
                    members.text("form").equals("ENFORCED"),
                    members.text("words")));
      }
    }
    return rules;
  }

  private void compare(String field, List<Rule> before, List<Rule> after) {
    String place = field.isEmpty() ? Side.INPUT.root() : Side.INPUT.root() + "." + field;
    for (Rule rule : after) {
      if (!rule.keyword() && before.stream().noneMatch(other -> isSame(other, rule))) {
        fresh(place, rule, before);
      }
    }
    for (Rule rule : before) {
      if (!rule.keyword()
          && after.stream().noneMatch(other -> other.head().equals(rule.head()))
          && !rule.head().equals(TYPE)) {
        gone(place, rule);
      }
    }
  }

  private static boolean isSame(Rule one, Rule other) {
    boolean worded = Set.of(FORMATS, UNIT, DEFAULT).contains(one.constraint());
    return one.constraint().equals(other.constraint())
        && (!worded || one.words().equals(other.words()));
  }

  private void fresh(String place, Rule rule, List<Rule> before) {
    String old =
        before.stream()
            .filter(other -> other.head().equals(rule.head()))
            .map(Rule::text)
            .findFirst()
            .orElse("");
    if (rule.head().equals(TYPE) && WHOLE.contains(rule.constraint())) {
      whole(place, rule.constraint(), old);
    } else if (rule.head().equals(DEFAULT)) {
      changes.note(
          Kind.RULE, place, old, rule.text(), "Another value stands for one that is left out.");
    } else if (rule.head().equals(UNIT) && old.isEmpty()) {
      changes.note(Kind.RULE, place, "", rule.text(), "A bare number is taken too.");
    } else {
      changes.breaking(
          Kind.RULE,
          place,
          old,
          rule.text(),
          old.isEmpty()
              ? "A new rule: some of what was right before is refused."
              : "Another rule: some of what was right before can be refused.");
    }
  }

  // A range that keywords say leaves the type out of the ledger, so that it says nothing alone.
  private void whole(String place, String now, String old) {
    int before = WHOLE.indexOf(old);
    if (before > WHOLE.indexOf(now)) {
      changes.breaking(
          Kind.TYPE, place, old, now, "A narrower type: numbers beyond its range are refused.");
    } else if (before >= 0) {
      changes.note(Kind.TYPE, place, old, now, "A wider type than before.");
    }
  }

  private void gone(String place, Rule rule) {
    if (rule.head().equals(FORMATS) || rule.head().equals(UNIT)) {
      changes.breaking(
          Kind.RULE, place, rule.text(), "", "What was taken in this form before is refused.");
    } else {
      changes.note(Kind.RULE, place, rule.text(), "", "A rule is gone.");
    }
  }
}
