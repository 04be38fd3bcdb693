package dev.pokayoke.scalar;

import java.time.Period;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Calendar periods: {@code P1Y2M3D}. Weeks are read as seven days, as {@link Period} counts them;
 * hours and less are refused, because a period has none.
 */
final class PeriodRow extends PatternRow<Period> {
  private static final Pattern WITH_TIME =
      Pattern.compile("-?P[0-9YMWD-]*T[0-9HMS.-]+", Pattern.CASE_INSENSITIVE);
  private static final String UNITS = "YMWD";
  private static final int WEEK = 7;

  PeriodRow() {
    super(
        Period.class,
        "period",
        "P1D",
        "^P(-?[0-9]{1,10}Y)?(-?[0-9]{1,10}M)?(-?[0-9]{1,10}W)?(-?[0-9]{1,10}D)?$",
        "^P(-?[0-9]{1,10}Y)?(-?[0-9]{1,10}M)?(-?[0-9]{1,10}D)?$");
  }

  @Override
  public @Nullable Period exact(char[] text, int offset, int length) {
    IsoAmounts amounts = IsoAmounts.of(text, offset, length);
    if (amounts == null) {
      return null;
    }
    long years = 0;
    long months = 0;
    long days = 0;
    int last = -1;
    while (!amounts.isAtEnd()) {
      char letter = amounts.next();
      int rank = UNITS.indexOf(letter);
      if (rank <= last || !isInt(amounts.number())) {
        return null;
      }
      last = rank;
      switch (letter) {
        case 'Y' -> years = amounts.number();
        case 'M' -> months = amounts.number();
        case 'W' -> days = amounts.number() * WEEK;
        default -> days += amounts.number();
      }
    }
    return last < 0 || !isInt(days) ? null : Period.of((int) years, (int) months, (int) days);
  }

  private static boolean isInt(long number) {
    return number == (int) number;
  }

  @Override
  Reading<Period> lenient(String text) {
    Period upper = exact(text.toUpperCase(Locale.ROOT));
    if (upper != null) {
      return new Reading.Read<>(upper, Rules.LETTER_CASE);
    }
    return Reading.Refused.because(
        WITH_TIME.matcher(text).matches() ? Refusal.HAS_HOURS : Refusal.UNREADABLE);
  }
}
