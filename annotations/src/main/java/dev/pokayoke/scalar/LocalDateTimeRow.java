package dev.pokayoke.scalar;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times without a zone: {@code 2026-01-15T10:30}, with seconds and up to nine digits of a
 * fraction or not.
 */
final class LocalDateTimeRow implements Scalar<LocalDateTime> {
  static final String EXACT = "[0-9]{4}-[0-9]{2}-[0-9]{2}T" + ClockText.PATTERN;
  static final String WRITTEN = LocalDateRow.WRITTEN + "T" + ClockText.PATTERN;

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
    return "^" + EXACT + "$";
  }

  @Override
  public @Nullable LocalDateTime exact(char[] text, int offset, int length) {
    int timeAt = LocalDateRow.LENGTH + 1;
    if (length <= timeAt || text[offset + LocalDateRow.LENGTH] != 'T') {
      return null;
    }
    LocalDate date = LocalDateRow.at(text, offset);
    long nano = ClockText.nanoOfDay(text, offset + timeAt, length - timeAt);
    return date == null || nano < 0 ? null : date.atTime(LocalTime.ofNanoOfDay(nano));
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
    return "^" + WRITTEN + "$";
  }
}
