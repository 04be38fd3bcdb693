package dev.pokayoke.scalar;

import java.util.ArrayList;
import java.util.List;

/** What a Java name is made of. Only ASCII letters have a case here. */
public final class JavaName {
  private JavaName() {}

  /**
   * Splits before an upper-case letter that follows a lower-case one or a digit, and before the
   * last letter of an acronym that a word follows: {@code parseHTTPResponse} is {@code parse},
   * {@code HTTP}, {@code Response}. Digits stay with what is left of them.
   */
  public static List<String> words(String name) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 1; i < name.length(); i++) {
      if (isUpper(name.charAt(i)) && (endsWord(name.charAt(i - 1)) || beginsWord(name, i))) {
        words.add(name.substring(start, i));
        start = i;
      }
    }
    words.add(name.substring(start));
    return words;
  }

  private static boolean endsWord(char before) {
    return (before >= 'a' && before <= 'z') || (before >= '0' && before <= '9');
  }

  private static boolean beginsWord(String name, int i) {
    return isUpper(name.charAt(i - 1))
        && i + 1 < name.length()
        && name.charAt(i + 1) >= 'a'
        && name.charAt(i + 1) <= 'z';
  }

  private static boolean isUpper(char c) {
    return c >= 'A' && c <= 'Z';
  }
}
