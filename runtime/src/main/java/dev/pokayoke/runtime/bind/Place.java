package dev.pokayoke.runtime.bind;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Where a value stands: from the root, indexes of properties and items in declaration order, and
 * keys of maps in the order of their text, so that the order in which keys were sent is the same.
 */
final class Place implements Comparable<Place> {
  /** Unknown names come after all that are known. */
  static final int UNKNOWN = Integer.MAX_VALUE;

  private static final Comparator<@Nullable String> KEYS =
      Comparator.nullsFirst(Comparator.naturalOrder());

  private final int[] steps;
  private final @Nullable String[] keys;

  /**
   * A place.
   *
   * @param steps index at each level; 0 for an entry of a map
   * @param keys key at each level, {@code null} where it is no map
   */
  Place(int[] steps, @Nullable String[] keys) {
    this.steps = steps.clone();
    this.keys = keys.clone();
  }

  /** Whether this is a place or anything in it. */
  boolean isIn(Place place) {
    int top = place.steps.length;
    return steps.length >= top
        && Arrays.equals(steps, 0, top, place.steps, 0, top)
        && Arrays.equals(keys, 0, top, place.keys, 0, top);
  }

  @Override
  public int compareTo(Place other) {
    for (int level = 0; level < Math.min(steps.length, other.steps.length); level++) {
      int order = Integer.compare(steps[level], other.steps[level]);
      order = order != 0 ? order : KEYS.compare(keys[level], other.keys[level]);
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(steps.length, other.steps.length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Place place && compareTo(place) == 0;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(steps) * 31 + Arrays.hashCode(keys);
  }
}
