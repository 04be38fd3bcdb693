package dev.pokayoke.runtime.text;

/** The phrases for kinds of values that stand inside sentences. */
public final class Kinds {
  // What is wanted.

  /** A boolean. */
  public static final String BOOLEAN = "true or false";

  /** An object. */
  public static final String OBJECT = "an object";

  /** A list. */
  public static final String LIST = "a list";

  /** A text of any length. */
  public static final String TEXT = "text";

  /** A text of one character. */
  public static final String CHARACTER = "exactly one character";

  /** A number that may have a fraction. */
  public static final String NUMBER = "a number";

  /** A number without a fraction. */
  public static final String WHOLE = "a whole number";

  /** A number that travels as text. */
  public static final String ID = "an id of digits";

  // What came, where its content is not told; each begins a sentence.

  /** An object came. */
  public static final String OBJECT_CAME = "An object";

  /** A list came. */
  public static final String LIST_CAME = "A list";

  /** A text came. */
  public static final String TEXT_CAME = "A text";

  /** A number came. */
  public static final String NUMBER_CAME = "A number";

  // What must stand at a place of the text of the arguments.

  /** After a member of an object. */
  public static final String COMMA_OR_BRACE = "a comma or }";

  /** After an item of a list. */
  public static final String COMMA_OR_BRACKET = "a comma or ]";

  /** Where a member of an object begins. */
  public static final String NAME = "a name in double quotes";

  /** After the name of a member. */
  public static final String COLON = "a colon";

  /** Anything that JSON has. */
  public static final String VALUE = "a value";

  private Kinds() {}

  /** One of the values of the scalar table, by its noun, as {@code date}. */
  public static String scalar(String noun) {
    return "a " + noun;
  }
}
