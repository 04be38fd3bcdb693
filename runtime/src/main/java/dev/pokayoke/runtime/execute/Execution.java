package dev.pokayoke.runtime.execute;

import dev.pokayoke.runtime.TimeSource;
import dev.pokayoke.runtime.execute.Attempted.Failed;
import dev.pokayoke.runtime.execute.Attempted.Returned;
import dev.pokayoke.runtime.outcome.FailureReader;
import dev.pokayoke.runtime.outcome.Interrupts;
import dev.pokayoke.runtime.outcome.Reading;
import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * Runs a call: one attempt, and more where time alone can cure the failure, within one deadline for
 * everything. Where the next wait would pass the deadline it gives up at once instead of waiting
 * for nothing. An interrupt ends the call and is left for the caller to see.
 */
public final class Execution {
  static final Duration DEADLINE = Duration.ofSeconds(40);

  private final TimeSource time;
  private final RandomGenerator random;

  /**
   * An execution.
   *
   * @param random where jitter comes from
   */
  public Execution(TimeSource time, RandomGenerator random) {
    this.time = time;
    this.random = random;
  }

  /**
   * Runs a call to its end.
   *
   * @param failures says what an exception of the tool means
   * @param retries hears of every failed attempt that another follows
   */
  public <R> Attempted<R> run(AcceptedCall<R> call, FailureReader failures, Retries retries) {
    if (Thread.currentThread().isInterrupted()) {
      return new Failed<>(Reading.CANCELLED_UNSENT, null, 0);
    }
    for (int number = 1; ; number++) {
      Attempt<R> attempt = new Attempt<>(call, number);
      try {
        return new Returned<>(attempt.run(), number);
      } catch (Throwable thrown) {
        Fatal.rethrow(thrown);
        Reading reading = read(thrown, failures);
        if (!reading.retry() || number >= call.attempts()) {
          return new Failed<>(reading, thrown, number);
        }
        Duration wait = Backoff.after(number, reading.retryAfter(), random);
        if (wait.compareTo(left(call)) >= 0) {
          return new Failed<>(reading, thrown, number);
        }
        retries.retrying(number, attempt.attemptId(), wait, thrown);
        if (!slept(wait)) {
          return new Failed<>(reading.cancelled(), thrown, number);
        }
      }
    }
  }

  private Reading read(Throwable thrown, FailureReader failures) {
    if (Interrupts.isOfThisThread(thrown)) {
      Thread.currentThread().interrupt();
    }
    return failures.read(thrown, Thread.currentThread().isInterrupted(), time.clock().instant());
  }

  private Duration left(AcceptedCall<?> call) {
    return DEADLINE.minusNanos(time.nanoTime() - call.began());
  }

  private boolean slept(Duration wait) {
    try {
      time.sleep(wait);
      return true;
    } catch (InterruptedException cancelled) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
