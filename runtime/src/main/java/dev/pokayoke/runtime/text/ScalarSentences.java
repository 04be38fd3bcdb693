package dev.pokayoke.runtime.text;

import org.jspecify.annotations.Nullable;

/**
 * The sentences about values that have one canonical text, such as dates, durations and zones. What
 * came is quoted already.
 */
public final class ScalarSentences {
  private ScalarSentences() {}

  /** A text that means more than one value. */
  public static String ambiguous(String came, String one, String other) {
    return came + " may be " + one + " or " + other + ".";
  }

  /** A date that is not in the calendar. */
  public static String doesNotExist(String came, @Nullable String nearest) {
    return nearest == null
        ? came + " does not exist."
        : came + " does not exist; the last day of that month is " + nearest + ".";
  }

  /** A year of two digits. */
  public static String shortYear(String came, String example) {
    return came + " has a year of two digits; send it like " + example + ".";
  }

  /** A word whose meaning depends on the day it is said. */
  public static String relative(String came, String today, String example) {
    return came + " depends on the day; today is " + today + ", send it like " + example + ".";
  }

  /** A time of day where only a date is wanted. */
  public static String hasTime(String came, String example) {
    return came + " has a time of day; send only the date, like " + example + ".";
  }

  /** No time of day where one is wanted. */
  public static String hasNoTime(String came, String example) {
    return came + " has no time of day; send it like " + example + ".";
  }

  /** An offset where local time is wanted. */
  public static String hasOffset(String came, String example) {
    return came + " has an offset; send local time without one, like " + example + ".";
  }

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
