package dev.pokayoke.runtime.outcome;

import dev.pokayoke.HttpFailure;
import dev.pokayoke.runtime.generated.Declared;
import java.time.Instant;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a tool threw. What the service has declared is asked first, for the exception itself
 * and then for what it wraps; only what nobody declared is judged by its class.
 */
public final class FailureReader {
  private final Function<Throwable, @Nullable Declared> declarations;

  /**
   * A reader for one tool.
   *
   * @param declarations what the tool has declared about an exception, or {@code null}
   */
  public FailureReader(Function<Throwable, @Nullable Declared> declarations) {
    this.declarations = declarations;
  }

  /**
   * Reads an exception.
   *
   * @param thrown what the tool threw
   * @param interrupted whether the calling thread has been interrupted
   * @param now what a date in {@code Retry-After} is measured against
   */
  public Reading read(Throwable thrown, boolean interrupted, Instant now) {
    Throwable innermost = thrown;
    for (int depth = 0; depth < Wrappers.DEEPEST; depth++) {
      Declared declared = declarations.apply(innermost);
      if (declared != null) {
        return Reading.of(declared, innermost);
      }
      Throwable inside = Wrappers.inside(innermost);
      if (inside == null) {
        break;
      }
      innermost = inside;
    }
    Reading reading = undeclared(innermost, now);
    boolean answered = innermost instanceof HttpFailure && !reading.retry();
    return interrupted && !answered ? reading.cancelled() : reading;
  }

  private static Reading undeclared(Throwable thrown, Instant now) {
    if (thrown instanceof HttpFailure failure) {
      return HttpStatuses.read(failure, now);
    }
    if (Interrupts.is(thrown)) {
      return Reading.CANCELLED;
    }
    Reading io = IoFailures.read(thrown);
    return io == null ? Reading.UNDECLARED : io;
  }
}
