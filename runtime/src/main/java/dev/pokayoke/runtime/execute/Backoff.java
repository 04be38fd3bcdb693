package dev.pokayoke.runtime.execute;

import java.time.Duration;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * How long to wait before the next attempt: a random share ("full jitter") of a limit that doubles
 * with every attempt up to a cap, so that clients that failed together do not come back together.
 * What the dependency asked for is a floor.
 */
final class Backoff {
  private static final Duration FIRST = Duration.ofMillis(200);
  private static final Duration CAP = Duration.ofSeconds(2);

  /** Beyond this many doublings the cap holds anyway. */
  private static final int MOST_DOUBLINGS = 10;

  private Backoff() {}

  /**
   * The wait after a failed attempt.
   *
   * @param failed how many attempts have failed, at least 1
   * @param retryAfter what the dependency asked for, or {@code null}
   */
  static Duration after(int failed, @Nullable Duration retryAfter, RandomGenerator random) {
    Duration limit = FIRST.multipliedBy(1L << Math.min(failed - 1, MOST_DOUBLINGS));
    Duration capped = limit.compareTo(CAP) < 0 ? limit : CAP;
    Duration wait = Duration.ofNanos((long) (capped.toNanos() * random.nextDouble()));
    return retryAfter != null && retryAfter.compareTo(wait) > 0 ? retryAfter : wait;
  }
}
