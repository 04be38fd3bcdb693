package dev.pokayoke.processor.schema;

import org.jspecify.annotations.Nullable;

/**
 * A character class of a regular expression in the form that every engine reads alike: no class
 * inside a class, no intersection, no shorthand, a hyphen last.
 *
 * @param text the class as it is written
 * @param end where the expression goes on
 */
record PortableClass(String text, int end) {
  private static final String DIGIT = "0-9";
  private static final String WORD = "A-Za-z0-9_";
  private static final String SPACE = " \\t\\n\\r\\f\u000b";

  /** What {@code \d}, {@code \W} and their like stand for, or {@code null} for any other escape. */
  static @Nullable PortableClass shorthand(String regexp, int at) {
    String members = at + 1 < regexp.length() ? members(regexp.charAt(at + 1)) : null;
    if (members == null) {
      return null;
    }
    boolean negated = Character.isUpperCase(regexp.charAt(at + 1));
    return new PortableClass((negated ? "[^" : "[") + members + "]", at + 2);
  }

  /** The class that begins at a place, or {@code null} if it has no portable form. */
  static @Nullable PortableClass at(String regexp, int from) {
    StringBuilder out = new StringBuilder("[");
    int at = from + 1;
    if (at < regexp.length() && regexp.charAt(at) == '^') {
      out.append('^');
      at++;
    }
    int first = at;
    boolean hyphen = false;
    while (at < regexp.length() && regexp.charAt(at) != ']') {
      String shorthand = shorthandMembers(regexp, at);
      if (shorthand != null) {
        out.append(shorthand);
        at += 2;
        continue;
      }
      if (regexp.charAt(at) == '[' || regexp.startsWith("&&", at)) {
        return null;
      }
      PortableChar low = PortableChar.at(regexp, at);
      if (low == null || PortableChar.isLoneSurrogate(low.codePoint())) {
        return null;
      }
      at += low.length();
      PortableChar high = isRange(regexp, at) ? PortableChar.at(regexp, at + 1) : null;
      if (high != null) {
        if (shorthandMembers(regexp, at + 1) != null
            || regexp.charAt(at + 1) == '['
            || PortableChar.isLoneSurrogate(high.codePoint())
            || high.codePoint() < low.codePoint()) {
          return null;
        }
        at += 1 + high.length();
        member(low.codePoint(), out);
        out.append('-');
        member(high.codePoint(), out);
      } else if (isRange(regexp, at)) {
        return null;
      } else if (low.codePoint() == '-') {
        hyphen = true;
      } else {
        member(low.codePoint(), out);
      }
    }
    if (at == first || at >= regexp.length()) {
      return null;
    }
    return new PortableClass(out.append(hyphen ? "-]" : "]").toString(), at + 1);
  }

  private static boolean isRange(String regexp, int at) {
    return at + 1 < regexp.length() && regexp.charAt(at) == '-' && regexp.charAt(at + 1) != ']';
  }

  private static @Nullable String shorthandMembers(String regexp, int at) {
    if (regexp.charAt(at) != '\\' || at + 1 == regexp.length()) {
      return null;
    }
    char kind = regexp.charAt(at + 1);
    return Character.isUpperCase(kind) ? null : members(kind);
  }

  private static @Nullable String members(char kind) {
    return switch (kind) {
      case 'd', 'D' -> DIGIT;
      case 'w', 'W' -> WORD;
      case 's', 'S' -> SPACE;
      default -> null;
    };
  }

  private static void member(int codePoint, StringBuilder out) {
    if ("\\]^[-".indexOf(codePoint) >= 0) {
      out.append('\\');
    }
    PortableChar.write(codePoint, out);
  }
}
