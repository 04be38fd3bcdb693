package dev.pokayoke.processor.schema;

import java.util.Locale;

/** Names as words for people. */
public final class Words {
  private Words() {}

  /** A title from a published name: {@code search_availability} is "Search availability". */
  public static String title(String name) {
    String words = words(name);
    return words.isEmpty()
        ? name
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** Whether a description says no more than the name does, and so only costs. */
  public static boolean echoes(String description, String name) {
    return bare(description).equals(bare(name));
  }

  private static String words(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])", "$1$3 $2")
        .replaceAll("[^\\p{L}\\p{N}]+", " ")
        .strip()
        .toLowerCase(Locale.ROOT);
  }

  private static String bare(String text) {
    return text.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
  }
}
