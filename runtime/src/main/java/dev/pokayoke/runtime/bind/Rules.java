package dev.pokayoke.runtime.bind;

/**
 * Names of the rules that read what is not exact, beside those of {@code dev.pokayoke.scalar}. They
 * are stable: hosts count coercions by them.
 */
final class Rules {
  /** A name in another spelling: {@code checkIn} for {@code check_in}. */
  static final String KEY_SPELLING = "key-spelling";

  /** A number inside a text: {@code "12"}, {@code " +1e3 "}. */
  static final String NUMERIC_TEXT = dev.pokayoke.scalar.Rules.NUMERIC_TEXT;

  /** A whole number with a fraction of zero or an exponent: {@code 12.0}, {@code 1e3}. */
  static final String WHOLE_FRACTION = "whole-fraction";

  /** A number where text or an id is wanted: its own digits. */
  static final String NUMBER_FOR_TEXT = "number-for-text";

  /** {@code true} or {@code false} as text, in any case: {@code " TRUE "}. */
  static final String BOOLEAN_TEXT = "boolean-text";

  /** An enum value in another spelling: {@code Double-Room} for {@code DOUBLE_ROOM}. */
  static final String ENUM_SPELLING = "enum-spelling";

  /** Another name of an enum value, in any spelling: {@code dbl} for {@code DOUBLE}. */
  static final String ENUM_ALIAS = "enum-alias";

  /** An item of a set that came before: it is left out. */
  static final String REPEATED_ITEM = "repeated-item";

  /** White space around an id. */
  static final String OUTER_BLANKS = dev.pokayoke.scalar.Rules.OUTER_BLANKS;

  /** An object of {@code year}, {@code month} and {@code day} for a date. */
  static final String DATE_OBJECT = "date-object";

  private Rules() {}
}
