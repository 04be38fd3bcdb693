package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.schema.Lowering.Form;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The keywords of a dialect and the words that the rules of one value become.
 *
 * <p>{@code @Size} of a text counts UTF-16 units and {@code maxLength} counts characters, so the
 * schema may be the weaker of the two. {@code @NotBlank} becomes a pattern that leaves the rarer
 * control characters to the check; {@code minLength} would let a blank through. A value has one
 * pattern: {@code @Pattern} where it can be carried over, and what is left becomes words.
 */
final class Keywords {
  private static final String NOT_BLANK = "^[ \\t\\n\\r]*[^ \\t\\n\\r][^\\n]*(\\n[^\\n]*)*$";

  private final Schema schema;
  private final Vocabulary vocabulary;
  private final Bounds bounds;
  private final String unit;
  private final Set<String> hints = new LinkedHashSet<>();
  private final List<Outcome> outcomes = new ArrayList<>();
  private @Nullable BigInteger least;
  private @Nullable BigInteger most;
  private @Nullable String pattern;

  /**
   * What became of a rule.
   *
   * @param words the words that say it; empty unless it is a hint
   */
  record Outcome(Rule rule, Form form, String words) {}

  Keywords(Schema schema, List<Rule> rules, Vocabulary vocabulary) {
    this.schema = schema;
    this.vocabulary = vocabulary;
    this.unit = unit(rules);
    List<Constraint> constraints = constraints(rules);
    boolean whole = schema instanceof Schema.Whole;
    this.bounds = whole ? Bounds.ofWhole(constraints) : Bounds.of(constraints);
    if (whole) {
      boundWhole(rules);
    }
    if (schema instanceof Schema.Text text && text.pattern() != null) {
      pattern = vocabulary.has(text.pattern()) ? text.pattern() : null;
    }
    Constraint.Matches carried = carried(constraints);
    for (Rule rule : rules) {
      Outcome outcome = outcome(rule, carried);
      if (outcome != null) {
        outcomes.add(outcome);
        if (outcome.form() == Form.HINT) {
          hints.add(outcome.words());
        }
      }
    }
  }

  /** What became of each rule, in their order. */
  List<Outcome> outcomes() {
    return outcomes;
  }

  /** Clauses for the description. */
  List<String> hints() {
    return List.copyOf(hints);
  }

  /** Adds the keywords of the value's kind and of its rules. */
  void addTo(Json.Builder out) {
    if (schema instanceof Schema.Whole whole) {
      addWhole(out, whole);
    } else if (schema instanceof Schema.Decimal) {
      addLimit(out, bounds.low(), "minimum", "exclusiveMinimum");
      addLimit(out, bounds.high(), "maximum", "exclusiveMaximum");
    } else if (schema instanceof Schema.Items || schema instanceof Schema.Entries) {
      addItems(out);
    } else if (schema instanceof Schema.Text text) {
      addText(out, text);
    }
  }

  private void addWhole(Json.Builder out, Schema.Whole whole) {
    if (vocabulary.numbers() == Vocabulary.Numbers.NONE) {
      return;
    }
    BigInteger ofType = whole.least() == null ? null : BigInteger.valueOf(whole.least());
    least = least == null ? ofType : ofType == null ? least : least.max(ofType);
    putUnlessNull(out, "minimum", least);
    putUnlessNull(out, "maximum", most);
  }

  private void addLimit(
      Json.Builder out, Constraint.@Nullable Limit limit, String included, String excluded) {
    if (limit != null && vocabulary.numbers() != Vocabulary.Numbers.NONE) {
      boolean exact = !limit.included() && vocabulary.numbers() == Vocabulary.Numbers.ALL;
      out.put(exact ? excluded : included, limit.value());
    }
  }

  private void addItems(Json.Builder out) {
    if (schema instanceof Schema.Entries && vocabulary.maps()) {
      return;
    }
    if (vocabulary.items() == Vocabulary.Items.ALL) {
      addSize(out, "minItems", "maxItems");
    } else if (vocabulary.items() == Vocabulary.Items.NOT_EMPTY && bounds.shortest() > 0) {
      out.put("minItems", 1);
    }
  }

  private void addText(Json.Builder out, Schema.Text text) {
    String format = text.format();
    if (format != null && says(format)) {
      out.put("format", format);
    }
    if (vocabulary.lengths()) {
      addSize(out, "minLength", "maxLength");
    }
    if (pattern != null) {
      out.put("pattern", pattern);
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

  /** What a bare number counts: words that show the form of the text too. */
  private static String unit(List<Rule> rules) {
    return rules.stream()
        .filter(Rule.Counts.class::isInstance)
        .map(Clauses::of)
        .findFirst()
        .orElse("");
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
        if (portable != null && vocabulary.has(portable)) {
          pattern = portable;
          return matches;
        }
      }
    }
    return null;
  }

