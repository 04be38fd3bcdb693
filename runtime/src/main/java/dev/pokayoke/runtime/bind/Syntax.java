package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.TextSentences;
import org.jspecify.annotations.Nullable;

/** Finds where and why a text is not one JSON value, in words for the model. */
final class Syntax {
  private enum Next {
    VALUE,
    ITEM_OR_END,
    NAME,
    NAME_OR_END,
    COMMA_OR_END
  }

  /** Length of an escaped UTF-16 unit. */
  private static final int UNIT = 6;

  private final String text;
  private int at;
  private int depth;
  private int afterText = -1;
  private final int deepest;
  private final boolean tolerant;
  private final boolean[] objects;

  private Syntax(String text, int deepest, boolean tolerant) {
    this.text = text;
    this.deepest = deepest;
    this.tolerant = tolerant;
    objects = new boolean[deepest + 1];
  }

  /** The fault of a text, or {@code null} if it is JSON within the limits. */
  static @Nullable String fault(String text) {
    return fault(text, JsonText.DEEPEST);
  }

  /** The fault of a text that may be so deep, or {@code null} if it is JSON. */
  static @Nullable String fault(String text, int deepest) {
    return new Syntax(text, deepest, false).document();
  }

  /**
   * The fault of a text that is no JSON and could not be mended: what can be mended, commas before
   * a closing bracket and raw control characters, is not said before what cannot.
   */
  static @Nullable String unmendable(String text) {
    String fault = new Syntax(text, JsonText.DEEPEST, true).document();
    return fault != null ? fault : fault(text);
  }

  private @Nullable String document() {
    Next next = Next.VALUE;
    while (true) {
      blanks();
      if (at == text.length()) {
        if (next != Next.COMMA_OR_END) {
          return endsEarly();
        }
        return depth == 0 ? null : TextSentences.endsUnclosed(text.length(), missing());
      }
      char c = text.charAt(at);
      if (next == Next.COMMA_OR_END) {
        if (depth == 0) {
          return TextSentences.goesOn(at + 1);
        }
        if (c == ',') {
          at++;
          next = afterComma();
        } else if (c == (objects[depth] ? '}' : ']')) {
          close();
        } else if (at == afterText && Character.isLetterOrDigit(c)) {
          return TextSentences.notJson(at, TextSentences.bareQuote());
        } else {
          return expected(objects[depth] ? Kinds.COMMA_OR_BRACE : Kinds.COMMA_OR_BRACKET);
        }
      } else if ((next == Next.NAME_OR_END && c == '}') || (next == Next.ITEM_OR_END && c == ']')) {
        close();
        next = Next.COMMA_OR_END;
      } else if (next == Next.NAME || next == Next.NAME_OR_END) {
        String fault = name();
        if (fault != null) {
          return fault;
        }
        next = Next.VALUE;
      } else if (c == '{' || c == '[') {
        if (depth == deepest) {
          return TextSentences.tooDeep(at + 1);
        }
        objects[++depth] = c == '{';
        at++;
        next = c == '{' ? Next.NAME_OR_END : Next.ITEM_OR_END;
      } else {
        String fault = scalar(c);
        if (fault != null) {
          return fault;
        }
        next = Next.COMMA_OR_END;
      }
    }
  }

  private Next afterComma() {
    if (tolerant) {
      return objects[depth] ? Next.NAME_OR_END : Next.ITEM_OR_END;
    }
    return objects[depth] ? Next.NAME : Next.VALUE;
  }

  private void close() {
    at++;
    depth--;
  }

  private @Nullable String name() {
    if (text.charAt(at) != '"') {
      return expected(Kinds.NAME);
    }
    int quote = at;
    String fault = string();
    if (fault == null) {
      fault = halfOfPair(quote);
    }
    if (fault != null) {
      return fault;
    }
    blanks();
    if (at == text.length()) {
      return endsEarly();
    }
    if (text.charAt(at) != ':') {
      return expected(Kinds.COLON);
    }
    at++;
    return null;
  }

