package dev.pokayoke.processor.schema;

import java.util.Locale;

/** Names as words for people. */
final class Words {
  private Words() {}

  /** Whether a description says no more than the name does, and so only costs. */
  static boolean echoes(String description, String name) {
    return bare(description).equals(bare(name));
  }

  private static String bare(String text) {
    return text.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
  }
}
