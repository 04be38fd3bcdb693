package dev.pokayoke.runtime.bind;

import java.util.Locale;

/** Spellings that differ only in case, {@code _}, {@code -} and blanks are one. */
final class Folding {
  private Folding() {}

  static String fold(String spelling) {
    String lower = spelling.toLowerCase(Locale.ROOT);
    StringBuilder folded = new StringBuilder(lower.length());
    for (int i = 0; i < lower.length(); i++) {
      char c = lower.charAt(i);
      if (c != '_' && c != '-' && !Character.isWhitespace(c) && !Character.isSpaceChar(c)) {
        folded.append(c);
      }
    }
    return folded.toString();
  }
}
