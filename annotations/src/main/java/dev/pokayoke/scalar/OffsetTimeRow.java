package dev.pokayoke.scalar;

import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Times of day with an offset: {@code 18:30:00+01:00}, RFC 3339 {@code full-time}. */
final class OffsetTimeRow extends PatternRow<OffsetTime> {
  private static final Pattern WITHOUT_SECONDS =
      Pattern.compile("([0-9]{2}:[0-9]{2})(Z|[+-][0-9]{2}:[0-9]{2})");
  private static final Pattern FORM = Pattern.compile(ClockText.PATTERN + OffsetText.PATTERN);

  OffsetTimeRow() {
    super(
        OffsetTime.class,
        "time of day with offset",
        "18:30:00+01:00",
        null,
        "^" + ClockText.PATTERN_WITH_SECONDS + OffsetText.WRITTEN + "$");
  }

  @Override
  public String format() {
    return "time";
  }

  @Override
  public @Nullable OffsetTime exact(char[] text, int offset, int length) {
    int end = offset + length;
    int timeEnd = OffsetText.start(text, offset, end);
    int timeLength = timeEnd - offset;
    long nano =
        timeLength == ClockText.WITHOUT_SECONDS
            ? -1
            : ClockText.nanoOfDay(text, offset, timeLength);
    int seconds = OffsetText.seconds(text, timeEnd, end - timeEnd);
    return nano < 0 || seconds == OffsetText.NONE
        ? null
        : OffsetTime.of(LocalTime.ofNanoOfDay(nano), ZoneOffset.ofTotalSeconds(seconds));
  }

  @Override
  Reading<OffsetTime> lenient(String text) {
    Matcher form = WITHOUT_SECONDS.matcher(text);
    OffsetTime value = form.matches() ? exact(form.group(1) + ":00" + form.group(2)) : null;
    if (value != null) {
      return new Reading.Read<>(value, Rules.SECONDS_LEFT_OUT);
    }
    OffsetTime written = Written.read(text, this, OffsetTime::parse);
    if (written != null) {
      return new Reading.Read<>(written, Rules.WRITTEN_FORM);
    }
    if (FORM.matcher(text).matches()) {
      return Reading.Refused.because(Refusal.NONEXISTENT);
    }
    if (Scalars.LOCAL_TIME.exact(text) != null) {
      return Reading.Refused.because(Refusal.NO_OFFSET);
    }
    Refusal why = LocalTimeRow.why(text);
    return Reading.Refused.because(why == Refusal.HAS_OFFSET ? Refusal.UNREADABLE : why);
  }

  @Override
  public String write(OffsetTime value) {
    return ClockText.withSeconds(value.toLocalTime().toString()) + value.getOffset();
  }
}
