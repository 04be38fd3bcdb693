package dev.pokayoke.scalar;

/** Names of the rules that read a scalar. They are stable: hosts count coercions by them. */
public final class Rules {
  /** The exact form; nothing was coerced. */
  public static final String EXACT = "exact";

  /** White space around the exact form: {@code " 2026-03-14 "}. */
  public static final String OUTER_BLANKS = "outer-blanks";

  /** Year first, without leading zeros or with slashes: {@code 2026-3-14}, {@code 2026/03/14}. */
  public static final String YEAR_FIRST_DATE = "year-first-date";

  /** Eight digits, year first: {@code 20260314}. */
  public static final String COMPACT_DATE = "compact-date";

  /** An English month name, whole or its first three letters: {@code Mar 14, 2026}. */
  public static final String MONTH_NAME_DATE = "month-name-date";

  /** Month first, where the other order names no day: {@code 03/14/2026}. */
  public static final String MONTH_FIRST_DATE = "month-first-date";

  /** Day first, where the other order names no day: {@code 14.03.2026}. */
  public static final String DAY_FIRST_DATE = "day-first-date";

  /** Day and month are the same number, so that their order does not matter: {@code 03/03/2026}. */
  public static final String EITHER_ORDER_DATE = "either-order-date";

  /** A date with the time of exactly midnight, in any zone: {@code 2026-03-14T00:00:00Z}. */
  public static final String MIDNIGHT_DATE = "midnight-date";

  /** A blank between date and time: {@code 2026-01-15 10:30}. */
  public static final String BLANK_FOR_T = "blank-for-t";

  /** A time of day with an offset and without seconds: {@code 2026-01-15T10:30Z}. */
  public static final String SECONDS_LEFT_OUT = "seconds-left-out";

  /** A time of day by the clock of twelve hours: {@code 6:05 PM}. */
  public static final String TWELVE_HOUR_CLOCK = "twelve-hour-clock";

  /** A duration in numbers with units: {@code 1h30m}, {@code 90 s}, {@code 5 minutes}. */
  public static final String DURATION_UNITS = "duration-units";

  /** Other letter case, where it means nothing: {@code eur} for {@code EUR}. */
  public static final String LETTER_CASE = "letter-case";

  /** A language tag that is not canonical: {@code en_US} for {@code en-US}. */
  public static final String LANGUAGE_TAG = "language-tag";

  /** A number inside a text: {@code "2026"} for a year. */
  public static final String NUMERIC_TEXT = "numeric-text";

  /** What results look like where arguments are narrower: {@code +12026-03-14}. */
  public static final String WRITTEN_FORM = "written-form";

  /** A number of a unit that the developer declared: {@code 5} for five minutes. */
  public static final String UNIT_NUMBER = "unit-number";

  /** A form that the developer declared beside the exact one: {@code 14/3/26}. */
  public static final String DECLARED_FORMAT = "declared-format";

  private Rules() {}
}
