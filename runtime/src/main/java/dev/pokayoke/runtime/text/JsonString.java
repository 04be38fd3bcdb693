package dev.pokayoke.runtime.text;

import java.util.HexFormat;

/**
 * Text inside a JSON string: the one place that cuts text and the one that escapes it. Text for a
 * model is cleaned first of characters that would cost more than they say: control characters
 * become blanks, a surrogate without its partner becomes U+FFFD.
 */
public final class JsonString {
  private static final String ELLIPSIS = "…";
  private static final int ELLIPSIS_BYTES = 3;

  private JsonString() {}

  /** The text without what cannot be shown, white space folded to single blanks. */
  public static String clean(String text) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length());
    Utf16.wellFormed(text).codePoints().forEach(point -> appendClean(point, out));
    return out.toString().stripTrailing();
  }

  /** Whether a text is visible ASCII with single blanks between: clean, as most texts are. */
  private static boolean isPlain(String text) {
    char before = ' ';
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c < ' ' || c > '~' || (c == ' ' && before == ' ')) {
        return false;
      }
      before = c;
    }
    return before != ' ' || text.isEmpty();
  }

  private static void appendClean(int point, StringBuilder out) {
    if (!Character.isISOControl(point) && !Character.isWhitespace(point)) {
      out.appendCodePoint(point);
    } else if (out.length() > 0 && out.charAt(out.length() - 1) != ' ') {
      out.append(' ');
    }
  }

  /** Bytes of a clean text between its quotes. */
  public static int bytes(String text) {
    int bytes = 0;
    for (int at = 0, point; at < text.length(); at += Character.charCount(point)) {
      point = text.codePointAt(at);
      bytes += bytes(point);
    }
    return bytes;
  }

  /**
   * A text that fits, ended by an ellipsis if something had to go. No character is split.
   *
   * @param chars most UTF-16 units
   * @param bytes most bytes between the quotes, if the text is clean
   */
  public static String cut(String text, int chars, int bytes) {
    if (text.length() <= chars && bytes(text) <= bytes) {
      return text;
    }
    int end = 0;
    int used = ELLIPSIS_BYTES;
    while (end < text.length()) {
      int point = text.codePointAt(end);
      int next = end + Character.charCount(point);
      used += bytes(point);
      if (next + ELLIPSIS.length() > chars || used > bytes) {
        break;
      }
      end = next;
    }
    return text.substring(0, end).stripTrailing() + ELLIPSIS;
  }

  /** A text of at most so many UTF-16 units. */
  public static String cut(String text, int chars) {
    return cut(text, chars, Integer.MAX_VALUE);
  }

  /**
   * Appends a text as a JSON string. Only what must be is escaped, and a surrogate without its
   * partner, because encoding it as UTF-8 would lose it. The form is that of RFC 8785, section
   * 3.2.2.2, for the keys of writes are made from it.
   */
  public static void quote(String text, StringBuilder out) {
    out.append('"');
    for (int at = 0, point; at < text.length(); at += Character.charCount(point)) {
      point = text.codePointAt(at);
      appendEscaped(point, out);
    }
    out.append('"');
  }

  private static void appendEscaped(int point, StringBuilder out) {
    switch (point) {
      case '"', '\\' -> out.append('\\').append((char) point);
      case '\b' -> out.append("\\b");
      case '\t' -> out.append("\\t");
      case '\n' -> out.append("\\n");
      case '\f' -> out.append("\\f");
      case '\r' -> out.append("\\r");
      default -> {
        if (point < ' ' || isHalf(point)) {
          out.append("\\u").append(HexFormat.of().toHexDigits((char) point));
        } else {
          out.appendCodePoint(point);
        }
      }
    }
  }

  private static boolean isHalf(int point) {
    return point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
  }

  private static int bytes(int point) {
    if (point == '"' || point == '\\') {
      return 2;
    }
    if (point < 0x80) {
      return 1;
    }
    if (point < 0x800) {
      return 2;
    }
    return point < 0x10000 ? 3 : 4;
  }
}
