package dev.pokayoke.scalar;

import java.time.YearMonth;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Months of a year: {@code 2026-03}. */
final class YearMonthRow extends PatternRow<YearMonth> {
  private static final Pattern FORM = Pattern.compile("[0-9]{4}-[0-9]{2}");

  YearMonthRow() {
    super(
        YearMonth.class,
        "month of a year",
        "2026-03",
        "^[0-9]{4}-[0-9]{2}$",
        "^[+-]?[0-9]{4,9}-[0-9]{2}$");
  }

  @Override
  public @Nullable YearMonth exact(char[] text, int offset, int length) {
    if (length != 7 || text[offset + 4] != '-') {
      return null;
    }
    int year = Digits.four(text, offset);
    int month = Digits.two(text, offset + 5);
    return year < 0 || month < 1 || month > 12 ? null : YearMonth.of(year, month);
  }

  @Override
  Reading<YearMonth> lenient(String text) {
    YearMonth written = Written.read(text, this, YearMonth::parse);
    if (written != null) {
      return new Reading.Read<>(written, Rules.WRITTEN_FORM);
    }
    if (FORM.matcher(text).matches()) {
      return Reading.Refused.because(Refusal.NONEXISTENT);
    }
    return Reading.Refused.because(DateForms.why(text));
  }

  /** {@code java.time} leaves out the sign that its own parser wants beyond 9999. */
  @Override
  public String write(YearMonth value) {
    return value.getYear() > 9999 ? "+" + value : value.toString();
  }
}
