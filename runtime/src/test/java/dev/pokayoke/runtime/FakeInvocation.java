package dev.pokayoke.runtime;

import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An invocation that does what a test says and remembers the attempts. */
public final class FakeInvocation implements Invocation<String> {

  /** What a service does. */
  @FunctionalInterface
  public interface Body {
    /** Runs. */
    @Nullable String run(Call call) throws Throwable;
  }

  private final Body body;
  private final List<String> attempts = new ArrayList<>();

  /** Does this at every attempt. */
  public FakeInvocation(Body body) {
    this.body = body;
  }

  /** Throws this at every attempt. */
  public static FakeInvocation failing(Throwable thrown) {
    return new FakeInvocation(
        call -> {
          throw thrown;
        });
  }

  /** Ids of the attempts so far. */
  public List<String> attempts() {
    return attempts;
  }

  @Override
  public @Nullable String invoke(Call call) throws Throwable {
    attempts.add(call.attemptId());
    return body.run(call);
  }

  @Override
  public void writeResult(@Nullable String result, Sink out) {
    out.beginResult();
    out.string(result);
    out.endResult(false);
  }

  @Override
  public void writeArguments(Sink out) {
    out.begin();
    out.at("room").string("R-12");
    out.at("email").string("ada@guests.example");
    out.end();
  }
}
