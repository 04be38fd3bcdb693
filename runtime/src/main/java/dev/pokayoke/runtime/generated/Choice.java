package dev.pokayoke.runtime.generated;

/**
 * The wire values of an enum, and the other spellings that mean a constant.
 *
 * @param <E> the enum
 */
public final class Choice<E extends Enum<E>> {
  private Choice() {}

  /** Begins the values of an enum. */
  public static <E extends Enum<E>> Builder<E> of(Class<E> type) {
    throw new UnsupportedOperationException();
  }

  /** Collects the values of an enum, in declaration order. */
  public static final class Builder<E extends Enum<E>> {
    private Builder() {}

    /**
     * Adds a constant.
     *
     * @param constant the constant
     * @param wire its value on the wire
     * @param aliases other spellings that mean it
     */
    public Builder<E> value(E constant, String wire, String... aliases) {
      throw new UnsupportedOperationException();
    }

    /** The finished choice. */
    public Choice<E> build() {
      throw new UnsupportedOperationException();
    }
  }
}
