package dev.pokayoke.runtime.text;

/** The sentences about values in another structure than the declared one. */
public final class ShapeSentences {
  private ShapeSentences() {}

  /** Several objects came, one after the other. */
  public static String severalObjects() {
    return "Two argument objects came; call once for each.";
  }

  /** A name that another object has. */
  public static String belongsIn(String holder) {
    return "There is no such field here; put it in " + Quote.plain(holder) + ".";
  }

  /** A value that is no object and cannot be meant as one. */
  public static String notAnObject(String came) {
    return Sentences.isNot(came, Kinds.OBJECT, "send named values: {...}");
  }

  /** A value that is no list and cannot be meant as one. */
  public static String notAList(String came) {
    return Sentences.isNot(came, Kinds.LIST, "send one: [...]");
  }

  /** Several values in one text. */
  public static String sendList(String came) {
    return came + " is one text; send a list.";
  }

  /** A text that begins as an object or a list and is none. */
  public static String notOpened(String came, String kind) {
    return came + " is not JSON; send " + kind + ", not text.";
  }

  /** Objects and lists inside each other, deeper than the limit. */
  public static String tooDeep() {
    return "The nesting is deeper than 64 here; send flatter values.";
  }
}
