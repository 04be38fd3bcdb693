package dev.pokayoke.runtime.outcome;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.HttpFailure;
import java.time.Instant;

/**
 * What the status of a dependency's answer means (RFC 9110 section 15 and the IANA registry). Only
 * a status that says the request was not carried out proves that a write was not applied; one that
 * a proxy may give while the request is under way does not.
 */
final class HttpStatuses {
  private HttpStatuses() {}

  static Reading read(HttpFailure failure, Instant now) {
    if (!failure.sent()) {
      return Reading.certain(ErrorCode.UNAVAILABLE).withRetry();
    }
    return read(failure.status()).withRetryAfter(RetryAfter.parse(failure.retryAfter(), now));
  }

  private static Reading read(int status) {
    return switch (status) {
      case 400, 413, 414, 415, 422 -> Reading.certain(ErrorCode.INVALID_ARGUMENT);
      case 401, 403, 451 -> Reading.certain(ErrorCode.PERMISSION_DENIED);
      case 404, 410 -> Reading.certain(ErrorCode.NOT_FOUND);
      case 402, 409, 412, 423, 424, 428 -> Reading.certain(ErrorCode.CONFLICT);
      case 405, 406, 407, 411, 416, 417, 426, 431, 501 -> Reading.certain(ErrorCode.INTERNAL);
      case 408, 500, 502, 503, 504, 529 -> Reading.doubtful(ErrorCode.UNAVAILABLE).withRetry();
      case 421, 425 -> Reading.certain(ErrorCode.UNAVAILABLE);
      case 429 -> Reading.certain(ErrorCode.RATE_LIMITED).withRetry();
      default -> readClass(status);
    };
  }

  private static Reading readClass(int status) {
    return switch (status / 100) {
      case 1, 3 -> Reading.certain(ErrorCode.INTERNAL);
      // An unregistered 4xx may be a proxy's word for "the caller went away", as 499 is.
      case 4 -> Reading.doubtful(ErrorCode.INTERNAL);
      // A 2xx is here because its body could not be used: done, but unreadable.
      default -> Reading.doubtful(ErrorCode.UNAVAILABLE);
    };
  }
}
