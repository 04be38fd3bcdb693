package dev.pokayoke.processor.schema;

import java.util.Set;

/**
 * What a value obeys beyond its type. Each is checked at the call, whatever a dialect makes of it.
 */
public sealed interface Rule {

  /** The rule as the developer wrote it, or the Java type it comes from. */
  String label();

  /** Not less. */
  record Minimum(long value) implements Rule {
    @Override
    public String label() {
      return "@Min(" + value + ")";
    }
  }

  /** Not more. */
  record Maximum(long value) implements Rule {
    @Override
    public String label() {
      return "@Max(" + value + ")";
    }
  }

  /** More than zero. */
  record Positive() implements Rule {
    @Override
    public String label() {
      return "@Positive";
    }
  }

  /**
   * Length of a text or number of items, both ends included.
   *
   * @param min 0 for none
   * @param max {@link Integer#MAX_VALUE} for none
   */
  record Size(int min, int max) implements Rule {
    @Override
    public String label() {
      if (max == Integer.MAX_VALUE) {
        return "@Size(min = " + min + ")";
      }
      return min == 0 ? "@Size(max = " + max + ")" : "@Size(min = " + min + ", max = " + max + ")";
    }
  }

  /** Something in the text that is not white space. */
  record NotBlank() implements Rule {
    @Override
    public String label() {
      return "@NotBlank";
    }
  }

  /**
   * The whole text matches.
   *
   * @param regexp regular expression of {@link java.util.regex.Pattern}
   * @param flags names of {@code Pattern.Flag} constants
   */
  record Matches(String regexp, Set<String> flags) implements Rule {
    /** Copies the set. */
    public Matches {
      flags = Set.copyOf(flags);
    }

    @Override
    public String label() {
      return "@Pattern(" + regexp + ")";
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
