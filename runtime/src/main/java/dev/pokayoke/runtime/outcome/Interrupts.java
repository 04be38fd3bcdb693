package dev.pokayoke.runtime.outcome;

import java.io.InterruptedIOException;
import java.nio.channels.ClosedByInterruptException;

/** Tells an interrupt, which is a cancellation, from an I/O failure, which is not. */
public final class Interrupts {
  private Interrupts() {}

  /** Whether what was thrown says that the calling thread was interrupted. */
  public static boolean isOfThisThread(Throwable thrown) {
    return is(Wrappers.onThisThread(thrown));
  }

  /**
   * Whether this exception stands for an interrupt. An {@link InterruptedIOException} does only
   * with such a cause: HTTP clients throw it for time-outs of their own as well. Where a blocking
   * stream throws it for an interrupt, the thread's flag says so.
   */
  static boolean is(Throwable thrown) {
    if (thrown instanceof InterruptedIOException) {
      return thrown.getCause() instanceof InterruptedException;
    }
    return thrown instanceof InterruptedException || thrown instanceof ClosedByInterruptException;
  }
}
