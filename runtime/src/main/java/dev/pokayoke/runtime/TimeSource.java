package dev.pokayoke.runtime;

import java.time.Clock;
import java.time.Duration;

/**
 * The only way time enters the runtime, so that every timing rule can be tested without waiting.
 */
public interface TimeSource {

  /** The calendar clock, with the zone in which "today" is judged. */
  Clock clock();

  /** Nanoseconds of a monotonic clock, from an arbitrary origin. */
  long nanoTime();

  /**
   * Waits.
   *
   * @throws InterruptedException if the thread is interrupted meanwhile
   */
  void sleep(Duration duration) throws InterruptedException;

  /** The machine's time, in a given clock's zone. */
  static TimeSource system(Clock clock) {
    return new TimeSource() {
      @Override
      public Clock clock() {
        return clock;
      }

      @Override
      public long nanoTime() {
        return System.nanoTime();
      }

      @Override
      public void sleep(Duration duration) throws InterruptedException {
        Thread.sleep(duration.toMillis(), duration.toNanosPart() % 1_000_000);
      }
    };
  }
}
