package dev.pokayoke.scalar;

import java.time.MonthDay;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Days of a year, whichever: {@code --03-14}, February 29 among them. */
final class MonthDayRow extends PatternRow<MonthDay> {
  private static final int LEAP_YEAR = 2024;
  private static final Pattern FORM = Pattern.compile("--[0-9]{2}-[0-9]{2}");

  MonthDayRow() {
    super(
        MonthDay.class,
        "day of a year",
        "--03-14",
        "^--[0-9]{2}-[0-9]{2}$",
        "^--[0-9]{2}-[0-9]{2}$");
  }

  @Override
  public @Nullable MonthDay exact(char[] text, int offset, int length) {
    if (length != 7 || text[offset] != '-' || text[offset + 1] != '-' || text[offset + 4] != '-') {
      return null;
    }
    int month = Digits.two(text, offset + 2);
    int day = Digits.two(text, offset + 5);
    return Days.exist(LEAP_YEAR, month, day) ? MonthDay.of(month, day) : null;
  }

  @Override
  Reading<MonthDay> lenient(String text) {
    if (FORM.matcher(text).matches()) {
      return Reading.Refused.because(Refusal.NONEXISTENT);
    }
    return Reading.Refused.because(DateForms.why(text));
  }
}
