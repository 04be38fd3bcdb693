package dev.pokayoke.compat;

import dev.pokayoke.compat.json.Json;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Compares the limits of two forms of one value, and all keywords that nothing else compares. */
final class KeywordComparison {
  private static final Set<String> COMPARED_ELSEWHERE =
      Set.of("type", "enum", "const", "properties", "required", "additionalProperties");
  private static final Set<String> LOWEST = Set.of("minLength", "minItems", "minProperties");
  private static final Set<String> HIGHEST = Set.of("maxLength", "maxItems", "maxProperties");
  private static final Set<String> RANGE =
      Set.of("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum");
  private static final int DIGITS = 1000;

  private final SchemaComparison all;
  private final Form was;
  private final Form is;
  private final Place place;

  /** One end of a range. */
  private record Limit(BigDecimal value, boolean excluded) {}

  KeywordComparison(SchemaComparison all, Form was, Form is, Place place) {
    this.all = all;
    this.was = was;
    this.is = is;
    this.place = place;
  }

  void run() {
    Set<String> keywords = new TreeSet<>(was.schema().values().keySet());
    keywords.addAll(is.schema().values().keySet());
    keywords.removeIf(
        keyword ->
            Keywords.isAnnotation(keyword)
                || COMPARED_ELSEWHERE.contains(keyword)
                || !Keywords.concerns(is.type(), keyword));
    if (keywords.stream().anyMatch(RANGE::contains) && isRange(was) && isRange(is)) {
      range("minimum", "exclusiveMinimum", 1);
      range("maximum", "exclusiveMaximum", -1);
      keywords.removeAll(RANGE);
    }
    keywords.forEach(this::compare);
  }

  private void compare(String keyword) {
    Json before = was.schema().get(keyword);
    Json after = is.schema().get(keyword);
    if (keyword.equals("items") && !(before instanceof Json.Items || after instanceof Json.Items)) {
      return;
    }
    String old = before == null ? "" : before.canonical();
    String now = after == null ? "" : after.canonical();
    if (old.equals(now) && !hasChangedReference(old)) {
      return;
    }
    boolean numbers = isNumberOrNone(before) && isNumberOrNone(after);
    if (numbers && LOWEST.contains(keyword)) {
      size(keyword, number(before, BigDecimal.ZERO), number(after, BigDecimal.ZERO), 1);
    } else if (numbers && HIGHEST.contains(keyword)) {
      size(keyword, number(before, null), number(after, null), -1);
    } else if (numbers && keyword.equals("multipleOf")) {
      multiple(number(before, null), number(after, null));
    } else if (keyword.equals("pattern") || keyword.equals("format")) {
      limit(after != null, keyword, before, after);
    } else if (keyword.equals("uniqueItems")) {
      if (was.schema().isTrue(keyword) != is.schema().isTrue(keyword)) {
        limit(is.schema().isTrue(keyword), keyword, before, after);
      }
    } else {
      all.findings().keyword(place, keyword, words(keyword, before), words(keyword, after));
    }
  }

  private boolean hasChangedReference(String text) {
    return text.contains("\"" + Refs.REF + "\"")
        && !all.before().definitions().equals(all.after().definitions());
  }

  private static boolean isNumberOrNone(@Nullable Json json) {
    return json == null || json instanceof Json.Numeral;
  }

  private static @Nullable BigDecimal number(@Nullable Json json, @Nullable BigDecimal otherwise) {
    return json instanceof Json.Numeral numeral ? numeral.value() : otherwise;
  }

  /**
   * Compares a count.
   *
   * @param direction 1 where more is narrower, -1 where less is
   */
  private void size(
      String keyword, @Nullable BigDecimal before, @Nullable BigDecimal after, int direction) {
    boolean tighter = after != null && (before == null || after.compareTo(before) * direction > 0);
    boolean same = before != null && after != null && before.compareTo(after) == 0;
    if (!same) {
      limit(tighter, keyword, was.schema().get(keyword), is.schema().get(keyword));
    }
  }

  private void multiple(@Nullable BigDecimal before, @Nullable BigDecimal after) {
    boolean wider =
        after == null || (before != null && after.signum() > 0 && isWhole(before, after));
    limit(!wider, "multipleOf", was.schema().get("multipleOf"), is.schema().get("multipleOf"));
  }

  private static boolean isWhole(BigDecimal multiple, BigDecimal of) {
    return isShort(multiple) && isShort(of) && multiple.remainder(of).signum() == 0;
  }

  private static boolean isShort(BigDecimal value) {
    return Math.abs((long) value.precision() - value.scale()) < DIGITS
        && Math.abs((long) value.scale()) < DIGITS;
  }

  private static boolean isRange(Form form) {
    return RANGE.stream().allMatch(keyword -> isNumberOrNone(form.schema().get(keyword)));
  }

  private void range(String included, String excluded, int direction) {
    Limit before = end(was, included, excluded, direction);
    Limit after = end(is, included, excluded, direction);
    int more =
        after == null || before == null
            ? (after == null ? 0 : 1) - (before == null ? 0 : 1)
            : narrower(before, after, direction);
    if (more != 0) {
      all.findings()
          .limit(
              more > 0, place, words(included, excluded, before), words(included, excluded, after));
    }
  }

  private static int narrower(Limit before, Limit after, int direction) {
    int value = after.value().compareTo(before.value()) * direction;
    return value != 0 ? value : Boolean.compare(after.excluded(), before.excluded());
  }

  private static @Nullable Limit end(Form form, String included, String excluded, int direction) {
    BigDecimal with = number(form.schema().get(included), null);
    BigDecimal without = number(form.schema().get(excluded), null);
    Limit limit = with == null ? null : new Limit(with, false);
    if (without != null && (limit == null || without.compareTo(limit.value()) * direction >= 0)) {
      limit = new Limit(without, true);
    }
    return limit != null && form.type().equals("integer") ? whole(limit, direction) : limit;
  }

  /** The end of a range of whole numbers: more than 0 is at least 1. */
  private static Limit whole(Limit limit, int direction) {
    if (!isShort(limit.value())) {
      return limit;
    }
    BigDecimal step = BigDecimal.valueOf(direction);
    RoundingMode inside = direction > 0 ? RoundingMode.CEILING : RoundingMode.FLOOR;
    BigDecimal rounded = limit.value().setScale(0, inside);
    boolean at = limit.excluded() && rounded.compareTo(limit.value()) == 0;
    return new Limit(at ? rounded.add(step) : rounded, false);
  }

  private void limit(boolean tighter, String keyword, @Nullable Json before, @Nullable Json after) {
    all.findings().limit(tighter, place, words(keyword, before), words(keyword, after));
  }

  private static String words(String included, String excluded, @Nullable Limit limit) {
    return limit == null
        ? ""
        : (limit.excluded() ? excluded : included) + " " + plain(limit.value());
  }

  private static String words(String keyword, @Nullable Json value) {
    if (value == null) {
      return "";
    }
    return keyword
        + " "
        + (value instanceof Json.Text text
            ? text.value()
            : value instanceof Json.Numeral numeral ? plain(numeral.value()) : value.canonical());
  }

  private static String plain(BigDecimal value) {
    return isShort(value) ? value.toPlainString() : value.toString();
  }
}
