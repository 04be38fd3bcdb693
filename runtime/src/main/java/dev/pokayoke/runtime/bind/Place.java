package dev.pokayoke.runtime.bind;

import java.util.Arrays;

/** Where a value stands: indexes of properties and items from the root, in declaration order. */
final class Place implements Comparable<Place> {
  /** Unknown names come after all that are known. */
  static final int UNKNOWN = Integer.MAX_VALUE;

  private final int[] steps;

  Place(int... steps) {
    this.steps = steps.clone();
  }

  /** Whether this is a place or anything in it. */
  boolean isIn(Place place) {
    int[] top = place.steps;
    return steps.length >= top.length && Arrays.equals(steps, 0, top.length, top, 0, top.length);
  }

  @Override
  public int compareTo(Place other) {
    return Arrays.compare(steps, other.steps);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Place place && Arrays.equals(steps, place.steps);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(steps);
  }
}
