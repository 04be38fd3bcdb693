package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.bind.Names;
import java.util.Arrays;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/**
 * The wire names of one JSON object's properties, in declaration order, and which are required. A
 * property is known by its index from here on.
 */
public final class Shape {
  final Names names;

  /** The names as they are written, escaped once for all results. */
  private final SerializableString[] written;

  private Shape(Names names, SerializableString[] written) {
    this.names = names;
    this.written = written;
  }

  /**
   * A shape without required properties.
   *
   * @param names wire names in declaration order, distinct, at most 64
   * @throws IllegalArgumentException if two names are the same or there are more than 64
   */
  public static Shape of(String... names) {
    SerializableString[] written =
        Arrays.stream(names).map(SerializedString::new).toArray(SerializableString[]::new);
    return new Shape(Names.of(names), written);
  }

  /**
   * A copy of which the given properties, by index, are required.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Shape require(int... properties) {
    return new Shape(names.require(properties), written);
  }

  /**
   * A copy in which some optional properties, by index, take every text as their value: {@code
   * "null"} and the empty text too. For others these mean that there is no value.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Shape literal(int... properties) {
    return new Shape(names.literal(properties), written);
  }

  /**
   * A copy in which some of the literal properties, by index, cannot be empty, so that the empty
   * text means that there is no value.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Shape nonBlank(int... properties) {
    return new Shape(names.nonBlank(properties), written);
  }

  /**
   * A copy that knows the shape of the object that a property is, or of each that it may be, for
   * fields that came one level too high.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Shape holds(int property, Shape... objects) {
    Names[] inside = Arrays.stream(objects).map(object -> object.names).toArray(Names[]::new);
    return new Shape(names.holds(property, inside), written);
  }

  /**
   * A copy that takes another name for a property, by index, as {@code @JsonAlias} says.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Shape alias(int property, String name) {
    return new Shape(names.alias(property, name), written);
  }

  SerializableString written(int property) {
    return written[property];
  }
}
