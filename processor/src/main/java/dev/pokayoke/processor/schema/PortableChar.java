package dev.pokayoke.processor.schema;

import org.jspecify.annotations.Nullable;

/**
 * One character of a regular expression, escaped or not.
 *
 * @param codePoint the character
 * @param length how many UTF-16 units of the expression it takes
 */
record PortableChar(int codePoint, int length) {

  /** The character at a place, or {@code null} for an escape that stands for something else. */
  static @Nullable PortableChar at(String regexp, int at) {
    int c = regexp.codePointAt(at);
    if (c != '\\') {
      return new PortableChar(c, Character.charCount(c));
    }
    if (at + 1 == regexp.length()) {
      return null;
    }
    int escaped = regexp.codePointAt(at + 1);
    return switch (escaped) {
      case 't' -> new PortableChar('\t', 2);
      case 'n' -> new PortableChar('\n', 2);
      case 'r' -> new PortableChar('\r', 2);
      case 'f' -> new PortableChar('\f', 2);
      case 'x' -> hex(regexp, at + 2, 2);
      case 'u' -> hex(regexp, at + 2, 4);
      default ->
          isAsciiWord(escaped) || escaped > 0x7e
              ? null
              : new PortableChar(escaped, 1 + Character.charCount(escaped));
    };
  }

  static boolean isLoneSurrogate(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  /** Writes a character that is not syntax. */
  static void write(int codePoint, StringBuilder out) {
    switch (codePoint) {
      case '\t' -> out.append("\\t");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\f' -> out.append("\\f");
      default -> out.appendCodePoint(codePoint);
    }
  }

  private static boolean isAsciiWord(int c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
  }

  private static @Nullable PortableChar hex(String regexp, int at, int digits) {
    if (at + digits > regexp.length()) {
      return null;
    }
    String text = regexp.substring(at, at + digits);
    return text.matches("[0-9A-Fa-f]+")
        ? new PortableChar(Integer.parseInt(text, 16), 2 + digits)
        : null;
  }
}
