package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.bind.Spellings;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Objects;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/**
 * The wire values of an enum, and the other spellings that mean a constant.
 *
 * @param <E> the enum
 */
public final class Choice<E extends Enum<E>> {
  final Spellings spellings;
  private final List<E> constants;

  /** The values as they are written, escaped once for all results. */
  private final EnumMap<E, SerializableString> wire;

  private Choice(Class<E> type, Spellings spellings, List<E> constants) {
    this.spellings = spellings;
    this.constants = List.copyOf(constants);
    wire = new EnumMap<>(type);
    for (int i = 0; i < constants.size(); i++) {
      wire.put(constants.get(i), new SerializedString(spellings.wire(i)));
    }
  }

  /** Begins the values of an enum. */
  public static <E extends Enum<E>> Builder<E> of(Class<E> type) {
    return new Builder<>(type);
  }

  E constant(int index) {
    return constants.get(index);
  }

  List<E> constants() {
    return constants;
  }

  /** The wire value of a constant. */
  SerializableString wire(E constant) {
    SerializableString value = wire.get(constant);
    if (value == null) {
      throw new IllegalStateException(constant + " has no value on the wire");
    }
    return value;
  }

  /** Collects the values of an enum, in declaration order. */
  public static final class Builder<E extends Enum<E>> {
    private final Spellings.Builder spellings = new Spellings.Builder();
    private final List<E> constants = new ArrayList<>();

    private final Class<E> type;

    private Builder(Class<E> type) {
      this.type = Objects.requireNonNull(type, "type");
    }

    /**
     * Adds a constant.
     *
     * @param constant the constant
     * @param wire its value on the wire
     * @param aliases other spellings that mean it
     * @throws IllegalArgumentException if another constant has the same value
     */
    public Builder<E> value(E constant, String wire, String... aliases) {
      spellings.add(wire, constant.name(), aliases);
      constants.add(constant);
      return this;
    }

    /** The finished choice. */
    public Choice<E> build() {
      return new Choice<>(type, spellings.build(), constants);
    }
  }
}
