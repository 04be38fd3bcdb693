package dev.pokayoke.runtime.execute;

import java.util.HexFormat;
import java.util.random.RandomGenerator;

/** Ids of calls and of their attempts. */
public final class CallIds {
  private CallIds() {}

  /** A new id of a call: 64 random bits, 16 characters. */
  public static String next(RandomGenerator random) {
    return HexFormat.of().toHexDigits(random.nextLong());
  }

  /** The id of one attempt of a call, counted from 1. */
  static String attempt(String call, int attempt) {
    return call + "-" + attempt;
  }
}
