package dev.pokayoke.runtime.text;

/** The sentences about dates and times whose forms the developer declared. */
public final class FormatSentences {
  private FormatSentences() {}

  /**
   * A text in another form, which may well be a date. What came is quoted already.
   *
   * @param kind what is wanted, with its article
   */
  public static String otherForm(String came, String kind, String example) {
    return came + " is not " + kind + " like " + example + "; send it so.";
  }
}
