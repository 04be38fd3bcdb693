package dev.pokayoke.compat;

import dev.pokayoke.compat.ToolChange.Kind;
import dev.pokayoke.compat.json.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Compares two schemas of one value. Each form that the value had is set beside the form it has
 * now; a form without another is gone or new. Recursion ends where the same two forms meet again.
 */
final class SchemaComparison {
  private final Side side;
  private final Refs before;
  private final Refs after;
  private final boolean nullIsAbsent;
  private final Findings findings;
  private final Set<String> places = new HashSet<>();
  private final Set<Met> met = new HashSet<>();

  /** Two forms that met, by where they stand in their texts. */
  private record Met(String type, int before, int after) {}

  /**
   * A comparison.
   *
   * @param nullIsAbsent whether a value that may be missing is published as one that may be {@code
   *     null}
   */
  SchemaComparison(
      Side side, Json.Members before, Json.Members after, boolean nullIsAbsent, Changes changes) {
    this.side = side;
    this.before = new Refs(before);
    this.after = new Refs(after);
    this.nullIsAbsent = nullIsAbsent;
    this.findings = new Findings(side, changes);
  }

  /**
   * Compares from the roots.
   *
   * @return the places that both have, in the words of the lowering ledger: {@code rooms[].type}
   */
  Set<String> run(Json.Members rootBefore, Json.Members rootAfter) {
    value(rootBefore, rootAfter, Place.root(side), false);
    return places;
  }

  Findings findings() {
    return findings;
  }

  Refs before() {
    return before;
  }

  Refs after() {
    return after;
  }

  boolean nullIsAbsent() {
    return nullIsAbsent;
  }

  /** Whether a value may be {@code null}. */
  boolean admitsNull(@Nullable Json schema, Refs refs) {
    return Form.of(schema, refs).stream()
        .anyMatch(form -> form.type().equals(Form.NULL) || form.type().equals(Form.ANY));
  }

  /** Compares one value with what it was. */
  void value(@Nullable Json was, @Nullable Json is, Place place, boolean ofOptionalProperty) {
    Place here = place;
    if (was != null && !Refs.nameOf(was).isEmpty()) {
      here = place.in(Refs.nameOf(was));
    }
    places.addAll(here.inLedger());
    describe(was, is, here);
    forms(Form.of(was, before), Form.of(is, after), here, nullIsAbsent && ofOptionalProperty);
  }

  private void describe(@Nullable Json was, @Nullable Json is, Place place) {
    String old = was instanceof Json.Members members ? members.text("description") : "";
    String now = is instanceof Json.Members members ? members.text("description") : "";
    if (!old.equals(now)) {
      findings.described(place, old, now);
    }
  }

  private void forms(List<Form> was, List<Form> is, Place place, boolean anyNull) {
    List<Form> left = sorted(was);
    List<Form> right = sorted(is);
    boolean nullBefore = left.removeIf(form -> form.type().equals(Form.NULL));
    boolean nullAfter = right.removeIf(form -> form.type().equals(Form.NULL));
    boolean anything = has(left, Form.ANY) || has(right, Form.ANY);
    if (nullBefore != nullAfter && !anyNull && !anything) {
      findings.nullable(place, nullAfter, Form.words(was), Form.words(is));
    }
    boolean single = left.size() == 1 && right.size() == 1;
    boolean union = objects(left) > 1 || objects(right) > 1;
    String key = union ? Form.key(left, right) : "";
    Place at = place.union(key);
    pair(left, right, at, (a, b) -> a.type().equals(b.type()) && shape(a).equals(shape(b)));
    pair(left, right, at, (a, b) -> haveOneTag(a, b, key));
    pair(left, right, at, (a, b) -> a.type().equals(b.type()) && mayBeOne(a, b, key));
    pair(left, right, at, (a, b) -> isNumeric(a) && isNumeric(b));
    withAny(left, right, at);
    if (single && left.size() == 1 && right.size() == 1) {
      findings.type(place, Form.words(left), Form.words(right), true, true);
      return;
    }
    left.forEach(form -> findings.formRemoved(place, form.words(key), Form.words(is, key)));
    right.forEach(form -> findings.formAdded(place, Form.words(was, key), form.words(key)));
  }

