package dev.pokayoke.scalar;

/** A time of day: {@code 10:30}, with seconds and up to nine digits of a fraction or not. */
final class ClockText {
  static final String PATTERN = "[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,9})?)?";
  static final String PATTERN_WITH_SECONDS = "[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?";

  /** The length of hours and minutes. */
  static final int WITHOUT_SECONDS = 5;

  private static final int WITH_SECONDS = 8;
  private static final int MOST_FRACTION = 9;
  private static final long NANOS = 1_000_000_000L;

  private ClockText() {}

  /** The nanosecond of the day, or -1 if the text is no time of day. */
  static long nanoOfDay(char[] text, int at, int length) {
    if (length < WITHOUT_SECONDS || text[at + 2] != ':') {
      return -1;
    }
    int hour = Digits.two(text, at);
    int minute = Digits.two(text, at + 3);
    int second = length == WITHOUT_SECONDS ? 0 : second(text, at + 5, length - WITHOUT_SECONDS);
    long nano = length <= WITH_SECONDS ? 0 : fraction(text, at + 8, length - WITH_SECONDS);
    if ((hour | minute | second) < 0 || nano < 0 || hour > 23 || minute > 59 || second > 59) {
      return -1;
    }
    return (hour * 3600L + minute * 60L + second) * NANOS + nano;
  }

  private static int second(char[] text, int at, int length) {
    return length >= 3 && text[at] == ':' ? Digits.two(text, at + 1) : -1;
  }

  /** The nanoseconds that a point and up to nine digits are, or -1. */
  static int fraction(char[] text, int at, int length) {
    if (length < 2 || length > 1 + MOST_FRACTION || text[at] != '.') {
      return -1;
    }
    int nano = 0;
    for (int i = 1; i <= MOST_FRACTION; i++) {
      int digit = i < length ? Digits.one(text, at + i) : 0;
      if (digit < 0) {
        return -1;
      }
      nano = nano * 10 + digit;
    }
    return nano;
  }

  /** Adds the seconds where {@code java.time} leaves them out because they are 0. */
  static String withSeconds(String clock) {
    return clock.length() == WITHOUT_SECONDS ? clock + ":00" : clock;
  }
}
