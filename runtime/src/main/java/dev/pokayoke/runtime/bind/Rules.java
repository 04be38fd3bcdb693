package dev.pokayoke.runtime.bind;

/**
 * Names of the rules that read what is not exact, beside those of {@code dev.pokayoke.scalar}. They
 * are stable: hosts count coercions by them.
 */
final class Rules {
  /** A name in another spelling: {@code checkIn} for {@code check_in}. */
  static final String KEY_SPELLING = "key-spelling";

  /** Another name that a property is given. */
  static final String KEY_ALIAS = "key-alias";

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

  /** A list of keys and values for a map. */
  static final String ENTRY_LIST = "entry-list";

  /** An item of a set that came before: it is left out. */
  static final String REPEATED_ITEM = "repeated-item";

  /** A Markdown fence around the whole text. */
  static final String MARKDOWN_FENCE = "markdown-fence";

  /** Commas before a closing bracket: they are left out. */
  static final String TRAILING_COMMA = "trailing-comma";

  /** Control characters that stand in a string as they are: they mean themselves. */
  static final String RAW_CONTROL_CHARACTER = "raw-control-character";

  /** The same object again after the object: it is read once. */
  static final String REPEATED_OBJECT = "repeated-object";

  /** A text that holds the object that is wanted. */
  static final String OBJECT_TEXT = "object-text";

  /** A text that holds the list that is wanted. */
  static final String LIST_TEXT = "list-text";

  /** All arguments inside one that is not declared. */
  static final String UNWRAPPED = "unwrapped";

  /** The fields of the only object, one level too high. */
  static final String FLAT_FIELDS = "flat-fields";

  /** One item where a list of it is wanted. */
  static final String SINGLE_ITEM = "single-item";

  /** A list of one where that one is wanted. */
  static final String SINGLE_ELEMENT = "single-element";

  /** A list where the object is wanted whose only property it is. */
  static final String WRAPPED_LIST = "wrapped-list";

  /** Enum values in one text, with commas between them. */
  static final String COMMA_SEPARATED = "comma-separated";

  /** A blank text for something optional that cannot be blank. */
  static final String BLANK_AS_ABSENT = "blank-as-absent";

  /** {@code "null"} or {@code "None"} for something optional that is no text. */
  static final String NULL_TEXT = "null-text";

  /** White space around an id. */
  static final String OUTER_BLANKS = dev.pokayoke.scalar.Rules.OUTER_BLANKS;

  /** An object of {@code year}, {@code month} and {@code day} for a date. */
  static final String DATE_OBJECT = "date-object";

  private Rules() {}
}
