package dev.pokayoke.runtime.execute;

import dev.pokayoke.runtime.outcome.Reading;
import org.jspecify.annotations.Nullable;

/**
 * How a call went, after all its attempts.
 *
 * @param <R> what the service returns
 */
public sealed interface Attempted<R> {

  /** How many attempts were made. */
  int attempts();

  /**
   * The service returned.
   *
   * @param value what it returned
   */
  record Returned<R>(@Nullable R value, int attempts) implements Attempted<R> {}

  /**
   * The call failed for good.
   *
   * @param reading what it means
   * @param thrown what the last attempt threw; {@code null} where it was cancelled before the first
   */
  record Failed<R>(Reading reading, @Nullable Throwable thrown, int attempts)
      implements Attempted<R> {}
}
