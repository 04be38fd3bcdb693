package dev.pokayoke.processor.schema;

import org.jspecify.annotations.Nullable;

/**
 * Reads a character class of a regular expression and writes the form that every engine reads
 * alike: no class inside a class, no intersection, no shorthand, a hyphen last.
 */
final class PortableClass {
  private static final String DIGIT = "0-9";
  private static final String WORD = "A-Za-z0-9_";
  private static final String SPACE = " \\t\\n\\r\\f\u000b";

  private final String regexp;
  private final StringBuilder out = new StringBuilder("[");
  private int at;
  private boolean hyphen;

  private PortableClass(String regexp, int from) {
    this.regexp = regexp;
    this.at = from;
  }

  /**
   * A class.
   *
   * @param text the class as it is written
   * @param end where the expression goes on
   */
  record Read(String text, int end) {}

  /** What {@code \d}, {@code \W} and their like stand for, or {@code null} for any other escape. */
  static @Nullable Read shorthand(String regexp, int at) {
    if (at + 1 >= regexp.length()) {
      return null;
    }
    char kind = regexp.charAt(at + 1);
    String members = members(Character.toLowerCase(kind));
    boolean negated = Character.isUpperCase(kind);
    return members == null ? null : new Read((negated ? "[^" : "[") + members + "]", at + 2);
  }

  /** The class that begins at a place, or {@code null} if it has no portable form. */
  static @Nullable Read at(String regexp, int from) {
    PortableClass set = new PortableClass(regexp, from + 1);
    return set.read() ? new Read(set.out.toString(), set.at) : null;
  }

  private boolean read() {
    if (next('^')) {
      out.append('^');
      at++;
    }
    int first = at;
    while (at < regexp.length() && !next(']')) {
      if (!element()) {
        return false;
      }
    }
    out.append(hyphen ? "-]" : "]");
    at++;
    return at > first + 1 && at <= regexp.length();
  }

  private boolean element() {
    String members = next('\\') && at + 1 < regexp.length() ? members(regexp.charAt(at + 1)) : null;
    if (members != null) {
      out.append(members);
      at += 2;
      return true;
    }
    PortableChar low = character();
    if (low == null) {
      return false;
    }
    if (next('-') && at + 1 < regexp.length() && regexp.charAt(at + 1) != ']') {
      at++;
      return range(low, character());
    }
    if (low.codePoint() == '-') {
      hyphen = true;
    } else {
      write(low);
    }
    return true;
  }

  private boolean range(PortableChar low, @Nullable PortableChar high) {
    if (high == null || high.codePoint() < low.codePoint()) {
      return false;
    }
    write(low);
    out.append('-');
    write(high);
    return true;
  }

  private @Nullable PortableChar character() {
    if (next('[') || regexp.startsWith("&&", at)) {
      return null;
    }
    PortableChar character = PortableChar.at(regexp, at);
    if (character == null || PortableChar.isLoneSurrogate(character.codePoint())) {
      return null;
    }
    at += character.length();
    return character;
  }

  private void write(PortableChar character) {
    if ("\\]^[-".indexOf(character.codePoint()) >= 0) {
      out.append('\\');
    }
    PortableChar.write(character.codePoint(), out);
  }

  private boolean next(char c) {
    return at < regexp.length() && regexp.charAt(at) == c;
  }

  private static @Nullable String members(char kind) {
    return switch (kind) {
      case 'd' -> DIGIT;
      case 'w' -> WORD;
      case 's' -> SPACE;
      default -> null;
    };
  }
}
