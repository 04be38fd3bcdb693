package dev.pokayoke.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Derives published names and titles from Java names. Only ASCII letters have a case here. */
final class Naming {
  private static final Pattern ACRONYM = Pattern.compile("[A-Z0-9]*");
  private static final Pattern SEPARATOR = Pattern.compile("[_.-]+");

  private Naming() {}

  /**
   * {@code checkIn} as {@code check_in}, {@code parseHTTPResponse} as {@code parse_http_response}.
   */
  static String snakeCase(String javaName) {
    return lower(String.join("_", words(javaName)));
  }

  /** {@code checkIn} or {@code check_in} as {@code Check in}; acronyms stay as they are. */
  static String title(String name) {
    StringBuilder title = new StringBuilder();
    for (String part : SEPARATOR.splitAsStream(name).toList()) {
      for (String word : words(part)) {
        boolean acronym = word.length() > 1 && ACRONYM.matcher(word).matches();
        title.append(title.isEmpty() ? "" : " ");
        title.append(acronym ? word : lower(word));
      }
    }
    if (!title.isEmpty()) {
      title.setCharAt(0, upper(title.charAt(0)));
    }
    return title.toString();
  }

  /**
   * Splits before an upper-case letter that follows a lower-case one or a digit, and before the
   * last letter of an acronym that a word follows. Digits stay with what is left of them.
   */
  private static List<String> words(String name) {
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

  private static String lower(String text) {
    StringBuilder lower = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      if (isUpper(text.charAt(i))) {
        lower.setCharAt(i, (char) (text.charAt(i) - 'A' + 'a'));
      }
    }
    return lower.toString();
  }

  private static char upper(char c) {
    return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
  }
}
