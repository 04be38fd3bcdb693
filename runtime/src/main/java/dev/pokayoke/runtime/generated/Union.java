package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.bind.Variants;

/** Several objects that a tag tells apart. An object is known by its index. */
public final class Union {
  final Variants variants;

  private Union(Variants variants) {
    this.variants = variants;
  }

  /**
   * Begins the objects of a union.
   *
   * @param tag wire name of the tag
   */
  public static Builder of(String tag) {
    return new Builder(tag);
  }

  /** Collects the objects of a union. */
  public static final class Builder {
    private final Variants.Builder variants;

    private Builder(String tag) {
      variants = new Variants.Builder(tag);
    }

    /**
     * Adds an object.
     *
     * @param tag the text of its tag
     * @param shape its properties, the tag among them
     * @throws IllegalArgumentException if another object has the same tag, or the tag is not among
     *     the properties
     */
    public Builder object(String tag, Shape shape) {
      variants.add(tag, shape.names);
      return this;
    }

    /** The finished union. */
    public Union build() {
      return new Union(variants.build());
    }
  }
}
