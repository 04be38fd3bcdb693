package dev.pokayoke.scalar;

import java.util.Locale;

/**
 * Spellings that differ only in case, {@code _}, {@code -} and blanks are one: for the runtime,
 * which reads them, and for the processor, which refuses two names that would be read as one.
 * Blanks are all that Unicode counts as white space, the no-break space among them.
 */
public final class Folding {
  private Folding() {}

  /** The spelling that stands for all that are read alike. */
  public static String fold(String spelling) {
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
