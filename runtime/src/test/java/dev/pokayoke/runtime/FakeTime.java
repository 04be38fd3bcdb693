package dev.pokayoke.runtime;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** Time that passes only while somebody sleeps, and remembers for how long. */
public final class FakeTime implements TimeSource {
  private final List<Duration> waits = new ArrayList<>();
  private Instant now = Instant.parse("2026-03-14T12:00:00Z");
  private long nanos = Long.MAX_VALUE - 5;
  private boolean interrupting;

  /** Every sleep so far. */
  public List<Duration> waits() {
    return waits;
  }

  /** Time passes. */
  public void pass(Duration duration) {
    now = now.plus(duration);
    nanos += duration.toNanos();
  }

  /** The next sleep is interrupted instead of ending. */
  public FakeTime interrupting() {
    interrupting = true;
    return this;
  }

  @Override
  public Clock clock() {
    return new Clock() {
      @Override
      public ZoneId getZone() {
        return ZoneOffset.UTC;
      }

      @Override
      public Clock withZone(ZoneId zone) {
        throw new UnsupportedOperationException();
      }

      @Override
      public Instant instant() {
        return now;
      }
    };
  }

  @Override
  public long nanoTime() {
    return nanos;
  }

  @Override
  public void sleep(Duration duration) throws InterruptedException {
    if (interrupting) {
      throw new InterruptedException();
    }
    waits.add(duration);
    pass(duration);
  }
}
