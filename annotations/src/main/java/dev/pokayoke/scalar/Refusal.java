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
  /** It has no form that is known. */
  UNREADABLE
}
