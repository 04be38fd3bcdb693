package dev.pokayoke.samples.hotel;

import dev.pokayoke.runtime.TimeSource;
import java.time.Clock;
import java.time.Duration;

/** The machine's time, but nobody waits. */
public final class NoWaiting implements TimeSource {
  @Override
  public Clock clock() {
    return Clock.systemUTC();
  }

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  @Override
  public void sleep(Duration duration) {}
}
