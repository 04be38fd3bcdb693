package dev.pokayoke.scalar;

import java.time.Instant;
import java.time.LocalDate;

/** Moments without a zone of their own: written in UTC, as {@code 2026-01-15T10:30:00Z}. */
final class InstantRow extends MomentRow<Instant> {
  private static final long DAY = 86_400;
  private static final long NANOS = 1_000_000_000L;

  InstantRow() {
    super(
        Instant.class,
        "^[+-]?[0-9]{4,10}-[0-9]{2}-[0-9]{2}T" + ClockText.PATTERN_WITH_SECONDS + "Z$");
  }

  @Override
  Instant of(LocalDate date, long nanoOfDay, int offsetSeconds) {
    return Instant.ofEpochSecond(
        date.toEpochDay() * DAY + nanoOfDay / NANOS - offsetSeconds, nanoOfDay % NANOS);
  }

  @Override
  Instant parse(String text) {
    return Instant.parse(text);
  }
}
