package dev.pokayoke.scalar;

import org.jspecify.annotations.Nullable;

/**
 * Goes through the amounts of ISO 8601, {@code P1DT2H} and the like: each a whole number and the
 * letter of its unit. Numbers that 64 bits do not hold are no amounts.
 */
final class IsoAmounts {
  private final char[] text;
  private final int end;
  private int at;
  private long number;
  private boolean negative;
  private int nano;

  private IsoAmounts(char[] text, int at, int end) {
    this.text = text;
    this.at = at;
    this.end = end;
  }

  /** The amounts after the letter P, or {@code null} if there is none. */
  static @Nullable IsoAmounts of(char[] text, int offset, int length) {
    return length > 2 && text[offset] == 'P'
        ? new IsoAmounts(text, offset + 1, offset + length)
        : null;
  }

  /** Passes over a letter. */
  boolean skip(char letter) {
    boolean here = at < end && text[at] == letter;
    at += here ? 1 : 0;
    return here;
  }

  boolean isAtEnd() {
    return at == end;
  }

  /** Reads the next amount: the letter of its unit, or 0 if there is none. */
  char next() {
    negative = skip('-');
    number = 0;
    nano = 0;
    int digits = at;
    for (int digit; at < end && (digit = Digits.one(text, at)) >= 0; at++) {
      if (number < (Long.MIN_VALUE + digit) / 10) {
        return 0;
      }
      number = number * 10 - digit;
    }
    if (at == digits || (!negative && number == Long.MIN_VALUE)) {
      return 0;
    }
    number = negative ? number : -number;
    return at < end && text[at] == '.' ? fraction() : at < end ? text[at++] : 0;
  }

  private char fraction() {
    int point = at++;
    while (at < end && Digits.one(text, at) >= 0) {
      at++;
    }
    int fraction = ClockText.fraction(text, point, at - point);
    nano = negative ? -fraction : fraction;
    return fraction >= 0 && at + 1 == end && text[at] == 'S' ? text[at++] : 0;
  }

  /** The whole number of the amount, with its sign. */
  long number() {
    return number;
  }

  /** The nanoseconds of its fraction, with its sign; only seconds have one. */
  int nano() {
    return nano;
  }
}
