package dev.pokayoke.runtime.text;

/**
 * Text inside a JSON string, counted in the bytes it takes as UTF-8. Characters that would cost
 * more than they say are cleaned out first: control characters become blanks, a surrogate without
 * its partner becomes U+FFFD.
 */
public final class JsonString {
  private static final String ELLIPSIS = "…";
  private static final int ELLIPSIS_BYTES = 3;

  private JsonString() {}

  /** The text without what cannot be shown, white space folded to single blanks. */
  public static String clean(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int at = 0; at < text.length(); ) {
      int point = text.codePointAt(at);
      at += Character.charCount(point);
      if (Character.isISOControl(point) || Character.isWhitespace(point)) {
        if (out.length() > 0 && out.charAt(out.length() - 1) != ' ') {
          out.append(' ');
        }
      } else if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
        out.append('\uFFFD');
      } else {
        out.appendCodePoint(point);
      }
    }
    return out.toString().stripTrailing();
  }

  /** Bytes of a clean text between its quotes. */
  public static int bytes(String text) {
    return text.codePoints().map(JsonString::bytes).sum();
  }

  /**
   * A clean text that fits, ended by an ellipsis if something had to go. No character is split.
   *
   * @param chars most UTF-16 units
   * @param bytes most bytes between the quotes
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

  /** Appends a clean text as a JSON string. */
  public static void quote(String text, StringBuilder out) {
    out.append('"');
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"' || c == '\\') {
        out.append('\\');
      }
      out.append(c);
    }
    out.append('"');
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
