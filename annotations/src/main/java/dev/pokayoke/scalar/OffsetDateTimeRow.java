package dev.pokayoke.scalar;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** Moments with an offset: {@code 2026-01-15T10:30:00+01:00}. */
final class OffsetDateTimeRow extends MomentRow<OffsetDateTime> {

  OffsetDateTimeRow() {
    super(
        OffsetDateTime.class,
        "^"
            + LocalDateRow.WRITTEN
            + "T"
            + ClockText.PATTERN_WITH_SECONDS
            + OffsetText.WRITTEN
            + "$");
  }

  @Override
  OffsetDateTime of(LocalDate date, long nanoOfDay, int offsetSeconds) {
    return OffsetDateTime.of(
        date, LocalTime.ofNanoOfDay(nanoOfDay), ZoneOffset.ofTotalSeconds(offsetSeconds));
  }

  @Override
  OffsetDateTime parse(String text) {
    return OffsetDateTime.parse(text);
  }

  @Override
  public String write(OffsetDateTime value) {
    String clock = ClockText.withSeconds(value.toLocalTime().toString());
    return value.toLocalDate() + "T" + clock + value.getOffset();
  }
}
