package dev.pokayoke.scalar;

/** Why a text has no reading as a scalar. */
public enum Refusal {
  /** It has more than one reading, as {@code 03/04/2026}; only who wrote it knows which. */
  AMBIGUOUS,
  /** It has the right form and names nothing that exists, as {@code 2026-02-30}. */
  NONEXISTENT,
  /** Its year has two digits, as {@code 03/14/26}. */
  SHORT_YEAR,
  /** It means a moment by its distance from now, as {@code tomorrow}. */
  RELATIVE,
  /** It has a time of day that would be lost. */
  HAS_TIME,
  /** It has no time of day, and none may be invented. */
  NO_TIME,
  /** It has an offset or zone that would be lost. */
  HAS_OFFSET,
  /** It has no offset, and none may be invented. */
  NO_OFFSET,
  /** It names a time zone that would be lost. */
  HAS_ZONE,
  /** Its time zone has another offset at that time, or there is no such local time in it. */
  WRONG_OFFSET,
  /** It is a number where a moment is wanted, of unknown unit and origin. */
  EPOCH,
  /** It has a date that would be lost. */
  HAS_DATE,
  /** It is a number of which the unit is not known. */
  NO_UNIT,
  /** It counts months or years, which have no fixed length. */
  HAS_MONTHS,
  /** It counts hours or less, which no calendar period has. */
  HAS_HOURS,
  /** It has no protocol, so that it does not say how to reach what it names. */
  NO_PROTOCOL,
  /** It is the name of nothing that is known. */
  UNKNOWN_NAME,
  /** It has none of the forms that the developer declared. */
  OTHER_FORM,
  /** It has no form that is known. */
  UNREADABLE
}
