package dev.pokayoke.runtime;

import java.util.random.RandomGenerator;

/** Draws the same share every time, and whole numbers that count up. */
public final class FixedRandom implements RandomGenerator {
  private final double share;
  private long next;

  /** Draws this share. */
  public FixedRandom(double share) {
    this.share = share;
  }

  @Override
  public long nextLong() {
    return ++next;
  }

  @Override
  public double nextDouble() {
    return share;
  }
}
