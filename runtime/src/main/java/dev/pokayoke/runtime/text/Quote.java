package dev.pokayoke.runtime.text;

/**
 * Foreign text inside a sentence for the model: cut, on one line, and without characters that
 * cannot be seen.
 */
public final class Quote {
  private static final int LONGEST = 40;

  private Quote() {}

  /** A text in double quotes, cut to 40 characters. */
  public static String text(String value) {
    return '"' + plain(value, LONGEST) + '"';
  }

  /** A text as JSON would have it. */
  public static String json(String value) {
    StringBuilder json = new StringBuilder(value.length() + 2).append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"', '\\' -> json.append('\\').append(c);
        case '\n' -> json.append("\\n");
        case '\r' -> json.append("\\r");
        case '\t' -> json.append("\\t");
        default -> json.append(c);
      }
    }
    return json.append('"').toString();
  }

  /** A text cut to 40 characters. */
  public static String plain(String value) {
    return plain(value, LONGEST);
  }

  /** A text cut to a number of characters, with an ellipsis where something is missing. */
  public static String plain(String value, int longest) {
    StringBuilder plain = new StringBuilder(Math.min(value.length(), longest) + 1);
    int at = 0;
    while (at < value.length()) {
      int point = value.codePointAt(at);
      int size = Character.charCount(point);
      if (plain.length() + size > longest) {
        plain.setLength(Math.min(plain.length(), longest - 1));
        if (Character.isHighSurrogate(plain.charAt(plain.length() - 1))) {
          plain.setLength(plain.length() - 1);
        }
        return plain.append('…').toString();
      }
      plain.appendCodePoint(visible(point));
      at += size;
    }
    return plain.toString();
  }

  private static int visible(int point) {
    return switch (Character.getType(point)) {
      case Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
          ' ';
      case Character.CONTROL -> Character.isWhitespace(point) ? ' ' : '?';
      case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED ->
          '?';
      default -> point;
    };
  }
}
