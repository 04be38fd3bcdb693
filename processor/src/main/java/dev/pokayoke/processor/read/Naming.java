package dev.pokayoke.processor.read;

import dev.pokayoke.scalar.JavaName;
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
    return lower(String.join("_", JavaName.words(javaName)));
  }

  /**
   * {@code checkIn} or {@code check_in} as {@code Check in}; acronyms stay as they are, and so does
   * a name without a word.
   */
  static String title(String name) {
    StringBuilder title = new StringBuilder();
    for (String part : SEPARATOR.splitAsStream(name).toList()) {
      for (String word : JavaName.words(part)) {
        boolean acronym = word.length() > 1 && ACRONYM.matcher(word).matches();
        title.append(title.isEmpty() ? "" : " ");
        title.append(acronym ? word : lower(word));
      }
    }
    if (title.isEmpty()) {
      return name;
    }
    title.setCharAt(0, upper(title.charAt(0)));
    return title.toString();
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
