package dev.pokayoke.runtime.execute;

import dev.pokayoke.CallContext;
import dev.pokayoke.ToolCall;
import dev.pokayoke.runtime.generated.Call;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One attempt of a call, as the service sees it.
 *
 * @param <R> what the service returns
 */
final class Attempt<R> extends Call {
  private final AcceptedCall<R> call;
  private final int number;

  Attempt(AcceptedCall<R> call, int number) {
    this.call = call;
    this.number = number;
  }

  /**
   * Runs the service method; meanwhile this is the thread's current call.
   *
   * @throws Throwable whatever the service throws
   */
  @Nullable R run() throws Throwable {
    ToolCall before = enter(this);
    try {
      return call.invocation().invoke(this);
    } finally {
      enter(before);
    }
  }

  @Override
  public String tool() {
    return call.tool().name();
  }

  @Override
  public String id() {
    return call.id();
  }

  @Override
  public int attempt() {
    return number;
  }

  @Override
  public String attemptId() {
    return CallIds.attempt(call.id(), number);
  }

  @Override
  public CallContext context() {
    return call.context();
  }

  @Override
  public String key() {
    return call.key().text();
  }

  @Override
  public UUID keyAsUuid() {
    return call.key().uuid();
  }
}
