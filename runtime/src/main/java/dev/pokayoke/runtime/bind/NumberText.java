package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import org.jspecify.annotations.Nullable;

/**
 * The text of a number, judged before anything is computed from it: the grammar of JSON (RFC 8259,
 * section 6), at most 1,000 digits, and an exponent of at most 400 either way.
 */
final class NumberText {
  private static final int MOST_DIGITS = 1000;
  private static final int LARGEST_EXPONENT = 400;

  private NumberText() {}

  /** What a number of the right grammar has too much of, or {@code null}. */
  static @Nullable String fault(String number) {
    int digits = 0;
    int exponent = 0;
    boolean inExponent = false;
    for (int i = 0; i < number.length(); i++) {
      char c = number.charAt(i);
      if (c == 'e' || c == 'E') {
        inExponent = true;
      } else if (c >= '0' && c <= '9') {
        digits++;
        if (inExponent) {
          exponent = Math.min(exponent * 10 + (c - '0'), LARGEST_EXPONENT + 1);
        }
      }
    }
    if (digits > MOST_DIGITS) {
      return Sentences.tooManyDigits();
    }
    return exponent > LARGEST_EXPONENT ? Sentences.exponentTooLarge(Quote.plain(number)) : null;
  }

  /**
   * The number that a text is, blanks around it and a leading plus removed; {@code null} if it is
   * none.
   */
  static @Nullable String in(String text) {
    String stripped = text.strip();
    String number =
        stripped.startsWith("+") && !stripped.startsWith("+-") ? stripped.substring(1) : stripped;
    return isNumber(number) ? number : null;
  }

  private static boolean isNumber(String text) {
    int at = text.startsWith("-") ? 1 : 0;
    int whole = digits(text, at);
    if (whole == 0 || (whole > 1 && text.charAt(at) == '0')) {
      return false;
    }
    at += whole;
    if (at < text.length() && text.charAt(at) == '.') {
      int fraction = digits(text, at + 1);
      if (fraction == 0) {
        return false;
      }
      at += 1 + fraction;
    }
    if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
      at++;
      if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
        at++;
      }
      int exponent = digits(text, at);
      if (exponent == 0) {
        return false;
      }
      at += exponent;
    }
    return at == text.length();
  }

  private static int digits(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at - from;
  }
}
