package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.Constraint;

/**
 * What a value obeys beyond its type. Each is checked at the call, whatever a dialect makes of it.
 */
public sealed interface Rule {

  /** The rule as the developer wrote it, or the Java type it comes from. */
  String label();

  /** What a constraint says. */
  record Obeys(Constraint constraint) implements Rule {
    @Override
    public String label() {
      return constraint.text();
    }
  }

  /**
   * More than another field.
   *
   * @param sibling the other field as the developer wrote it
   * @param field the other field's published name
   * @param orEqual whether the same value is allowed
   * @param moment whether both are moments, so that more is later
   */
  record Exceeds(String sibling, String field, boolean orEqual, boolean moment) implements Rule {
    @Override
    public String label() {
      return orEqual
          ? "@GreaterThan(value = \"" + sibling + "\", orEqual = true)"
          : "@GreaterThan(\"" + sibling + "\")";
    }
  }

  /** What each name of a map obeys: no keyword of it is portable. */
  record KeysObey(Constraint constraint) implements Rule {
    @Override
    public String label() {
      return "key " + constraint.text();
    }
  }

  /**
   * What a bare number counts, where it is taken beside the text.
   *
   * @param unit the unit in words, as {@code minutes}
   */
  record Counts(String unit) implements Rule {
    @Override
    public String label() {
      return "@Arg(unit)";
    }
  }

  /**
   * The form of a date or time.
   *
   * @param example a value in it
   */
  record Formed(String example) implements Rule {
    @Override
    public String label() {
      return "@Arg(formats)";
    }
  }

  /** What the developer shows the model as a value. */
  record ForExample(String value) implements Rule {
    @Override
    public String label() {
      return "@Arg(example)";
    }
  }

  /** What the service gets where no value is sent: said in words, because APIs refuse a keyword. */
  record ByDefault(String value) implements Rule {
    @Override
    public String label() {
      return "@Arg(defaultValue)";
    }
  }

  /** No item of a list twice: no keyword of it is portable, so it is said in words. */
  record Distinct() implements Rule {
    @Override
    public String label() {
      return "Set";
    }
  }

  /**
   * A value that the Java type has.
   *
   * @param type the type, as {@code int}
   * @param least its lowest value; {@link Long#MIN_VALUE} if it is no whole number
   * @param most its highest value; {@link Long#MAX_VALUE} if it is no whole number
   */
  record Fits(String type, long least, long most) implements Rule {
    /** A type that is no whole number. */
    Fits(String type) {
      this(type, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    public String label() {
      return type;
    }
  }
}
