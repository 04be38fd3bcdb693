package dev.pokayoke.mcp.stdio;

import java.io.InterruptedIOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The calls that run beside the reading, so many at once at most. None ever runs on the thread that
 * reads: a tool may leave its thread interrupted, and that would end the reading.
 */
final class Calls {
  private final ExecutorService threads = Executors.newCachedThreadPool(Calls::thread);
  private final Semaphore free;

  Calls(int most) {
    free = new Semaphore(most);
  }

  /**
   * Begins a call, as soon as there is room for it.
   *
   * @throws InterruptedIOException if the thread is interrupted before; its flag is set again
   */
  void run(Runnable call) throws InterruptedIOException {
    try {
      free.acquire();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted before a call could begin");
    }
    threads.execute(
        () -> {
          try {
            call.run();
          } finally {
            free.release();
          }
        });
  }

  /** Begins no more; waits for those that run, but no longer than so many seconds. */
  void finish(int seconds) {
    threads.shutdown();
    try {
      threads.awaitTermination(seconds, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Thread thread(Runnable call) {
    Thread thread = new Thread(call, "pokayoke-mcp-call");
    thread.setDaemon(true);
    return thread;
  }
}