  /** Half of a surrogate pair, escaped; the parser takes it in a value, and not in a name. */
  private @Nullable String halfOfPair(int quote) {
    for (int i = quote + 1; i < at - 1; i++) {
      if (text.charAt(i) != '\\') {
        continue;
      }
      if (text.charAt(i + 1) != 'u') {
        i++;
        continue;
      }
      boolean pair =
          Character.isHighSurrogate(unit(i))
              && text.startsWith("\\u", i + UNIT)
              && Character.isLowSurrogate(unit(i + UNIT));
      if (!pair && Character.isSurrogate(unit(i))) {
        return TextSentences.notJson(i + 1, TextSentences.halfOfPair());
      }
      i += (pair ? 2 * UNIT : UNIT) - 1;
    }
    return null;
  }

  private char unit(int escape) {
    return (char) Integer.parseInt(text, escape + 2, escape + UNIT, 16);
  }

  private @Nullable String scalar(char c) {
    if (c == '"') {
      return string();
    }
    if (c == '-' || c == '+' || c == '.' || isDigit(c)) {
      return number();
    }
    return word();
  }

  private @Nullable String string() {
    at++;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c < ' ' && !tolerant) {
        return TextSentences.notJson(at + 1, TextSentences.rawControl());
      }
      at++;
      if (c == '"') {
        afterText = at;
        return null;
      }
      if (c == '\\') {
        String fault = escape();
        if (fault != null) {
          return fault;
        }
      }
    }
    return endsEarly();
  }

  private @Nullable String escape() {
    if (at == text.length()) {
      return endsEarly();
    }
    char c = text.charAt(at++);
    if (c != 'u') {
      return "\"\\/bfnrt".indexOf(c) >= 0
          ? null
          : TextSentences.notJson(at, TextSentences.badEscape());
    }
    for (int i = 0; i < 4; i++, at++) {
      if (at == text.length()) {
        return endsEarly();
      }
      if ("0123456789abcdefABCDEF".indexOf(text.charAt(at)) < 0) {
        return TextSentences.notJson(at + 1, TextSentences.badEscape());
      }
    }
    return null;
  }

  private @Nullable String number() {
    int start = at;
    if (text.charAt(at) == '-') {
      at++;
    }
    if (text.startsWith("Infinity", at)) {
      return TextSentences.notJson(start + 1, TextSentences.notFinite());
    }
    int whole = digits();
    boolean good = whole == 1 || (whole > 1 && text.charAt(at - whole) != '0');
    if (good && at < text.length() && text.charAt(at) == '.') {
      at++;
      good = digits() > 0;
    }
    if (good && at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
      at++;
      if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
        at++;
      }
      good = digits() > 0;
    }
    if (good) {
      return null;
    }
    return at == text.length() && whole < 2
        ? endsEarly()
        : TextSentences.notJson(start + 1, TextSentences.badNumber());
  }

  private int digits() {
    int start = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return at - start;
  }

  private @Nullable String word() {
    int start = at;
    while (at < text.length() && Character.isLetter(text.charAt(at))) {
      at++;
    }
    String word = text.substring(start, at);
    if (word.equals("true") || word.equals("false") || word.equals("null")) {
      return null;
    }
    if (word.equals("NaN") || word.equals("Infinity")) {
      return TextSentences.notJson(start + 1, TextSentences.notFinite());
    }
    boolean begun = "true".startsWith(word) || "false".startsWith(word) || "null".startsWith(word);
    if (at == text.length() && begun) {
      return endsEarly();
    }
    at = start;
    return expected(Kinds.VALUE);
  }

  private String endsEarly() {
    return TextSentences.endsEarly(text.length());
  }

  private String missing() {
    StringBuilder missing = new StringBuilder();
    for (int open = depth; open > 0; open--) {
      missing.append(objects[open] ? '}' : ']');
    }
    return missing.toString();
  }

  private String expected(String what) {
    String came = Quote.text(Character.toString(text.codePointAt(at)));
    return TextSentences.notJson(at + 1, TextSentences.expected(what, came));
  }

  private void blanks() {
    while (at < text.length() && Slice.isBlank(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
