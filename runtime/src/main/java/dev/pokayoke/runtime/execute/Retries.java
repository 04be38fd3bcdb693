package dev.pokayoke.runtime.execute;

import java.time.Duration;

/** Hears of attempts that failed and are followed by another. */
@FunctionalInterface
public interface Retries {

  /**
   * An attempt failed; the wait for the next one begins.
   *
   * @param attempt number of the failed attempt, counted from 1
   * @param attemptId its id
   * @param wait how long until the next one
   * @param thrown why it failed
   */
  void retrying(int attempt, String attemptId, Duration wait, Throwable thrown);
}
