package dev.pokayoke.scalar;

/** Reads ASCII digits in fixed places; the digits of other scripts are none. */
final class Digits {
  private Digits() {}

  /** The digit at a place, or a negative number. */
  static int one(char[] text, int at) {
    int digit = text[at] - '0';
    return digit >= 0 && digit <= 9 ? digit : -1;
  }

  /** The number of two digits, or a negative number. */
  static int two(char[] text, int at) {
    int tens = one(text, at);
    int ones = one(text, at + 1);
    return (tens | ones) < 0 ? -1 : tens * 10 + ones;
  }

  /** The number of four digits, or a negative number. */
  static int four(char[] text, int at) {
    int hundreds = two(text, at);
    int rest = two(text, at + 2);
    return (hundreds | rest) < 0 ? -1 : hundreds * 100 + rest;
  }
}
