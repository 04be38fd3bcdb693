package dev.pokayoke.benchmarks.generated;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.generated.Call;
import java.util.UUID;

/** The call that tools get which ask for nothing of it. */
final class OneCall extends Call {
  private final CallContext context;

  OneCall(CallContext context) {
    this.context = context;
  }

  @Override
  public String tool() {
    return "";
  }

  @Override
  public String id() {
    return "";
  }

  @Override
  public int attempt() {
    return 1;
  }

  @Override
  public String attemptId() {
    return "";
  }

  @Override
  public CallContext context() {
    return context;
  }

  @Override
  public String key() {
    return "";
  }

  @Override
  public UUID keyAsUuid() {
    return new UUID(0, 0);
  }
}
