package dev.pokayoke.scalar;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lengths of time: {@code PT5M}. A day in one is 24 hours, as {@link Duration} defines it; months
 * and years have no fixed length and are refused, and so is a number, whose unit nobody knows.
 */
final class DurationRow extends PatternRow<Duration> {
  private static final String PATTERN =
      "^P(-?[0-9]{1,19}D)?(T(-?[0-9]{1,19}H)?(-?[0-9]{1,19}M)?"
          + "(-?[0-9]{1,19}([.][0-9]{1,9})?S)?)?$";
  private static final Pattern UNITS =
      Pattern.compile(
          "(?:([0-9]{1,9}) ?(?:d|days?))? ?(?:([0-9]{1,9}) ?(?:h|hours?))?"
              + " ?(?:([0-9]{1,9}) ?(?:m|min|mins|minutes?))?"
              + " ?(?:([0-9]{1,9}) ?(?:s|sec|secs|seconds?))? ?(?:([0-9]{1,9}) ?ms)?");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(?:\\.[0-9]+)?");
  private static final Pattern CALENDAR =
      Pattern.compile(
          "-?P(?:-?[0-9]+[YMWD])*-?[0-9]+[YM](?:-?[0-9]+[WD])*(?:T.*)?|[0-9]+ ?(?:months?|years?)",
          Pattern.CASE_INSENSITIVE);

  DurationRow() {
    super(Duration.class, "duration", "PT5M", PATTERN, PATTERN);
  }

  @Override
  public @Nullable Duration exact(char[] text, int offset, int length) {
    IsoAmounts amounts = IsoAmounts.of(text, offset, length);
    if (amounts == null) {
      return null;
    }
    boolean time = amounts.skip('T');
    int last = -1;
    Duration total = Duration.ZERO;
    while (!amounts.isAtEnd()) {
      char letter = amounts.next();
      int rank = time ? "HMS".indexOf(letter) : letter == 'D' ? 0 : -1;
      if (rank <= last) {
        return null;
      }
      last = rank;
      Duration sum = plus(total, amounts, time ? letter : 'D');
      if (sum == null) {
        return null;
      }
      total = sum;
      if (!time && amounts.skip('T')) {
        time = true;
        last = -1;
        if (amounts.isAtEnd()) {
          return null;
        }
      }
    }
    return last < 0 ? null : total;
  }

  private static @Nullable Duration plus(Duration total, IsoAmounts amounts, char letter) {
    long seconds =
        switch (letter) {
          case 'D' -> 86_400;
          case 'H' -> 3_600;
          case 'M' -> 60;
          default -> 1;
        };
    try {
      return total
          .plusSeconds(Math.multiplyExact(amounts.number(), seconds))
          .plusNanos(amounts.nano());
    } catch (ArithmeticException beyondDuration) {
      return null;
    }
  }

  @Override
  Reading<Duration> lenient(String text) {
    Duration upper = exact(text.toUpperCase(Locale.ROOT));
    if (upper != null) {
      return new Reading.Read<>(upper, Rules.LETTER_CASE);
    }
    if (NUMBER.matcher(text).matches()) {
      return Reading.Refused.because(Refusal.NO_UNIT);
    }
    Matcher units = UNITS.matcher(text);
    if (units.matches()) {
      return new Reading.Read<>(sum(units), Rules.DURATION_UNITS);
    }
    return Reading.Refused.because(
        CALENDAR.matcher(text).matches() ? Refusal.HAS_MONTHS : Refusal.UNREADABLE);
  }

  private static Duration sum(Matcher units) {
    return Duration.ofDays(number(units, 1))
        .plusHours(number(units, 2))
        .plusMinutes(number(units, 3))
        .plusSeconds(number(units, 4))
        .plusMillis(number(units, 5));
  }

  private static long number(Matcher units, int group) {
    return units.group(group) == null ? 0 : Long.parseLong(units.group(group));
  }

  @Override
  public Reading<Duration> readNumber(String number) {
    return Reading.Refused.because(Refusal.NO_UNIT);
  }
}
