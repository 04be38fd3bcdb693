package dev.pokayoke.scalar;

import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times without a zone: {@code 2026-01-15T10:30}, with seconds and up to nine digits of a
 * fraction or not.
 */
final class LocalDateTimeRow implements Scalar<LocalDateTime> {
  private static final String TIME = "T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,9})?)?$";
  private static final String PATTERN = "^[0-9]{4}-[0-9]{2}-[0-9]{2}" + TIME;

  @Override
  public Class<LocalDateTime> type() {
    return LocalDateTime.class;
  }

  @Override
  public String noun() {
    return "date and time";
  }

  @Override
  public String example() {
    return "2026-01-15T10:30";
  }

  @Override
  public @Nullable String format() {
    return null; // "date-time" demands an offset
  }

  @Override
  public String pattern() {
    return PATTERN;
  }

  @Override
  public @Nullable LocalDateTime exact(char[] text, int offset, int length) {
    if (length < 16
        || text[offset + 4] != '-'
        || text[offset + 7] != '-'
        || text[offset + 10] != 'T'
        || text[offset + 13] != ':') {
      return null;
    }
    int year = Digits.four(text, offset);
    int month = Digits.two(text, offset + 5);
    int day = Digits.two(text, offset + 8);
    int hour = Digits.two(text, offset + 11);
    int minute = Digits.two(text, offset + 14);
    int second = length == 16 ? 0 : second(text, offset + 16, length - 16);
    int nano = length <= 19 ? 0 : nano(text, offset + 19, length - 19);
    if ((year | month | day | hour | minute | second | nano) < 0
        || hour > 23
        || minute > 59
        || second > 59
        || !Days.exist(year, month, day)) {
      return null;
    }
    return LocalDateTime.of(year, month, day, hour, minute, second, nano);
  }

  private static int second(char[] text, int at, int length) {
    return length >= 3 && text[at] == ':' ? Digits.two(text, at + 1) : -1;
  }

  private static int nano(char[] text, int at, int length) {
    if (length < 2 || length > 10 || text[at] != '.') {
      return -1;
    }
    int nano = 0;
    for (int i = 1; i <= 9; i++) {
      int digit = i < length ? Digits.one(text, at + i) : 0;
      if (digit < 0) {
        return -1;
      }
      nano = nano * 10 + digit;
    }
    return nano;
  }

  @Override
  public Reading<LocalDateTime> read(String text) {
    LocalDateTime exact = exact(text);
    return exact != null ? new Reading.Read<>(exact, Rules.EXACT) : DateTimeForms.read(text, this);
  }

  @Override
  public String write(LocalDateTime value) {
    return value.toString();
  }

  @Override
  public String writtenPattern() {
    return "^" + LocalDateRow.WRITTEN + TIME;
  }
}
