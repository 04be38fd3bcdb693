package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.schema.Lowering.Form;
import java.math.BigDecimal;
import java.math.BigInteger;
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
  private @Nullable BigInteger least;
  private @Nullable BigInteger most;
  private @Nullable String pattern;

  /** What became of a rule. */
  record Outcome(Rule rule, Form form) {}

  McpKeywords(Schema schema, List<Rule> rules) {
    this.schema = schema;
    List<Constraint> constraints = constraints(rules);
    boolean whole = schema instanceof Schema.Whole;
    this.bounds = whole ? Bounds.ofWhole(constraints) : Bounds.of(constraints);
    if (whole) {
      boundWhole(rules);
    }
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
    if (schema instanceof Schema.Whole whole) {
      BigInteger ofType = whole.least() == null ? null : BigInteger.valueOf(whole.least());
      least = least == null ? ofType : ofType == null ? least : least.max(ofType);
      putUnlessNull(out, "minimum", least);
      putUnlessNull(out, "maximum", most);
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
    addLimit(out, bounds.low(), "minimum", "exclusiveMinimum");
    addLimit(out, bounds.high(), "maximum", "exclusiveMaximum");
  }

  private static void addLimit(
      Json.Builder out, Constraint.@Nullable Limit limit, String included, String excluded) {
    if (limit != null) {
      out.put(limit.included() ? included : excluded, limit.value());
    }
  }

  private void addSize(Json.Builder out, String lowest, String highest) {
    if (bounds.shortest() > 0) {
      out.put(lowest, bounds.shortest());
    }
    if (bounds.longest() < Integer.MAX_VALUE) {
      out.put(highest, bounds.longest());
    }
  }

  private static void putUnlessNull(Json.Builder out, String key, @Nullable BigInteger value) {
    if (value != null) {
      out.put(key, new BigDecimal(value));
    }
  }

  /** A bound that the type does not reach gives way to the type's own; a missing one stays so. */
  private void boundWhole(List<Rule> rules) {
    least = bounds.leastWhole();
    most = bounds.mostWhole();
    for (Rule rule : rules) {
      if (rule instanceof Rule.Fits fits) {
        least = least == null ? null : least.max(BigInteger.valueOf(fits.least()));
        most = most == null ? null : most.min(BigInteger.valueOf(fits.most()));
      }
    }
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
      return hint(Clauses.of(exceeds));
    }
    if (rule instanceof Rule.Counts counts) {
      return hint("Like PT5M; a bare number counts " + counts.unit() + ".");
    }
    if (rule instanceof Rule.Formed formed) {
      return hint("Like " + formed.example() + ".");
    }
    if (rule instanceof Rule.KeysObey) {
      return Form.CHECKED;
    }
    if (rule instanceof Rule.ForExample example) {
      return hint("For example " + example.value() + ".");
    }
    if (rule instanceof Rule.ByDefault byDefault) {
      return hint("If absent: " + byDefault.value() + ".");
    }
    if (rule instanceof Rule.Distinct) {
      return hint(Clauses.NO_ITEM_TWICE);
    }
    return schema instanceof Schema.Whole && isBounded() ? null : Form.CHECKED;
  }

  private Form form(Constraint constraint, Constraint.@Nullable Matches carried) {
    if (constraint instanceof Constraint.Custom) {
      return Form.CHECKED;
    }
    if (constraint instanceof Constraint.Limit limit) {
      return numeric(Clauses.of(limit));
    }
    if (constraint instanceof Constraint.Digits digits) {
      return schema instanceof Schema.Whole ? Form.ENFORCED : hint(Clauses.of(digits));
    }
    if (constraint instanceof Constraint.NotBlank) {
      return notBlank();
    }
    if (constraint instanceof Constraint.Matches matches) {
      return matches.equals(carried) ? Form.ENFORCED : hint(Clauses.of(matches));
    }
    if (constraint instanceof Constraint.Size size) {
      return schema instanceof Schema.Entries || schema instanceof Schema.Fields
          ? hint(Clauses.ofEntries(size))
          : Form.ENFORCED;
    }
    return hint(Clauses.of(constraint));
  }

  private boolean isBounded() {
    return least != null && most != null;
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
}
