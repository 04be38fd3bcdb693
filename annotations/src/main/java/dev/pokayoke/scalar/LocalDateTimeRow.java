package dev.pokayoke.scalar;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times without a zone: {@code 2026-01-15T10:30}, with seconds and up to nine digits of a
 * fraction or not.
 */
final class LocalDateTimeRow extends PatternRow<LocalDateTime> {
  static final String EXACT = "[0-9]{4}-[0-9]{2}-[0-9]{2}T" + ClockText.PATTERN;
  static final String WRITTEN = LocalDateRow.WRITTEN + "T" + ClockText.PATTERN;

  LocalDateTimeRow() {
    super(
        LocalDateTime.class,
        "date and time",
        "2026-01-15T10:30",
        "^" + EXACT + "$",
        "^" + WRITTEN + "$");
  }

  @Override
  public @Nullable String format() {
    return null; // "date-time" demands an offset
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
  Reading<LocalDateTime> lenient(String text) {
    return DateTimeForms.read(text, this);
  }
}
