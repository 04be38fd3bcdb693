package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
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
  private final Bounds bounds;
  private final List<String> hints = new ArrayList<>();
  private final List<Outcome> outcomes = new ArrayList<>();
  private @Nullable String pattern;

  /** What became of a rule. */
  record Outcome(Rule rule, Form form) {}

  McpKeywords(Schema schema, List<Rule> rules) {
    this.schema = schema;
    List<Constraint> constraints = constraints(rules);
    this.bounds = bounds(constraints, rules);
    if (schema instanceof Schema.Text text) {
      pattern = text.pattern();
    }
    Constraint.Matches carried = carried(constraints);
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
      putUnlessNull(out, "minimum", bounds.leastWhole());
      putUnlessNull(out, "maximum", bounds.max());
    } else if (schema instanceof Schema.Decimal) {
      addDecimal(out);
    } else if (schema instanceof Schema.Items) {
      addSize(out, "minItems", "maxItems");
    } else if (schema instanceof Schema.Text text) {
      if (text.format() != null) {
        out.put("format", text.format());
      }
      addSize(out, "minLength", "maxLength");
      if (pattern != null) {
        out.put("pattern", pattern);
      }
    }
  }

  private void addDecimal(Json.Builder out) {
    Long min = bounds.min();
    if (bounds.positive() && (min == null || min <= 0)) {
      out.put("exclusiveMinimum", 0);
    } else {
      putUnlessNull(out, "minimum", min);
    }
    putUnlessNull(out, "maximum", bounds.max());
  }

  private void addSize(Json.Builder out, String lowest, String highest) {
    if (bounds.shortest() > 0) {
      out.put(lowest, bounds.shortest());
    }
    if (bounds.longest() < Integer.MAX_VALUE) {
      out.put(highest, bounds.longest());
    }
  }

  private static void putUnlessNull(Json.Builder out, String key, @Nullable Long value) {
    if (value != null) {
      out.put(key, value);
    }
  }

  private static Bounds bounds(List<Constraint> constraints, List<Rule> rules) {
    Bounds bounds = Bounds.of(constraints);
    for (Rule rule : rules) {
      if (rule instanceof Rule.Fits fits) {
        bounds = bounds.within(fits.least(), fits.most());
      }
    }
    return bounds;
  }

  private static List<Constraint> constraints(List<Rule> rules) {
    return rules.stream()
        .filter(Rule.Obeys.class::isInstance)
        .map(rule -> ((Rule.Obeys) rule).constraint())
        .toList();
  }

  private Constraint.@Nullable Matches carried(List<Constraint> constraints) {
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Matches matches) {
        String portable = PortablePattern.of(matches.regexp(), matches.flags());
        if (portable != null) {
          pattern = portable;
          return matches;
        }
      }
    }
    return null;
  }

  private @Nullable Form form(Rule rule, Constraint.@Nullable Matches carried) {
    if (rule instanceof Rule.Obeys obeys) {
      return form(obeys.constraint(), carried);
    }
    if (rule instanceof Rule.Exceeds exceeds) {
      return hint(clause(exceeds));
    }
    if (rule instanceof Rule.ForExample example) {
      return hint("For example " + example.value() + ".");
    }
    if (rule instanceof Rule.ByDefault byDefault) {
      return hint("If absent: " + byDefault.value() + ".");
    }
    if (rule instanceof Rule.Distinct) {
      return hint("No item twice.");
    }
    return schema instanceof Schema.Whole && isBounded() ? null : Form.CHECKED;
  }

  private Form form(Constraint constraint, Constraint.@Nullable Matches carried) {
    if (constraint instanceof Constraint.Min min) {
      return numeric("At least " + min.value() + ".");
    }
    if (constraint instanceof Constraint.Max max) {
      return numeric("At most " + max.value() + ".");
    }
    if (constraint instanceof Constraint.Positive) {
      return numeric("More than 0.");
    }
    if (constraint instanceof Constraint.NotBlank) {
      return notBlank();
    }
    if (constraint instanceof Constraint.Matches matches) {
      return matches.equals(carried) ? Form.ENFORCED : hint(clause(matches));
    }
    if (constraint instanceof Constraint.Size size) {
      return schema instanceof Schema.Entries || schema instanceof Schema.Fields
          ? hint(clause(size))
          : Form.ENFORCED;
    }
    throw new IllegalArgumentException("unchecked model: " + constraint);
  }

  private boolean isBounded() {
    return bounds.leastWhole() != null && bounds.max() != null;
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

  // How many names an object has is a keyword that several APIs refuse.
  private static String clause(Constraint.Size size) {
    if (size.max() == Integer.MAX_VALUE) {
      return "At least " + size.min() + " entries.";
    }
    return size.min() <= 0
        ? "At most " + size.max() + " entries."
        : size.min() + " to " + size.max() + " entries.";
  }

  private static String clause(Constraint.Matches matches) {
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
