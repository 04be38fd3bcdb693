package dev.pokayoke.processor.schema;

import java.util.List;

/** Writes JSON without white space, every character that may stand for itself as it is. */
final class JsonText {
  private JsonText() {}

  static void write(Json json, StringBuilder out) {
    if (json instanceof Json.Text text) {
      string(text.value(), out);
    } else if (json instanceof Json.Digits digits) {
      out.append(digits.digits());
    } else if (json instanceof Json.Bool bool) {
      out.append(bool.value());
    } else if (json instanceof Json.Null) {
      out.append("null");
    } else if (json instanceof Json.Items items) {
      items(items.values(), out);
    } else if (json instanceof Json.Members members) {
      members(members.members(), out);
    }
  }

  private static void items(List<Json> values, StringBuilder out) {
    out.append('[');
    for (int i = 0; i < values.size(); i++) {
      if (i > 0) {
        out.append(',');
      }
      write(values.get(i), out);
    }
    out.append(']');
  }

  private static void members(List<Json.Member> members, StringBuilder out) {
    out.append('{');
    for (int i = 0; i < members.size(); i++) {
      if (i > 0) {
        out.append(',');
      }
      string(members.get(i).name(), out);
      out.append(':');
      write(members.get(i).value(), out);
    }
    out.append('}');
  }

  private static void string(String text, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\b' -> out.append("\\b");
        case '\f' -> out.append("\\f");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (mustBeEscaped(c) || isLoneSurrogate(text, i)) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  // Beyond what RFC 8259 demands: what some readers of lines or source texts take for a line's end.
  private static boolean mustBeEscaped(char c) {
    return c < 0x20 || (c >= 0x7f && c <= 0x9f) || c == '\u2028' || c == '\u2029';
  }

  // UTF-8 has no form for one; it would be written as a question mark.
  private static boolean isLoneSurrogate(String text, int at) {
    char c = text.charAt(at);
    if (Character.isHighSurrogate(c)) {
      return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
    }
    return Character.isLowSurrogate(c)
        && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
  }
}
