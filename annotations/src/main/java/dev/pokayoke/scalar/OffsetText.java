package dev.pokayoke.scalar;

import java.time.ZoneOffset;

/** An offset from UTC: {@code Z}, {@code +01:00}, or with seconds {@code +01:00:30}. */
final class OffsetText {
  /** No offset. */
  static final int NONE = Integer.MIN_VALUE;

  /** The offsets of RFC 3339. */
  static final String PATTERN = "(Z|[+-][0-9]{2}:[0-9]{2})";

  /** The offsets that Java has. */
  static final String WRITTEN = "(Z|[+-][0-9]{2}:[0-9]{2}(:[0-9]{2})?)";

  private static final int WITHOUT_SECONDS = 6;
  private static final int WITH_SECONDS = 9;

  private OffsetText() {}

  /** The seconds that an offset of RFC 3339 is, or {@link #NONE}. */
  static int seconds(char[] text, int at, int length) {
    return length <= WITHOUT_SECONDS ? any(text, at, length) : NONE;
  }

  /** The seconds that an offset is, or {@link #NONE}. */
  static int any(char[] text, int at, int length) {
    if (length == 1) {
      return text[at] == 'Z' ? 0 : NONE;
    }
    boolean withSeconds = length == WITH_SECONDS;
    if ((length != WITHOUT_SECONDS && !withSeconds)
        || (text[at] != '+' && text[at] != '-')
        || text[at + 3] != ':'
        || (withSeconds && text[at + 6] != ':')) {
      return NONE;
    }
    int hour = Digits.two(text, at + 1);
    int minute = Digits.two(text, at + 4);
    int second = withSeconds ? Digits.two(text, at + 7) : 0;
    if ((hour | minute | second) < 0 || minute > 59 || second > 59) {
      return NONE;
    }
    int total = (hour * 60 + minute) * 60 + second;
    int most = ZoneOffset.MAX.getTotalSeconds();
    return total > most ? NONE : text[at] == '-' ? -total : total;
  }

  /** Where an offset begins at or after a place, or the end of the text. */
  static int start(char[] text, int from, int end) {
    int at = from;
    while (at < end && text[at] != 'Z' && text[at] != '+' && text[at] != '-') {
      at++;
    }
    return at;
  }
}