  // Objects of two tags are two forms, however alike.
  private static boolean mayBeOne(Form a, Form b, String key) {
    return a.tag(key).isEmpty() || b.tag(key).isEmpty();
  }

  private static boolean haveOneTag(Form a, Form b, String key) {
    return !a.tag(key).isEmpty() && a.tag(key).equals(b.tag(key));
  }

  private static boolean isNumeric(Form form) {
    return form.type().equals("integer") || form.type().equals("number");
  }

  private static long objects(List<Form> forms) {
    return forms.stream().filter(form -> form.type().equals("object")).count();
  }

  private static boolean has(List<Form> forms, String type) {
    return forms.stream().anyMatch(form -> form.type().equals(type));
  }

  private static List<Form> sorted(List<Form> forms) {
    List<Form> sorted = new ArrayList<>(forms);
    sorted.sort(Comparator.comparing(Form::type).thenComparing(SchemaComparison::shape));
    return sorted;
  }

  private static String shape(Form form) {
    return Keywords.shape(form.schema());
  }

  private void pair(
      List<Form> left, List<Form> right, Place place, BiPredicate<Form, Form> belong) {
    for (Form was : List.copyOf(left)) {
      for (Form is : List.copyOf(right)) {
        if (belong.test(was, is)) {
          left.remove(was);
          right.remove(is);
          form(was, is, place);
          break;
        }
      }
    }
  }

  /** A value of any type takes the place of every form that is left. */
  private void withAny(List<Form> left, List<Form> right, Place place) {
    for (Form is : List.copyOf(right)) {
      if (is.type().equals(Form.ANY) && !left.isEmpty()) {
        List.copyOf(left).forEach(was -> form(was, is, place));
        left.clear();
        right.remove(is);
      }
    }
    for (Form was : List.copyOf(left)) {
      if (was.type().equals(Form.ANY) && !right.isEmpty()) {
        List.copyOf(right).forEach(is -> form(was, is, place));
        right.clear();
        left.remove(was);
      }
    }
  }

  private void form(Form was, Form is, Place outer) {
    Place place = outer.form(is.tag(outer.key()));
    if (!was.type().equals(is.type())) {
      boolean widens = is.type().equals(Form.ANY) || is.type().equals("number");
      findings.type(place, was.words(""), is.words(""), !widens, widens);
    }
    if (!met.add(new Met(is.type(), was.schema().start(), is.schema().start()))) {
      return;
    }
    choices(was, is, place);
    new KeywordComparison(this, was, is, place).run();
    if (concern(was, is, "properties")) {
      new ObjectComparison(this, was.schema(), is.schema(), place).run();
    }
    if (concern(was, is, "items")
        && !(was.schema().get("items") instanceof Json.Items)
        && !(is.schema().get("items") instanceof Json.Items)
        && (was.schema().get("items") != null || is.schema().get("items") != null)) {
      value(was.schema().get("items"), is.schema().get("items"), place.item(), false);
    }
  }

  private static boolean concern(Form was, Form is, String keyword) {
    return Keywords.concerns(was.type(), keyword) && Keywords.concerns(is.type(), keyword);
  }

  private void choices(Form was, Form is, Place place) {
    Map<String, Json> old = was.choices();
    Map<String, Json> now = is.choices();
    if (old == null && now == null) {
      return;
    }
    String before = String.join(", ", Form.valuesOf(was.schema()));
    String after = String.join(", ", Form.valuesOf(is.schema()));
    if (old == null) {
      findings.type(place, was.words(""), "one of " + after, true, false);
    } else if (now == null) {
      findings.type(place, "one of " + before, is.words(""), false, true);
    } else {
      List<String> gone = without(old, now);
      List<String> more = without(now, old);
      if (!gone.isEmpty()) {
        findings.values(Kind.VALUE_REMOVED, place, gone, before, after);
      }
      if (!more.isEmpty()) {
        findings.values(Kind.VALUE_ADDED, place, more, before, after);
      }
    }
  }

  private static List<String> without(Map<String, Json> values, Map<String, Json> others) {
    return values.entrySet().stream()
        .filter(entry -> !others.containsKey(entry.getKey()))
        .map(entry -> entry.getValue() instanceof Json.Text text ? text.value() : entry.getKey())
        .toList();
  }
}
