package dev.pokayoke.scalar;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Dates without a zone: {@code 2026-03-14}, RFC 3339 {@code full-date}. */
final class LocalDateRow extends PatternRow<LocalDate> {
  /** Years have more than four digits beyond 9999, with a sign, and a minus before year 0. */
  static final String WRITTEN = "[+-]?[0-9]{4,9}-[0-9]{2}-[0-9]{2}";

  /** The length of an exact date. */
  static final int LENGTH = 10;

  LocalDateRow() {
    super(LocalDate.class, "date", "2026-03-14", null, "^" + WRITTEN + "$");
  }

  @Override
  public String format() {
    return "date";
  }

  @Override
  public @Nullable LocalDate exact(char[] text, int offset, int length) {
    return length == LENGTH ? at(text, offset) : null;
  }

  /** The day that ten characters name, or {@code null}. */
  static @Nullable LocalDate at(char[] text, int offset) {
    if (text[offset + 4] != '-' || text[offset + 7] != '-') {
      return null;
    }
    int year = Digits.four(text, offset);
    int month = Digits.two(text, offset + 5);
    int day = Digits.two(text, offset + 8);
    return (year | month | day) < 0 ? null : Days.of(year, month, day);
  }

  @Override
  Reading<LocalDate> lenient(String text) {
    return DateForms.read(text);
  }
}
