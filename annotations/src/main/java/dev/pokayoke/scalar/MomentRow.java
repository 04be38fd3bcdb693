package dev.pokayoke.scalar;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Moments: a date, a time of day and an offset, as RFC 3339 has them: {@code date-time}, of which
 * the seconds are a part.
 */
abstract class MomentRow<T> extends PatternRow<T> {
  private static final int TIME_AT = LocalDateRow.LENGTH + 1;
  private static final int SHORTEST = "2026-01-15T10:30:00Z".length();

  MomentRow(Class<T> type, String writtenPattern) {
    super(type, "date and time with offset", "2026-01-15T10:30:00Z", null, writtenPattern);
  }

  @Override
  public String format() {
    return "date-time";
  }

  @Override
  public @Nullable T exact(char[] text, int offset, int length) {
    if (length < SHORTEST || text[offset + LocalDateRow.LENGTH] != 'T') {
      return null;
    }
    int end = offset + length;
    int timeAt = offset + TIME_AT;
    int timeEnd = OffsetText.start(text, timeAt, end);
    LocalDate date = LocalDateRow.at(text, offset);
    long nano =
        timeEnd - timeAt == ClockText.WITHOUT_SECONDS
            ? -1
            : ClockText.nanoOfDay(text, timeAt, timeEnd - timeAt);
    int seconds = OffsetText.seconds(text, timeEnd, end - timeEnd);
    return date == null || nano < 0 || seconds == OffsetText.NONE ? null : of(date, nano, seconds);
  }

  abstract T of(LocalDate date, long nanoOfDay, int offsetSeconds);

  /** Reads what {@link #write} gives. */
  abstract T parse(String text);

  @Override
  Reading<T> lenient(String text) {
    return MomentForms.read(text, this, this::parse);
  }

  @Override
  public Reading<T> readNumber(String number) {
    return Reading.Refused.because(Refusal.EPOCH);
  }
}
