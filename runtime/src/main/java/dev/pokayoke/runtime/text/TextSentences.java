package dev.pokayoke.runtime.text;

/**
 * The sentences about a text of arguments that is no object of JSON, or beyond its limits.
 * Characters are counted from 1.
 */
public final class TextSentences {
  private TextSentences() {}

  /** Longer than the limit. */
  public static String textTooLong() {
    return "The arguments are longer than 1 MiB; send less at once.";
  }

  /** The text stops inside the object. */
  public static String endsEarly(int position) {
    return "The arguments end early, at character " + position + "; send less at once.";
  }

  /** The text stops after a whole value, and only what closes the object is missing. */
  public static String endsUnclosed(int position, String missing) {
    return "The arguments end at character "
        + position
        + " before the closing "
        + missing
        + "; send it too.";
  }

  /** The object is complete and something follows. */
  public static String goesOn(int position) {
    return "The object ends before character " + position + "; send nothing after it.";
  }

  /** Not JSON, at a place and for a reason. */
  public static String notJson(int position, String reason) {
    return "This is not JSON at character " + position + ": " + reason;
  }

  /** Not JSON, where the place is not known. */
  public static String notJson() {
    return "This is not JSON; send one JSON object.";
  }

  /** Something came that may not stand there. */
  public static String expected(String what, String came) {
    return what + " must stand there, not " + came + ".";
  }

  /** A number that JSON does not have. */
  public static String notFinite() {
    return "NaN and Infinity are not numbers of JSON.";
  }

  /** A line break or another control character inside a text. */
  public static String rawControl() {
    return "escape line breaks and control characters inside a text, as \\n.";
  }

  /** A surrogate without the other one, in a name. */
  public static String halfOfPair() {
    return "this name has half of a character; send both halves or leave it out.";
  }

  /** What seems to end a text is a quote in it, because the text goes on right behind it. */
  public static String bareQuote() {
    return "escape quotes inside a text, as \\\".";
  }

  /** A backslash before a character that needs none. */
  public static String badEscape() {
    return "the character after \\ makes no escape.";
  }

  /** A number with a leading zero or plus, or without a digit where one must be. */
  public static String badNumber() {
    return "the number is not written as JSON numbers are.";
  }

  /** Objects and lists inside each other, deeper than the limit. */
  public static String tooDeep(int position) {
    return "At character " + position + " the nesting is deeper than 64; send flatter values.";
  }

  /** JSON, but not an object. */
  public static String notAnObject(String came) {
    return came + " is not an object; send one object of named values.";
  }
}
