package dev.pokayoke.runtime.outcome;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.generated.Declared;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a thrown exception means.
 *
 * @param code what it is for a tool that changes nothing
 * @param retry whether time alone can cure it
 * @param notSent whether something positive says that a write was not applied; the default is that
 *     it may have been
 * @param misconfigured whether it is no outage but a wrong setting once a second attempt fails
 *     alike
 * @param retryAfter how long the dependency asked to be left alone, or {@code null}
 * @param known what the service has declared about it, or {@code null}
 */
public record Reading(
    ErrorCode code,
    boolean retry,
    boolean notSent,
    boolean misconfigured,
    @Nullable Duration retryAfter,
    @Nullable Known known) {

  /** The call was cancelled before anything was sent. */
  public static final Reading CANCELLED_UNSENT = certain(ErrorCode.CANCELLED);

  /** An exception nobody has declared. */
  public static final Reading UNDECLARED = doubtful(ErrorCode.INTERNAL);

  /** The work was cancelled while it ran. */
  static final Reading CANCELLED = doubtful(ErrorCode.CANCELLED);

  /** A failure that proves that a write was not applied. */
  static Reading certain(ErrorCode code) {
    return new Reading(code, false, true, false, null, null);
  }

  /** A failure after which a write may have been applied. */
  static Reading doubtful(ErrorCode code) {
    return new Reading(code, false, false, false, null, null);
  }

  /** A declared failure; its declaration vouches that a write was not applied. */
  static Reading of(Declared declared, Throwable thrown) {
    ErrorCode code = declared.code();
    boolean certain = code != ErrorCode.UNKNOWN_OUTCOME && code != ErrorCode.PARTIAL_FAILURE;
    return new Reading(code, false, certain, false, null, new Known(declared, thrown));
  }

  Reading withRetry() {
    return new Reading(code, true, notSent, misconfigured, retryAfter, known);
  }

  Reading withRetryAfter(@Nullable Duration retryAfter) {
    return new Reading(code, retry, notSent, misconfigured, retryAfter, known);
  }

  Reading withMisconfigured() {
    return new Reading(code, retry, notSent, true, retryAfter, known);
  }

  /** The same failure of a call that was cancelled meanwhile. */
  public Reading cancelled() {
    return new Reading(ErrorCode.CANCELLED, false, notSent, false, null, null);
  }

  /**
   * A declared exception.
   *
   * @param declared what is declared about it
   * @param thrown the exception itself, without what wrapped it
   */
  record Known(Declared declared, Throwable thrown) {}
}
