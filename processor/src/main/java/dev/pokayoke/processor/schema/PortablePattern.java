package dev.pokayoke.processor.schema;

import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Carries a regular expression of {@link java.util.regex.Pattern} over to JSON Schema, where
 * ECMA-262, RE2 and grammar engines read it. JSON Schema searches where {@code @Pattern} matches
 * the whole text, so the result is anchored. Only what means the same everywhere is carried over:
 * literals, classes, groups, alternatives, greedy quantifiers, and {@code \d \w \s} as the ASCII
 * classes they are in Java. A lazy quantifier of a whole match is a greedy one, and a group that
 * nothing refers to is a plain one.
 */
final class PortablePattern {
  /** RE2 refuses more. */
  private static final int MOST_REPEATS = 1_000;

  private static final String SYNTAX = "^$\\.*+?()[]{}|/";

  private final String regexp;
  private final StringBuilder out = new StringBuilder();
  private int at;
  private boolean alternatives;

  /** How often the last thing read may be repeated, repetitions inside it included. */
  private long repeats = 1;

  private PortablePattern(String regexp) {
    this.regexp = regexp;
  }

  /**
   * The pattern, or {@code null} if the expression or a flag has no form that is sure to be right.
   */
  static @Nullable String of(String regexp, Set<String> flags) {
    if (!flags.isEmpty()) {
      return null;
    }
    PortablePattern pattern = new PortablePattern(regexp);
    if (!pattern.choice(true) || pattern.at < regexp.length()) {
      return null;
    }
    return pattern.alternatives ? "^(" + pattern.out + ")$" : "^" + pattern.out + "$";
  }

  private boolean choice(boolean outermost) {
    while (true) {
      if (outermost) {
        take('^'); // a whole match begins there anyway
      }
      if (!sequence(outermost)) {
        return false;
      }
      if (!take('|')) {
        return true;
      }
      alternatives |= outermost;
      out.append('|');
    }
  }

  private boolean sequence(boolean outermost) {
    while (at < regexp.length() && !next('|') && !next(')')) {
      if (outermost && endsHere()) {
        at++;
        return true;
      }
      long before = repeats;
      repeats = 1;
      if (!atom() || !quantifier()) {
        return false;
      }
      repeats = Math.max(before, repeats);
    }
    return true;
  }

  // A "$" at the end of an outermost alternative, where a whole match ends anyway.
  private boolean endsHere() {
    return next('$') && (at + 1 == regexp.length() || regexp.charAt(at + 1) == '|');
  }

  private boolean atom() {
    int c = regexp.codePointAt(at);
    if (c == '(') {
      return group();
    }
    if (c == '[') {
      PortableClass.Read set = PortableClass.at(regexp, at);
      if (set == null) {
        return false;
      }
      at = set.end();
      out.append(set.text());
      return true;
    }
    if (c == '\\') {
      return escape();
    }
    if (c == '.') {
      at++;
      out.append('.');
      return true;
    }
    return "^$*+?{".indexOf(c) < 0 && literal(c, Character.charCount(c));
  }

  private boolean group() {
    at++;
    if (take('?') && !take(':')) {
      return false;
    }
    out.append('(');
    if (!choice(false) || !take(')')) {
      return false;
    }
    out.append(')');
    return true;
  }

  private boolean escape() {
    PortableClass.Read shorthand = PortableClass.shorthand(regexp, at);
    if (shorthand != null) {
      at = shorthand.end();
      out.append(shorthand.text());
      return true;
    }
    PortableChar character = PortableChar.at(regexp, at);
    return character != null && literal(character.codePoint(), character.length());
  }

  private boolean literal(int c, int length) {
    at += length;
    if (PortableChar.isLoneSurrogate(c)) {
      return false;
    }
    if (SYNTAX.indexOf(c) >= 0 && c != '/') {
      out.append('\\');
    }
    PortableChar.write(c, out);
    return true;
  }

  private boolean quantifier() {
    int from = at;
    if (next('{')) {
      int end = regexp.indexOf('}', at);
      if (end < 0 || !regexp.substring(at, end + 1).matches("\\{[0-9]+(,[0-9]*)?\\}")) {
        return false;
      }
      repeats *= repeats(regexp.substring(at + 1, end));
      at = end + 1;
    } else if (at < regexp.length() && "*+?".indexOf(regexp.charAt(at)) >= 0) {
      at++;
    } else {
      return true;
    }
    out.append(regexp, from, at);
    take('?');
    return repeats <= MOST_REPEATS
        && (at == regexp.length() || "*+?{".indexOf(regexp.charAt(at)) < 0);
  }

  /** The higher bound of {@code 2,3}. */
  private static long repeats(String bounds) {
    return Stream.of(bounds.split(","))
        .mapToLong(bound -> bound.length() > 4 ? MOST_REPEATS + 1 : Long.parseLong(bound))
        .max()
        .orElse(1);
  }

  private boolean next(char c) {
    return at < regexp.length() && regexp.charAt(at) == c;
  }

  private boolean take(char c) {
    boolean there = next(c);
    if (there) {
      at++;
    }
    return there;
  }
}
