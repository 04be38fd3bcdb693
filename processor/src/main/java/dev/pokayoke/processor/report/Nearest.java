package dev.pokayoke.processor.report;

import java.util.Collection;
import java.util.Locale;

/** Finds what a mistyped name was meant to be. */
public final class Nearest {
  private Nearest() {}

  /**
   * A hint at the nearest name, to be put before the remedy of a message.
   *
   * @param given the name as written
   * @param known the names there are
   * @return {@code " Did you mean x?"} with its leading blank, or nothing where no name is near
   */
  public static String hint(String given, Collection<String> known) {
    String nearest = "";
    int least = Math.max(1, given.length() / 3) + 1;
    for (String name : known) {
      int distance = distance(given.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
      if (distance < least) {
        least = distance;
        nearest = name;
      }
    }
    return nearest.isEmpty() ? "" : " Did you mean " + nearest + "?";
  }

  /** Levenshtein distance, row by row. */
  private static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(replaced, 1 + Math.min(previous[j], current[j - 1]));
      }
      previous = current;
    }
    return previous[b.length()];
  }
}
