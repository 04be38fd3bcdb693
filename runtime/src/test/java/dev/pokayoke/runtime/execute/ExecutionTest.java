package dev.pokayoke.runtime.execute;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.CallContext;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.HttpFailure;
import dev.pokayoke.ToolCall;
import dev.pokayoke.runtime.FakeInvocation;
import dev.pokayoke.runtime.FakeTime;
import dev.pokayoke.runtime.FixedRandom;
import dev.pokayoke.runtime.execute.Attempted.Failed;
import dev.pokayoke.runtime.execute.Attempted.Returned;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.outcome.FailureReader;
import dev.pokayoke.runtime.outcome.Reading;
import java.io.IOException;
import java.net.ConnectException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExecutionTest {
  private static final ToolFacts READ = ToolFacts.read("search", "Search", "", "search");
  private static final ToolFacts WRITE = ToolFacts.write("book", "Book", "", "book");
  private static final FailureReader NOTHING_DECLARED = new FailureReader(thrown -> null);

  private final FakeTime time = new FakeTime();
  private final List<String> retries = new ArrayList<>();

  @AfterEach
  void clearInterrupt() {
    Thread.interrupted();
  }

  @Test
  void returnsWhatTheServiceReturns() {
    FakeInvocation invocation = new FakeInvocation(call -> "room");
    assertThat(run(READ, invocation)).isEqualTo(new Returned<>("room", 1));
    assertThat(time.waits()).isEmpty();
    assertThat(retries).isEmpty();
  }

  @Test
  void aReadIsTriedThreeTimes() {
    HttpFailure failure = new HttpFailure(503, null, null);
    FakeInvocation invocation = FakeInvocation.failing(failure);

    Failed<String> failed = failed(READ, invocation);

    assertThat(failed.reading().code()).isEqualTo(ErrorCode.UNAVAILABLE);
    assertThat(failed.thrown()).isSameAs(failure);
    assertThat(failed.attempts()).isEqualTo(3);
    assertThat(invocation.attempts()).containsExactly("c1-1", "c1-2", "c1-3");
    assertThat(time.waits()).containsExactly(Duration.ofMillis(100), Duration.ofMillis(200));
    assertThat(retries).containsExactly("1 c1-1 PT0.1S HttpFailure", "2 c1-2 PT0.2S HttpFailure");
  }

  @Test
  void aReadThatRecoversIsASuccess() {
    List<Integer> statuses = new ArrayList<>(List.of(503, 429));
    FakeInvocation invocation =
        new FakeInvocation(
            call -> {
              if (statuses.isEmpty()) {
                return "room";
              }
              throw new HttpFailure(statuses.remove(0), null, null);
            });
    assertThat(run(READ, invocation)).isEqualTo(new Returned<>("room", 3));
  }

  @Test
  void attemptsAreTheToolsOwn() {
    assertThat(failed(READ.withAttempts(1), FakeInvocation.failing(new IOException())).attempts())
        .isEqualTo(1);
    assertThat(failed(READ.withAttempts(7), FakeInvocation.failing(new IOException())).attempts())
        .isEqualTo(7);
    assertThat(failed(READ.withAttempts(0), FakeInvocation.failing(new IOException())).attempts())
        .isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 401, 404, 409, 421, 425, 501, 505, 520})
  void whatTimeCannotCureIsNotTriedAgain(int status) {
    FakeInvocation invocation = FakeInvocation.failing(new HttpFailure(status, "1", null));
    assertThat(failed(READ, invocation).attempts()).isEqualTo(1);
    assertThat(time.waits()).isEmpty();
  }

  @Test
  void anUndeclaredExceptionIsNotTriedAgain() {
    assertThat(failed(READ, FakeInvocation.failing(new IllegalStateException())).attempts())
        .isEqualTo(1);
  }

  @Test
  void aDeclaredExceptionIsNotTriedAgain() {
    FailureReader declared = new FailureReader(thrown -> Declared.as(ErrorCode.UNAVAILABLE));
    Failed<String> failed =
        (Failed<String>) run(READ, FakeInvocation.failing(new IOException()), declared);
    assertThat(failed.attempts()).isEqualTo(1);
    assertThat(failed.reading().known()).isNotNull();
  }

  @Test
  void aWriteRunsOnceWhateverHappens() {
    ToolFacts eager = WRITE.withAttempts(5).withIdempotent();
    for (Throwable thrown :
        List.of(
            new HttpFailure(503, null, null),
            new HttpFailure(429, "1", null),
            HttpFailure.notSent("circuit open", null),
            new ConnectException(),
            new IOException())) {
      FakeInvocation invocation = FakeInvocation.failing(thrown);
      assertThat(failed(eager, invocation).attempts()).isEqualTo(1);
      assertThat(invocation.attempts()).hasSize(1);
    }
    assertThat(time.waits()).isEmpty();
  }

  @Test
  void waitsAsLongAsTheDependencyAsks() {
    FakeInvocation invocation = FakeInvocation.failing(new HttpFailure(429, "3", null));
    Failed<String> failed = failed(READ, invocation);
    assertThat(time.waits()).containsExactly(Duration.ofSeconds(3), Duration.ofSeconds(3));
    assertThat(failed.reading().code()).isEqualTo(ErrorCode.RATE_LIMITED);
    assertThat(failed.reading().retryAfter()).isEqualTo(Duration.ofSeconds(3));
  }

  @Test
  void waitsUntilTheDateTheDependencyNames() {
    HttpFailure failure = new HttpFailure(503, "Sat, 14 Mar 2026 12:00:05 GMT", null);
    failed(READ, FakeInvocation.failing(failure));
    assertThat(time.waits()).containsExactly(Duration.ofSeconds(5), Duration.ofMillis(200));
  }

  @Test
  void givesUpAtOnceWhereTheWaitWouldPassTheDeadline() {
    FakeInvocation invocation = FakeInvocation.failing(new HttpFailure(503, "30", null));
    assertThat(failed(READ, invocation).attempts()).isEqualTo(2);
    assertThat(time.waits()).containsExactly(Duration.ofSeconds(30));
  }

  @ParameterizedTest
  @ValueSource(strings = {"40", "41", "3600", "999999999999999999999999"})
  void givesUpAtOnceWhereTheDependencyAsksForTooMuch(String retryAfter) {
    FakeInvocation invocation = FakeInvocation.failing(new HttpFailure(503, retryAfter, null));
    assertThat(failed(READ, invocation).attempts()).isEqualTo(1);
    assertThat(time.waits()).isEmpty();
  }

  @Test
  void theDeadlineCountsTheAttemptsThemselves() {
    FakeInvocation slow =
        new FakeInvocation(
            call -> {
              time.pass(Duration.ofSeconds(20));
              throw new IOException();
            });
    assertThat(failed(READ, slow).attempts()).isEqualTo(2);
    assertThat(time.waits()).containsExactly(Duration.ofMillis(100));
  }

  @Test
  void anInterruptedWaitEndsTheCallAndLeavesTheFlag() {
    time.interrupting();
    FakeInvocation invocation = FakeInvocation.failing(new IOException());
    Failed<String> failed = failed(READ, invocation);
    assertThat(failed.reading().code()).isEqualTo(ErrorCode.CANCELLED);
    assertThat(failed.attempts()).isEqualTo(1);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void anInterruptedAttemptIsNotTriedAgainAndTheFlagIsSetAgain() {
    FakeInvocation invocation = FakeInvocation.failing(new InterruptedException());
    Failed<String> failed = failed(READ, invocation);
    assertThat(failed.reading().code()).isEqualTo(ErrorCode.CANCELLED);
    assertThat(failed.attempts()).isEqualTo(1);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void anInterruptThatBecameAnIoFailureIsNotTriedAgain() {
    FakeInvocation invocation =
        new FakeInvocation(
            call -> {
              Thread.currentThread().interrupt();
              throw new IOException("closed by interrupt");
            });
    Failed<String> failed = failed(READ, invocation);
    assertThat(failed.reading().code()).isEqualTo(ErrorCode.CANCELLED);
    assertThat(invocation.attempts()).hasSize(1);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void anInterruptedThreadRunsNothing() {
    Thread.currentThread().interrupt();
    FakeInvocation invocation = new FakeInvocation(call -> "room");
    Failed<String> failed = failed(WRITE, invocation);
    assertThat(failed).isEqualTo(new Failed<>(Reading.CANCELLED_UNSENT, null, 0));
    assertThat(invocation.attempts()).isEmpty();
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void theServiceSeesTheCallAndOnlyWhileItRuns() {
    List<String> seen = new ArrayList<>();
    FakeInvocation inner =
        new FakeInvocation(
            call -> {
              seen.add(Objects.requireNonNull(ToolCall.current()).tool());
              throw new IllegalStateException();
            });
    FakeInvocation outer =
        new FakeInvocation(
            call -> {
              run(READ, inner);
              assertThat(ToolCall.current()).isSameAs(call);
              return call.tool() + " " + call.id() + " " + call.attempt() + " " + call.context();
            });

    assertThat(run(WRITE, outer))
        .isEqualTo(new Returned<>("book c1 1 CallContext[conversation=c-77, keys=[]]", 1));
    assertThat(seen).containsExactly("search");
    assertThat(ToolCall.current()).isNull();
  }

  @Test
  void anErrorOfTheMachineIsNobodysAnswer() {
    OutOfMemoryError error = new OutOfMemoryError("heap");
    assertThatThrownBy(() -> run(WRITE, FakeInvocation.failing(error))).isSameAs(error);
    assertThat(ToolCall.current()).isNull();
  }

  @Test
  void anErrorOfTheToolIsAFailure() {
    for (Error error :
        List.of(
            new StackOverflowError(),
            new AssertionError("x"),
            new NoClassDefFoundError("x"),
            new Error("x"))) {
      Failed<String> failed = failed(READ, FakeInvocation.failing(error));
      assertThat(failed.reading().code()).isEqualTo(ErrorCode.INTERNAL);
      assertThat(failed.thrown()).isSameAs(error);
    }
  }

  private Failed<String> failed(ToolFacts tool, FakeInvocation invocation) {
    return (Failed<String>) run(tool, invocation);
  }

  private Attempted<String> run(ToolFacts tool, FakeInvocation invocation) {
    return run(tool, invocation, NOTHING_DECLARED);
  }

  private Attempted<String> run(ToolFacts tool, FakeInvocation invocation, FailureReader failures) {
    AcceptedCall<String> call =
        new AcceptedCall<>(
            "c1", tool, "Hotel", CallContext.of("c-77"), invocation, time.nanoTime());
    return new Execution(time, new FixedRandom(0.5))
        .run(
            call,
            failures,
            (attempt, id, wait, thrown) ->
                retries.add(
                    attempt + " " + id + " " + wait + " " + thrown.getClass().getSimpleName()));
  }
}
