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
    StringBuilder json = new StringBuilder(value.length() + 2);
    JsonString.quote(value, json);
    return json.toString();
  }

  /** A text cut to 40 characters. */
  public static String plain(String value) {
    return plain(value, LONGEST);
  }

  /** A text cut to a number of characters, with an ellipsis where something is missing. */
  public static String plain(String value, int longest) {
    StringBuilder plain = new StringBuilder(Math.min(value.length(), longest) + 2);
    for (int at = 0; at < value.length() && plain.length() <= longest; ) {
      int point = value.codePointAt(at);
      plain.appendCodePoint(visible(point));
      at += Character.charCount(point);
    }
    return JsonString.cut(plain.toString(), longest);
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
