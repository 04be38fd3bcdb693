package dev.pokayoke.runtime.text;

/** The sentence for what a validator of the service refused without words of its own. */
public final class ValidatorSentences {
  private ValidatorSentences() {}

  /** A validator refused a value and does not say why. */
  public static String refused() {
    return "This is well-formed, but not valid here.";
  }
}
