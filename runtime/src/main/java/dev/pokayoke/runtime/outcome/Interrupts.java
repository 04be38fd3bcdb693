package dev.pokayoke.runtime.outcome;

import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.nio.channels.ClosedByInterruptException;

/** Tells an interrupt, which is a cancellation, from an I/O failure, which is not. */
public final class Interrupts {
  private Interrupts() {}

  /** Whether what was thrown says that the calling thread was interrupted. */
  public static boolean isOfThisThread(Throwable thrown) {
    return is(Wrappers.onThisThread(thrown), Thread.currentThread().isInterrupted());
  }

  /**
   * An {@link InterruptedIOException} is ambiguous: blocking streams throw it for an interrupt,
   * HTTP clients for a time-out of their own. Only the thread's flag or its cause tells them apart.
   */
  static boolean is(Throwable thrown, boolean flag) {
    if (thrown instanceof SocketTimeoutException) {
      return false;
    }
    if (thrown instanceof InterruptedIOException) {
      return flag || thrown.getCause() instanceof InterruptedException;
    }
    return thrown instanceof InterruptedException || thrown instanceof ClosedByInterruptException;
  }
}
