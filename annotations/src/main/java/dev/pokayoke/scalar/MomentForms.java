package dev.pokayoke.scalar;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The forms of a date and time with offset that are not exact, and why others are refused. */
final class MomentForms {
  private static final Pattern MOMENT =
      Pattern.compile(
          "([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]([0-9]{2}:[0-9]{2})(:[0-9]{2}(?:\\.[0-9]{1,9})?)?"
              + "((?:Z|[+-][0-9]{2}:[0-9]{2})(\\[[A-Za-z0-9~/._+:-]+])?)");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{9,}(?:\\.[0-9]+)?");
  private static final Pattern REGION = Pattern.compile("\\[[A-Za-z0-9~/._+:-]+]$");

  private MomentForms() {}

  static <T> Reading<T> read(String text, Scalar<T> row, Function<String, T> parser) {
    Matcher form = MOMENT.matcher(text);
    if (form.matches()) {
      return moment(text, form, row);
    }
    T written = Written.read(text, row, parser);
    return written != null
        ? new Reading.Read<>(written, Rules.WRITTEN_FORM)
        : Reading.Refused.because(why(text));
  }

  private static <T> Reading<T> moment(String text, Matcher form, Scalar<T> row) {
    String withT = text.replace(' ', 'T');
    boolean blank = text.indexOf(' ') > 0;
    T value = row.exact(withT);
    if (value != null) {
      return new Reading.Read<>(value, Rules.BLANK_FOR_T);
    }
    if (form.group(3) == null) {
      value = row.exact(form.group(1) + 'T' + form.group(2) + ":00" + form.group(4));
      if (value != null) {
        return new Reading.Read<>(value, blank ? Rules.BLANK_FOR_T : Rules.SECONDS_LEFT_OUT);
      }
    }
    if (form.group(5) == null) {
      return Reading.Refused.because(Refusal.NONEXISTENT);
    }
    if (row != Scalars.ZONED_DATE_TIME) {
      return Reading.Refused.because(Refusal.HAS_ZONE);
    }
    return ZonedDateTimeRow.contradictsItself(withT)
        ? Reading.Refused.because(Refusal.WRONG_OFFSET)
        : inZone(withT, form.group(5), row);
  }

  /** A moment that does not exist, or one in a zone that is not known: the one that is meant. */
  private static <T> Reading<T> inZone(String text, String region, Scalar<T> row) {
    String zone = region.substring(1, region.length() - 1);
    if (Scalars.ZONE_ID.exact(zone) != null) {
      return Reading.Refused.because(Refusal.NONEXISTENT);
    }
    String moment = text.substring(0, text.length() - region.length());
    List<T> meant =
        nearest(zone).stream()
            .map(id -> row.exact(moment + '[' + Scalars.ZONE_ID.write(id) + ']'))
            .filter(Objects::nonNull)
            .toList();
    return new Reading.Refused<>(Refusal.UNKNOWN_NAME, meant);
  }

  private static List<ZoneId> nearest(String zone) {
    Reading<ZoneId> reading = Scalars.ZONE_ID.read(zone);
    return reading instanceof Reading.Read<ZoneId> read
        ? List.of(read.value())
        : ((Reading.Refused<ZoneId>) reading).candidates();
  }

  private static Refusal why(String text) {
    if (NUMBER.matcher(text).matches()) {
      return Refusal.EPOCH;
    }
    Reading<LocalDateTime> local =
        Scalars.LOCAL_DATE_TIME.read(REGION.matcher(text).replaceFirst(""));
    if (local instanceof Reading.Refused<LocalDateTime> refused) {
      return refused.reason() == Refusal.HAS_OFFSET ? Refusal.UNREADABLE : refused.reason();
    }
    return Refusal.NO_OFFSET;
  }
}
