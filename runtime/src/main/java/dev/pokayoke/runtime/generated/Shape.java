package dev.pokayoke.runtime.generated;

/**
 * The wire names of one JSON object's properties, in declaration order, and which are required. A
 * property is known by its index from here on.
 */
public final class Shape {
  private Shape() {}

  /**
   * A shape without required properties.
   *
   * @param names wire names in declaration order, distinct, at most 64
   */
  public static Shape of(String... names) {
    throw new UnsupportedOperationException();
  }

  /** A copy of which the given properties, by index, are required. */
  public Shape require(int... properties) {
    throw new UnsupportedOperationException();
  }
}
