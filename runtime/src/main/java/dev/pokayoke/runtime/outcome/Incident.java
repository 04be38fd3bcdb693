package dev.pokayoke.runtime.outcome;

import java.util.random.RandomGenerator;

/** Names one log entry, short enough to be read out to a colleague. */
public final class Incident {
  private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final int LENGTH = 8;

  private Incident() {}

  /** A new id of 8 characters. */
  public static String next(RandomGenerator random) {
    long bits = random.nextLong();
    StringBuilder id = new StringBuilder(LENGTH);
    for (int at = 0; at < LENGTH; at++) {
      id.append(ALPHABET.charAt((int) (bits >>> (at * 5)) & 0x1F));
    }
    return id.toString();
  }
}