  private @Nullable Outcome outcome(Rule rule, Constraint.@Nullable Matches carried) {
    if (rule instanceof Rule.Obeys obeys) {
      return outcome(obeys, carried);
    }
    if (rule instanceof Rule.KeysObey) {
      return new Outcome(rule, Form.CHECKED, "");
    }
    if (rule instanceof Rule.Fits fits) {
      return outcome(fits);
    }
    return hint(rule, Clauses.of(rule));
  }

  private @Nullable Outcome outcome(Rule.Fits fits) {
    if (schema instanceof Schema.Text text && !saysAll(text)) {
      return hint(fits, unit.isEmpty() ? text.words() : unit);
    }
    boolean bounded = schema instanceof Schema.Whole && least != null && most != null;
    return bounded ? null : new Outcome(fits, Form.CHECKED, "");
  }

  private boolean saysAll(Schema.Text text) {
    return text.words().isEmpty()
        || says(text.format())
        || (text.pattern() != null && vocabulary.has(text.pattern()));
  }

  private boolean says(@Nullable String format) {
    return format != null && vocabulary.formats().contains(format);
  }

  private Outcome outcome(Rule.Obeys rule, Constraint.@Nullable Matches carried) {
    Constraint constraint = rule.constraint();
    if (constraint instanceof Constraint.Custom) {
      return new Outcome(rule, Form.CHECKED, "");
    }
    if (constraint instanceof Constraint.Limit limit) {
      return numeric(rule, limit);
    }
    if (constraint instanceof Constraint.Digits digits) {
      return schema instanceof Schema.Whole
          ? within(rule, vocabulary.numbers() != Vocabulary.Numbers.NONE)
          : hint(rule, Clauses.of(digits));
    }
    if (constraint instanceof Constraint.NotBlank) {
      return notBlank(rule);
    }
    if (constraint instanceof Constraint.Matches matches) {
      return matches.equals(carried) ? said(rule) : hint(rule, Clauses.of(matches));
    }
    if (constraint instanceof Constraint.Size size) {
      return sized(rule, size);
    }
    return hint(rule, Clauses.of(constraint));
  }

  // An id travels as text, of which no keyword bounds the number.
  private Outcome numeric(Rule rule, Constraint.Limit limit) {
    if (schema instanceof Schema.Whole) {
      return within(rule, vocabulary.numbers() != Vocabulary.Numbers.NONE);
    }
    if (!(schema instanceof Schema.Decimal) || vocabulary.numbers() == Vocabulary.Numbers.NONE) {
      return hint(rule, Clauses.of(limit));
    }
    boolean included = limit.included() || vocabulary.numbers() == Vocabulary.Numbers.ALL;
    return included ? said(rule) : hint(rule, Clauses.of(limit));
  }

  private Outcome within(Rule rule, boolean said) {
    return said ? said(rule) : hint(rule, Clauses.between(least, most));
  }

  private Outcome sized(Rule rule, Constraint.Size size) {
    if (bounds.shortest() <= 0 && bounds.longest() == Integer.MAX_VALUE) {
      return said(rule);
    }
    if (schema instanceof Schema.Text) {
      return vocabulary.lengths()
          ? said(rule)
          : hint(rule, Clauses.ofSize(bounds, "character", "characters"));
    }
    boolean map = !(schema instanceof Schema.Items);
    boolean list = schema instanceof Schema.Items || schema instanceof Schema.Entries;
    boolean keyword =
        (!map || (list && !vocabulary.maps()))
            && (vocabulary.items() == Vocabulary.Items.ALL
                || (vocabulary.items() == Vocabulary.Items.NOT_EMPTY
                    && size.min() <= 1
                    && size.max() == Integer.MAX_VALUE));
    return keyword
        ? said(rule)
        : hint(rule, Clauses.ofSize(bounds, map ? "entry" : "item", map ? "entries" : "items"));
  }

  private Outcome notBlank(Rule rule) {
    if (pattern != null || !vocabulary.has(NOT_BLANK)) {
      return hint(rule, "Not blank.");
    }
    pattern = NOT_BLANK;
    return said(rule);
  }

  private static Outcome said(Rule rule) {
    return new Outcome(rule, Form.ENFORCED, "");
  }

  private static Outcome hint(Rule rule, String words) {
    return new Outcome(rule, Form.HINT, words);
  }
}
