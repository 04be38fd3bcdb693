package dev.pokayoke.scalar;

import java.time.Year;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Years: the number {@code 2026}, because that is how models and other libraries write one. A
 * number below 100 is refused, because it is more often a year of this century than one of the
 * first; as text of four digits it can be sent.
 */
final class YearRow extends PatternRow<Year> {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,9}");
  private static final int FIRST_CLEAR = 100;
  private static final int FOUR_DIGITS = 4;
  private static final int MOST_DIGITS = 9;

  YearRow() {
    super(Year.class, "year", "2026", null, null);
  }

  @Override
  public boolean isNumber() {
    return true;
  }

  @Override
  public @Nullable Year exact(char[] text, int offset, int length) {
    if (length > MOST_DIGITS) {
      return null;
    }
    int year = 0;
    for (int at = offset; at < offset + length; at++) {
      int digit = Digits.one(text, at);
      if (digit < 0) {
        return null;
      }
      year = year * 10 + digit;
    }
    return year >= FIRST_CLEAR ? Year.of(year) : null;
  }

  @Override
  public Reading<Year> readNumber(String number) {
    Year year = exact(number);
    if (year != null) {
      return new Reading.Read<>(year, Rules.EXACT);
    }
    if (!NUMBER.matcher(number).matches()) {
      return Reading.Refused.because(Refusal.UNREADABLE);
    }
    int value = Integer.parseInt(number);
    return value < 0
        ? new Reading.Read<>(Year.of(value), Rules.WRITTEN_FORM)
        : Reading.Refused.because(Refusal.SHORT_YEAR);
  }

  @Override
  public int leastNumber() {
    return FIRST_CLEAR;
  }

  /** No text is exact. */
  @Override
  public Reading<Year> read(String sent) {
    return lenient(sent.strip());
  }

  @Override
  Reading<Year> lenient(String text) {
    if (!NUMBER.matcher(text).matches()) {
      return Reading.Refused.because(DateForms.why(text));
    }
    boolean clear = Math.abs(Integer.parseInt(text)) >= FIRST_CLEAR || text.length() >= FOUR_DIGITS;
    return clear
        ? new Reading.Read<>(Year.of(Integer.parseInt(text)), Rules.NUMERIC_TEXT)
        : Reading.Refused.because(Refusal.SHORT_YEAR);
  }
}
