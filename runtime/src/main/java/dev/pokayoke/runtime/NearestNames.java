package dev.pokayoke.runtime;

import dev.pokayoke.runtime.bind.Nearest;
import dev.pokayoke.scalar.Folding;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the names a wrong name may have meant: those that differ by few characters, then those of
 * which it is a part or that are a part of it, as where a host has put its own prefix before them.
 * Case, {@code _}, {@code -} and blanks do not count.
 */
final class NearestNames {
  private static final int MOST = 3;

  /** No published name is as long; what is longer is near to nothing. */
  private static final int LONGEST = 128;

  private static final int LEAST_PART = 4;

  private NearestNames() {}

  /** The nearest names first, those that are equally near in the order given; at most three. */
  static List<String> of(String wrong, List<String> names) {
    if (wrong.length() > LONGEST) {
      return List.of();
    }
    Set<String> near = new LinkedHashSet<>(Nearest.all(wrong, names));
    String folded = Folding.fold(wrong);
    for (String name : names) {
      if (isPart(folded, Folding.fold(name)) || isPart(Folding.fold(name), folded)) {
        near.add(name);
      }
    }
    List<String> nearest = new ArrayList<>(near);
    return List.copyOf(nearest.subList(0, Math.min(MOST, nearest.size())));
  }

  private static boolean isPart(String part, String whole) {
    return part.length() >= LEAST_PART && whole.contains(part);
  }
}
