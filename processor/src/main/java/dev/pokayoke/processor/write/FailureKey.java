package dev.pokayoke.processor.write;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.processor.model.Failure;

/** What an exception means, whichever exception it is. */
record FailureKey(ErrorCode code, String reason, String message, String fix, String field) {
  static FailureKey of(Failure failure) {
    return new FailureKey(
        failure.code(), failure.reason(), failure.message(), failure.fix(), failure.field());
  }
}
