package dev.pokayoke.processor.write;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Breaks a compact tool definition into lines: one for each of its members and one for each
 * argument.
 */
final class JsonLines {
  private static final int TOOL = 1;
  private static final int PROPERTIES = 3;

  private JsonLines() {}

  static List<String> of(String json) {
    List<String> lines = new ArrayList<>();
    Deque<Character> open = new ArrayDeque<>();
    int from = 0;
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c == '"') {
        i = end(json, i);
        continue;
      }
      if (c == '{' || c == '[') {
        open.push(c);
      } else if (c == '}' || c == ']') {
        open.poll();
      }
      boolean first = c == '{' && open.size() == PROPERTIES;
      if (first || (c == ',' && open.peek() == '{' && breaks(json, i, open.size()))) {
        lines.add(json.substring(from, i + 1));
        from = i + 1;
      }
    }
    lines.add(json.substring(from));
    return lines;
  }

  private static boolean breaks(String json, int comma, int depth) {
    return depth == TOOL
        || depth == PROPERTIES
        || (depth == PROPERTIES - 1 && json.charAt(comma - 1) == '}');
  }

  /** The closing quote of a string; the last character where the text ends inside it. */
  private static int end(String json, int quote) {
    int i = quote + 1;
    while (i < json.length() && json.charAt(i) != '"') {
      i += json.charAt(i) == '\\' ? 2 : 1;
    }
    return Math.min(i, json.length() - 1);
  }
}
