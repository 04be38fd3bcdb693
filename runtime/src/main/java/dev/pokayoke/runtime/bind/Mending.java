package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.text.JsonString;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Mends a text that is no JSON where nothing is lost and nothing guessed: a Markdown fence around
 * it, commas before a closing bracket, raw control characters in strings, and the same object
 * again. One pass; whatever is still no JSON stays refused.
 */
final class Mending {
  private static final Pattern FENCE_OPENS = Pattern.compile("```[A-Za-z0-9]*[ \\t]*\\r?\\n?");
  private static final String FENCE = "```";

  private final String text;
  private final List<Coercion> repairs = new ArrayList<>();
  private final StringBuilder out;

  /** The first value, when it is complete; the others must be equal to it. */
  private @Nullable String first;

  /** The first value in the order in which all are compared, once there is another. */
  private @Nullable String firstOrdered;

  private int values;
  private boolean differ;
  private boolean commaDropped;
  private boolean controlEscaped;

  private Mending(String text) {
    this.text = text;
    out = new StringBuilder(text.length() + 16);
  }

  /**
   * The text mended, or {@code null} if that is not possible.
   *
   * @throws SeveralObjects if it is several objects that differ
   */
  static @Nullable Source of(Source source) throws SeveralObjects {
    String stripped = source.text().strip();
    String body = unfenced(stripped);
    Mending mending = new Mending(body == null ? stripped : body);
    if (body != null) {
      String opening = stripped.substring(0, stripped.indexOf(body)).strip();
      mending.repaired(opening, "", Rules.MARKDOWN_FENCE);
    }
    String json = mending.json();
    if (json == null || mending.repairs.isEmpty() || Syntax.fault(json) != null) {
      return null;
    }
    return source.then(Source.Step.MENDED, json, mending.repairs);
  }

  /** Several objects came, and they differ. */
  static final class SeveralObjects extends Exception {
    private static final long serialVersionUID = 1;

    SeveralObjects() {
      super(null, null, false, false);
    }
  }

  private static @Nullable String unfenced(String text) {
    Matcher opening = FENCE_OPENS.matcher(text);
    boolean fenced = opening.lookingAt() && text.endsWith(FENCE);
    int end = text.length() - FENCE.length();
    if (!fenced || end < opening.end()) {
      return null;
    }
    String body = text.substring(opening.end(), end).strip();
    return body.isEmpty() ? null : body;
  }

  private @Nullable String json() throws SeveralObjects {
    int depth = 0;
    char before = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        at = string(at);
      } else if (c == ',' && depth > 0 && isTrailing(at, before)) {
        dropComma();
        continue;
      } else {
        out.append(c);
      }
      if (c == '{' || c == '[') {
        depth++;
      } else if (c == '}' || c == ']') {
        depth--;
        if (depth == 0 && !completed()) {
          return null;
        }
      }
      before = Slice.isBlank(c) ? before : c;
    }
    return whole();
  }

  /** Copies a string, and answers where it ends. */
  private int string(int quote) {
    out.append('"');
    int at = quote + 1;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c < ' ') {
        escape(c);
        continue;
      }
      out.append(c);
      if (c == '"') {
        break;
      }
      if (c == '\\' && at + 1 < text.length()) {
        at++;
        out.append(text.charAt(at));
      }
    }
    return at;
  }

  private void escape(char control) {
    int start = out.length();
    JsonString.quote(Character.toString(control), out);
    out.deleteCharAt(start);
    out.setLength(out.length() - 1);
    if (!controlEscaped) {
      controlEscaped = true;
      String name = "U+%04X".formatted((int) control);
      repaired(name, out.substring(start), Rules.RAW_CONTROL_CHARACTER);
    }
  }

  private boolean isTrailing(int comma, char before) {
    int next = comma + 1;
    while (next < text.length() && Slice.isBlank(text.charAt(next))) {
      next++;
    }
    boolean closes = next < text.length() && (text.charAt(next) == '}' || text.charAt(next) == ']');
    return closes && "{[,:".indexOf(before) < 0;
  }

  private void dropComma() {
    if (!commaDropped) {
      commaDropped = true;
      repaired(",", "", Rules.TRAILING_COMMA);
    }
  }

  /** A value of the root is complete: whether it may stand there. */
  private boolean completed() {
    String value = out.toString().strip();
    out.setLength(0);
    values++;
    if (first == null) {
      first = value;
      return true;
    }
    if (value.equals(first)) {
      return value.startsWith("{");
    }
    if (!value.startsWith("{") || Syntax.fault(value) != null) {
      return false;
    }
    differ = differ || !isFirst(first, value);
    return true;
  }

  /** The first value is read once, however many come after it. */
  private boolean isFirst(String first, String value) {
    String ordered = firstOrdered;
    if (ordered == null) {
      // What is not JSON is judged as a whole, at the end.
      ordered = Syntax.fault(first) == null ? SameJson.ordered(first) : "";
      firstOrdered = ordered;
    }
    return ordered.equals(SameJson.ordered(value));
  }

  /** The one value of the text, or {@code null} if there is more or less. */
  private @Nullable String whole() throws SeveralObjects {
    String rest = out.toString().strip();
    String value = first;
    if (value == null) {
      return rest;
    }
    if (!rest.isEmpty()) {
      return null;
    }
    if (values > 1) {
      if (Syntax.fault(value) != null || !value.startsWith("{")) {
        return null;
      }
      if (differ) {
        throw new SeveralObjects();
      }
      repaired(value + value, value, Rules.REPEATED_OBJECT);
    }
    return value;
  }

  private void repaired(String from, String to, String rule) {
    repairs.add(Repairs.repair("", from, to, rule));
  }
}
