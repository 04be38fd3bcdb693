package dev.pokayoke.runtime.text;

/**
 * The sentences about values that have one canonical text, such as moments, durations and zones;
 * what they share with dates stands in {@link Sentences}. What came is quoted already.
 */
public final class ScalarSentences {
  private ScalarSentences() {}

  /** A date and time, or a time of day, of which nobody says where. */
  public static String hasNoOffset(String came) {
    return came + " has no offset from UTC, such as +01:00 or Z.";
  }

  /** What to do where an offset is missing, because a made-up one is another moment. */
  public static String addOffset(String user) {
    return "Add the offset if it is known; else ask the " + user + ".";
  }

  /** A time zone where only an offset is wanted. */
  public static String hasZone(String came, String example) {
    return came + " names a time zone; send only the offset, like " + example + ".";
  }

  /** An offset and a time zone that contradict each other, or a local time that is skipped. */
  public static String wrongOffset(String came) {
    return came + " has an offset that its time zone does not have then.";
  }

  /** A number where a moment is wanted. */
  public static String epoch(String came, String example) {
    return came + " may count seconds or milliseconds; send date and time, like " + example + ".";
  }

  /** A date where only a time of day is wanted. */
  public static String hasDate(String came, String example) {
    return came + " has a date; send only the time of day, like " + example + ".";
  }

  /** A number where a duration is wanted. */
  public static String hasNoUnit(String came, String example) {
    return came + " has no unit; send it like " + example + ".";
  }

  /** Months or years where a fixed length is wanted. */
  public static String hasMonths(String came, String example) {
    return came + " counts months or years, which vary; send it like " + example + ".";
  }

  /** Hours or less where days, months and years are wanted. */
  public static String hasHours(String came, String example) {
    return came + " counts hours or less; send days, months or years, like " + example + ".";
  }

  /** An address that does not say how to reach it. */
  public static String hasNoProtocol(String came, String example) {
    return came + " has no protocol; send it like " + example + ".";
  }

  /** A name of nothing, and the one that was meant for all one can see. */
  public static String isNotBut(String came, String kind, String nearest) {
    return came + " is not " + kind + "; did you mean " + Quote.plain(nearest) + "?";
  }

  /** A number of a unit that no duration can hold exactly. */
  public static String tooFine(String came) {
    return came + " is finer than a nanosecond.";
  }

  /** A number of a unit that is longer than any duration. */
  public static String tooLong(String came) {
    return came + " is longer than any duration.";
  }
}
