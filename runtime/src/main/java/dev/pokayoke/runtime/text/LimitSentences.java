package dev.pokayoke.runtime.text;

/** What the model reads of a policy. No number: it would be aimed at. */
public final class LimitSentences {
  private LimitSentences() {}

  /** More than a policy allows. */
  public static String more() {
    return "This is more than is allowed here.";
  }

  /** Less than a policy allows. */
  public static String less() {
    return "This is less than is allowed here.";
  }
}
