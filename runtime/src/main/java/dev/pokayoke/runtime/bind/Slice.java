package dev.pokayoke.runtime.bind;

import org.jspecify.annotations.Nullable;

/**
 * A value inside a text of JSON, found without reading what comes after it. Of a text that is not
 * JSON it may be anything: the parser refuses such a text later.
 *
 * @param text the value without blanks around it
 */
record Slice(String text) {

  /** The item of a list that has no other; {@code null} if it has none or several. */
  static @Nullable Slice onlyItem(String json, int list) {
    int start = afterBlanks(json, list + 1);
    int end = end(json, start);
    int close = afterBlanks(json, end);
    return end > start && close < json.length() && json.charAt(close) == ']'
        ? new Slice(json.substring(start, end))
        : null;
  }

  /** The value that begins there. */
  static Slice at(String json, int start) {
    return new Slice(json.substring(start, end(json, start)));
  }

  boolean begins(char c) {
    return text.charAt(0) == c;
  }

  private static int end(String json, int start) {
    int depth = 0;
    int at = start;
    while (at < json.length()) {
      char c = json.charAt(at);
      if (depth == 0 && at > start && isEnd(c)) {
        return at;
      }
      if (c == '"') {
        at = afterString(json, at);
        if (depth == 0) {
          return at;
        }
        continue;
      }
      if (c == '{' || c == '[') {
        depth++;
      } else if (c == '}' || c == ']') {
        depth--;
        if (depth <= 0) {
          return depth < 0 ? start : at + 1;
        }
      }
      at++;
    }
    return start;
  }

  private static boolean isEnd(char c) {
    return c == ',' || c == ']' || c == '}' || isBlank(c);
  }

  private static int afterString(String json, int quote) {
    int at = quote + 1;
    while (at < json.length() && json.charAt(at) != '"') {
      at += json.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(at + 1, json.length());
  }

  private static int afterBlanks(String json, int from) {
    int at = from;
    while (at < json.length() && isBlank(json.charAt(at))) {
      at++;
    }
    return at;
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
  }
}
