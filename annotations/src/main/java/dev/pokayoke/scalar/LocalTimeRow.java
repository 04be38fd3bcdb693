package dev.pokayoke.scalar;

import java.time.LocalTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Times of day without an offset: {@code 18:30}, with seconds and a fraction or not. */
final class LocalTimeRow extends PatternRow<LocalTime> {
  private static final Pattern TWELVE =
      Pattern.compile(
          "([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))? ?([AP])\\.?M\\.?", Pattern.CASE_INSENSITIVE);
  private static final Pattern FORM = Pattern.compile(ClockText.PATTERN);
  private static final Pattern WITH_OFFSET =
      Pattern.compile(ClockText.PATTERN + " ?(?:Z|UTC|GMT|[+-][0-9]{2}(?::?[0-9]{2})?)");
  private static final Pattern WITH_DATE =
      Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:.*");

  LocalTimeRow() {
    super(
        LocalTime.class,
        "time of day",
        "18:30",
        "^" + ClockText.PATTERN + "$",
        "^" + ClockText.PATTERN + "$");
  }

  @Override
  public @Nullable LocalTime exact(char[] text, int offset, int length) {
    long nano = ClockText.nanoOfDay(text, offset, length);
    return nano < 0 ? null : LocalTime.ofNanoOfDay(nano);
  }

  @Override
  Reading<LocalTime> lenient(String text) {
    Matcher twelve = TWELVE.matcher(text);
    if (twelve.matches()) {
      return twelve(twelve);
    }
    return Reading.Refused.because(why(text));
  }

  private Reading<LocalTime> twelve(Matcher form) {
    int hour = Integer.parseInt(form.group(1));
    if (hour < 1 || hour > 12) {
      return Reading.Refused.because(Refusal.NONEXISTENT);
    }
    boolean afternoon = form.group(4).charAt(0) == 'P' || form.group(4).charAt(0) == 'p';
    int of24 = hour % 12 + (afternoon ? 12 : 0);
    String second = form.group(3) == null ? "00" : form.group(3);
    LocalTime time = exact((of24 < 10 ? "0" : "") + of24 + ":" + form.group(2) + ":" + second);
    return time == null
        ? Reading.Refused.because(Refusal.NONEXISTENT)
        : new Reading.Read<>(time, Rules.TWELVE_HOUR_CLOCK);
  }

  /** Why a text is refused that is no time of day. */
  static Refusal why(String text) {
    if (FORM.matcher(text).matches()) {
      return Refusal.NONEXISTENT;
    }
    if (WITH_OFFSET.matcher(text).matches()) {
      return Refusal.HAS_OFFSET;
    }
    if (WITH_DATE.matcher(text).matches()) {
      return Refusal.HAS_DATE;
    }
    Refusal asDate = DateTimeForms.withoutTime(text);
    return asDate == Refusal.NO_TIME ? Refusal.NO_TIME : Refusal.UNREADABLE;
  }
}
