package dev.pokayoke.processor.model;

/** A parameter of a tool method, by who fills it. */
public sealed interface Parameter {

  /** Its Java name. */
  String javaName();

  /** The parameter. */
  Origin origin();

  /** The model fills it. */
  record Argument(Property property) implements Parameter {
    @Override
    public String javaName() {
      return property.javaName();
    }

    @Override
    public Origin origin() {
      return property.origin();
    }
  }

  /**
   * The host's context fills it: {@code @FromContext}.
   *
   * @param key key of the value
   * @param type declared type
   * @param form which text equal values have, and no others
   */
  record FromContext(String javaName, String key, JavaType type, Form form, Origin origin)
      implements Parameter {

    /** What a value is, for its text. */
    public enum Form {
      STRING,
      CHARACTER,
      BOOLEAN,
      WHOLE,
      FLOAT,
      DOUBLE,
      DECIMAL,
      /** The name of an enum's constant, whatever its {@code toString} says. */
      ENUM,
      /** A row of the scalar table. */
      SCALAR,
      /** Nothing is known of its text. */
      NONE
    }
  }

  /**
   * The runtime fills it with the key: {@code @IdempotencyKey}.
   *
   * @param type {@code String} or {@code UUID}; anything else is a diagnostic
   */
  record Key(String javaName, JavaType type, Origin origin) implements Parameter {}

  /** The runtime passes the call: a parameter of type {@code ToolCall}. */
  record TheCall(String javaName, Origin origin) implements Parameter {}
}
