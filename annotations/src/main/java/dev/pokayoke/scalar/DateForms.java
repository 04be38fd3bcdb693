package dev.pokayoke.scalar;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The forms of a date that are not exact and still have exactly one reading. */
final class DateForms {
  private static final Pattern YEAR_FIRST =
      Pattern.compile("([0-9]{4})([-/])([0-9]{1,2})\\2([0-9]{1,2})");
  private static final Pattern COMPACT = Pattern.compile("([0-9]{4})([0-9]{2})([0-9]{2})");
  private static final Pattern DAY_NAME =
      Pattern.compile("([0-9]{1,2}) +([A-Za-z]+) +([0-9]{4}|[0-9]{2})");
  private static final Pattern NAME_DAY =
      Pattern.compile("([A-Za-z]+) +([0-9]{1,2}),? +([0-9]{4}|[0-9]{2})");
  private static final Pattern YEAR_LAST =
      Pattern.compile("([0-9]{1,2})([./])([0-9]{1,2})\\2([0-9]{4})");
  private static final Pattern SHORT_YEAR =
      Pattern.compile("[0-9]{1,2}([-./])[0-9]{1,2}\\1[0-9]{2}");
  private static final Pattern DATE_TIME =
      Pattern.compile(
          "([0-9]{4})-([0-9]{2})-([0-9]{2})[T ]"
              + "([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]+)?)?)"
              + "(?:Z|[+-][0-9]{2}(?::?[0-9]{2})?)?(?:\\[[A-Za-z0-9_/+-]+])?");
  private static final Pattern WHOLE_YEAR = Pattern.compile("[0-9]{4}");
  private static final Pattern MIDNIGHT = Pattern.compile("00:00(?::00(?:\\.0+)?)?");

  private static final List<String> MONTHS =
      List.of(
          "january",
          "february",
          "march",
          "april",
          "may",
          "june",
          "july",
          "august",
          "september",
          "october",
          "november",
          "december");

  private static final Set<String> RELATIVE_STARTS =
      Set.of(
          "today",
          "tomorrow",
          "yesterday",
          "tonight",
          "now",
          "next",
          "last",
          "this",
          "in",
          "monday",
          "tuesday",
          "wednesday",
          "thursday",
          "friday",
          "saturday",
          "sunday");

  private DateForms() {}

  static Reading<LocalDate> read(String text) {
    Matcher form = YEAR_FIRST.matcher(text);
    if (form.matches()) {
      return day(number(form, 1), number(form, 3), number(form, 4), Rules.YEAR_FIRST_DATE);
    }
    form = COMPACT.matcher(text);
    if (form.matches()) {
      return day(number(form, 1), number(form, 2), number(form, 3), Rules.COMPACT_DATE);
    }
    form = YEAR_LAST.matcher(text);
    if (form.matches()) {
      return eitherOrder(number(form, 1), number(form, 3), number(form, 4));
    }
    form = DAY_NAME.matcher(text);
    if (form.matches()) {
      return named(form.group(2), form.group(1), form.group(3));
    }
    form = NAME_DAY.matcher(text);
    if (form.matches()) {
      return named(form.group(1), form.group(2), form.group(3));
    }
    form = DATE_TIME.matcher(text);
    if (form.matches()) {
      return MIDNIGHT.matcher(form.group(4)).matches()
          ? day(number(form, 1), number(form, 2), number(form, 3), Rules.MIDNIGHT_DATE)
          : Reading.Refused.because(Refusal.HAS_TIME);
    }
    LocalDate written = Written.read(text, Scalars.LOCAL_DATE, LocalDate::parse);
    if (written != null) {
      return new Reading.Read<>(written, Rules.WRITTEN_FORM);
    }
    if (SHORT_YEAR.matcher(text).matches()) {
      return Reading.Refused.because(Refusal.SHORT_YEAR);
    }
    return Reading.Refused.because(why(text));
  }

  /** Why a text is refused that has no form of a day, a month or a year. */
  static Refusal why(String text) {
    return isRelative(text) ? Refusal.RELATIVE : Refusal.UNREADABLE;
  }

  static boolean isRelative(String text) {
    String first = text.toLowerCase(Locale.ROOT).split("[ ,]", 2)[0];
    return RELATIVE_STARTS.contains(first) && !WHOLE_YEAR.matcher(text).find();
  }

  private static Reading<LocalDate> day(int year, int month, int day, String rule) {
    LocalDate date = Days.of(year, month, day);
    return date != null
        ? new Reading.Read<>(date, rule)
        : new Reading.Refused<>(Refusal.NONEXISTENT, Days.nearest(year, month, day));
  }

  private static Reading<LocalDate> eitherOrder(int first, int second, int year) {
    LocalDate monthFirst = Days.of(year, first, second);
    LocalDate dayFirst = Days.of(year, second, first);
    if (monthFirst != null && dayFirst != null) {
      return monthFirst.equals(dayFirst)
          ? new Reading.Read<>(monthFirst, Rules.EITHER_ORDER_DATE)
          : new Reading.Refused<>(Refusal.AMBIGUOUS, List.of(monthFirst, dayFirst));
    }
    if (monthFirst != null) {
      return new Reading.Read<>(monthFirst, Rules.MONTH_FIRST_DATE);
    }
    if (dayFirst != null) {
      return new Reading.Read<>(dayFirst, Rules.DAY_FIRST_DATE);
    }
    int month = first > 12 ? second : first;
    int day = first > 12 ? first : second;
    return new Reading.Refused<>(Refusal.NONEXISTENT, Days.nearest(year, month, day));
  }

  private static Reading<LocalDate> named(String name, String day, String year) {
    Integer month = month(name);
    if (month == null) {
      return Reading.Refused.because(why(name));
    }
    return year.length() == 2
        ? Reading.Refused.because(Refusal.SHORT_YEAR)
        : day(Integer.parseInt(year), month, Integer.parseInt(day), Rules.MONTH_NAME_DATE);
  }

  private static @Nullable Integer month(String name) {
    String wanted = name.toLowerCase(Locale.ROOT);
    for (int i = 0; i < MONTHS.size(); i++) {
      String month = MONTHS.get(i);
      if (month.equals(wanted) || month.substring(0, 3).equals(wanted)) {
        return i + 1;
      }
    }
    return null;
  }

  private static int number(Matcher form, int group) {
    return Integer.parseInt(form.group(group));
  }
}
