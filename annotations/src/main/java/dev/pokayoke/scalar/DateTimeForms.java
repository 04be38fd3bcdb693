package dev.pokayoke.scalar;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.regex.Pattern;

/** The forms of a local date and time that are not exact, and why most of them are refused. */
final class DateTimeForms {

  private static final Reading<LocalDate> UNREADABLE = Reading.Refused.because(Refusal.UNREADABLE);

  private static final Pattern LOCAL =
      Pattern.compile(
          "[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]{1,9})?)?");
  private static final Pattern WITH_OFFSET =
      Pattern.compile(
          "[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]+)?)? ?"
              + "(?:(?:Z|UTC|GMT|[+-][0-9]{2}(?::?[0-9]{2})?)(?:\\[[A-Za-z0-9_/+-]+])?"
              + "|\\[[A-Za-z0-9_/+-]+])");

  private DateTimeForms() {}

  static Reading<LocalDateTime> read(String text, LocalDateTimeRow row) {
    if (LOCAL.matcher(text).matches()) {
      LocalDateTime value = row.exact(text.replace(' ', 'T'));
      return value != null
          ? new Reading.Read<>(value, Rules.BLANK_FOR_T)
          : Reading.Refused.because(Refusal.NONEXISTENT);
    }
    LocalDateTime written = Written.read(text, row, LocalDateTime::parse);
    if (written != null) {
      return new Reading.Read<>(written, Rules.WRITTEN_FORM);
    }
    if (WITH_OFFSET.matcher(text).matches()) {
      return Reading.Refused.because(Refusal.HAS_OFFSET);
    }
    return Reading.Refused.because(withoutTime(text));
  }

  /** Why a text is refused that is no date and time. */
  static Refusal withoutTime(String text) {
    if (DateForms.isRelative(text)) {
      return Refusal.RELATIVE;
    }
    boolean hasTime = text.indexOf(':') >= 0;
    return hasTime || Scalars.LOCAL_DATE.read(text).equals(UNREADABLE)
        ? Refusal.UNREADABLE
        : Refusal.NO_TIME;
  }
}
