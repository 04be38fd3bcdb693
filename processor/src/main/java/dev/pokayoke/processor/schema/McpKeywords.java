package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.schema.Lowering.Form;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keywords and hints that the rules of one value become.
 *
 * <p>{@code @Size} of a text counts UTF-16 units and {@code maxLength} counts characters, so the
 * schema may be the weaker of the two. {@code @NotBlank} becomes a pattern that leaves the rarer
 * control characters to the check; {@code minLength} would let a blank through. A value has one
 * pattern: {@code @Pattern} where it can be carried over, and what is left becomes a hint.
 */
final class McpKeywords {
  private static final String NOT_BLANK = "^[ \\t\\n\\r]*[^ \\t\\n\\r][^\\n]*(\\n[^\\n]*)*$";

  private final Schema schema;
  private final Limits limits;
  private final List<String> hints = new ArrayList<>();
  private final List<Outcome> outcomes = new ArrayList<>();
  private @Nullable String pattern;

  /** What became of a rule. */
  record Outcome(Rule rule, Form form) {}

  McpKeywords(Schema schema, List<Rule> rules) {
    this.schema = schema;
    this.limits = Limits.of(rules);
    if (schema instanceof Schema.Text text) {
      pattern = text.pattern();
    }
    Rule.Matches carried = carried(rules);
    for (Rule rule : rules) {
      Form form = form(rule, carried);
      if (form != null) {
        outcomes.add(new Outcome(rule, form));
      }
    }
  }

  /** What became of each rule, in their order. */
  List<Outcome> outcomes() {
    return outcomes;
  }

  /** Clauses for the description. */
  List<String> hints() {
    return hints;
  }

  /** Adds the keywords of the value's kind and of its rules. */
  void addTo(Json.Builder out) {
    if (schema instanceof Schema.Whole) {
      limits.addWhole(out);
    } else if (schema instanceof Schema.Decimal) {
      limits.addDecimal(out);
    } else if (schema instanceof Schema.Items) {
      limits.addSize(out, "minItems", "maxItems");
    } else if (schema instanceof Schema.Text text) {
      if (text.format() != null) {
        out.put("format", text.format());
      }
      limits.addSize(out, "minLength", "maxLength");
      if (pattern != null) {
        out.put("pattern", pattern);
      }
    }
  }

  private Rule.@Nullable Matches carried(List<Rule> rules) {
    for (Rule rule : rules) {
      if (rule instanceof Rule.Matches matches) {
        String portable = PortablePattern.of(matches.regexp(), matches.flags());
        if (portable != null) {
          pattern = portable;
          return matches;
        }
      }
    }
    return null;
  }

  private @Nullable Form form(Rule rule, Rule.@Nullable Matches carried) {
    if (rule instanceof Rule.Minimum minimum) {
      return numeric("At least " + minimum.value() + ".");
    }
    if (rule instanceof Rule.Maximum maximum) {
      return numeric("At most " + maximum.value() + ".");
    }
    if (rule instanceof Rule.Positive) {
      return numeric("More than 0.");
    }
    if (rule instanceof Rule.NotBlank) {
      return notBlank();
    }
    if (rule instanceof Rule.Matches matches) {
      return matches.equals(carried) ? Form.ENFORCED : hint(clause(matches));
    }
    if (rule instanceof Rule.Exceeds exceeds) {
      return hint(clause(exceeds));
    }
    if (rule instanceof Rule.Fits) {
      return schema instanceof Schema.Whole && limits.bounded() ? null : Form.CHECKED;
    }
    return Form.ENFORCED;
  }

  // An id travels as text, of which no keyword bounds the number.
  private Form numeric(String clause) {
    return schema instanceof Schema.Text ? hint(clause) : Form.ENFORCED;
  }

  private Form notBlank() {
    if (pattern != null) {
      return hint("Not blank.");
    }
    pattern = NOT_BLANK;
    return Form.ENFORCED;
  }

  private Form hint(String clause) {
    hints.add(clause);
    return Form.HINT;
  }

  private static String clause(Rule.Matches matches) {
    String flags = String.join(", ", matches.flags().stream().sorted().toList());
    return "Must match the regular expression "
        + matches.regexp()
        + (flags.isEmpty() ? "" : " (" + flags + ")")
        + " as a whole.";
  }

  private static String clause(Rule.Exceeds exceeds) {
    if (exceeds.moment()) {
      return (exceeds.orEqual() ? "Must not be before " : "Must be after ") + exceeds.field() + ".";
    }
    return (exceeds.orEqual() ? "Must be at least " : "Must be greater than ")
        + exceeds.field()
        + ".";
  }
}
