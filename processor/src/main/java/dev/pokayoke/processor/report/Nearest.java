package dev.pokayoke.processor.report;

import dev.pokayoke.scalar.EditDistance;
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
      int distance =
          EditDistance.between(given.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
      if (distance < least) {
        least = distance;
        nearest = name;
      }
    }
    return nearest.isEmpty() ? "" : " Did you mean " + nearest + "?";
  }
}
