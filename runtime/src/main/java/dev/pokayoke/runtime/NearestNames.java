package dev.pokayoke.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Finds the names a wrong name may have meant. Case, {@code _}, {@code -} and blanks do not count;
 * then a name is near if it is part of the other or if few characters are missing, added, replaced
 * or swapped with their neighbour.
 */
final class NearestNames {
  private static final int MOST = 3;

  /** No published name is as long; what is longer is near to nothing. */
  private static final int LONGEST = 128;

  private static final int LEAST_PART = 4;

  private record Scored(String name, int distance) {}

  private NearestNames() {}

  /** The nearest names first, those of equal distance in the order given; at most three. */
  static List<String> of(String wrong, Collection<String> names) {
    if (wrong.length() > LONGEST) {
      return List.of();
    }
    String folded = folded(wrong);
    List<Scored> near = new ArrayList<>();
    for (String name : names) {
      int distance = distance(folded, folded(name));
      if (distance <= Math.max(2, folded.length() / 3)) {
        near.add(new Scored(name, distance));
      }
    }
    near.sort(Comparator.comparingInt(Scored::distance));
    return near.stream().limit(MOST).map(Scored::name).toList();
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[_\\-\\s]", "");
  }

  private static int distance(String wrong, String name) {
    if (isPart(wrong, name) || isPart(name, wrong)) {
      return wrong.equals(name) ? 0 : 1;
    }
    return edits(wrong, name);
  }

  private static boolean isPart(String part, String whole) {
    return part.equals(whole) || (part.length() >= LEAST_PART && whole.contains(part));
  }

  /** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours. */
  private static int edits(String from, String to) {
    int[] beforeLast = new int[to.length() + 1];
    int[] last = new int[to.length() + 1];
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        boolean same = from.charAt(i - 1) == to.charAt(j - 1);
        int best = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + (same ? 0 : 1));
        if (isSwap(from, i, to, j)) {
          best = Math.min(best, beforeLast[j - 2] + 1);
        }
        row[j] = best;
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[to.length()];
  }

  private static boolean isSwap(String from, int i, String to, int j) {
    return i > 1
        && j > 1
        && from.charAt(i - 1) == to.charAt(j - 2)
        && from.charAt(i - 2) == to.charAt(j - 1);
  }
}
