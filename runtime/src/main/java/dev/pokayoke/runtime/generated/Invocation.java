package dev.pokayoke.runtime.generated;

import org.jspecify.annotations.Nullable;

/**
 * One accepted call: the service, the arguments it will be called with, and how its result is
 * written. Immutable; {@link #invoke} may run more than once, once per attempt.
 *
 * @param <R> what the service method returns, boxed; {@code Void} for {@code void}
 */
public interface Invocation<R> {

  /**
   * Calls the service.
   *
   * @throws Throwable whatever the service throws
   */
  @Nullable R invoke(Call call) throws Throwable;

  /** Writes what {@link #invoke} returned as one JSON object. */
  void writeResult(@Nullable R result, Sink out);

  /** Writes the arguments as the model could have sent them, one JSON object by wire names. */
  void writeArguments(Sink out);

  /**
   * Writes what makes two writes the same write, one JSON object: the arguments, without the
   * parameters of {@code @Arg(identity = false)}, and the values from the context by {@code @key}.
   * Asked of writes only.
   */
  default void writeIdentity(Sink out) {
    writeArguments(out);
  }
}
