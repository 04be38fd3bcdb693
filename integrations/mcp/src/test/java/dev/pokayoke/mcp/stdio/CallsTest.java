package dev.pokayoke.mcp.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InterruptedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class CallsTest {
  private final Calls calls = new Calls(1);
  private final CountDownLatch released = new CountDownLatch(1);

  @Test
  void aCallWaitsForRoomAndNeverRunsOnTheThreadThatReads() throws Exception {
    CompletableFuture<Thread> ranOn = new CompletableFuture<>();
    calls.run(this::awaitRelease);
    Thread reader =
        new Thread(
            () -> {
              try {
                calls.run(() -> ranOn.complete(Thread.currentThread()));
              } catch (InterruptedIOException e) {
                ranOn.completeExceptionally(e);
              }
            });
    reader.start();
    waitUntilBlocked(reader);
    assertThat(ranOn).isNotDone();

    released.countDown();

    assertThat(ranOn.get(20, TimeUnit.SECONDS).getName()).isEqualTo("pokayoke-mcp-call");
    calls.finish(20);
  }

  @Test
  void aCallThatBreaksOffMakesRoom() throws Exception {
    CompletableFuture<Boolean> ran = new CompletableFuture<>();
    calls.run(
        () -> {
          Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> {});
          throw new AssertionError("broken");
        });
    calls.run(() -> ran.complete(true));

    assertThat(ran.get(20, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void anInterruptEndsTheWaitAndIsLeftToBeSeen() throws Exception {
    CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
    calls.run(this::awaitRelease);
    Thread reader =
        new Thread(
            () -> {
              try {
                calls.run(() -> {});
                interrupted.complete(false);
              } catch (InterruptedIOException e) {
                interrupted.complete(Thread.currentThread().isInterrupted());
              }
            });
    reader.start();
    reader.interrupt();

    assertThat(interrupted.get(20, TimeUnit.SECONDS)).isTrue();
    released.countDown();
  }

  private void awaitRelease() {
    try {
      released.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void waitUntilBlocked(Thread thread) {
    while (thread.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
  }
}
