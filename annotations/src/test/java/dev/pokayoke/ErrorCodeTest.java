package dev.pokayoke;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ErrorCodeTest {

  @Test
  void eachCodeKnowsWhoFixesItWhetherTheModelMayTryAndWhatItIsTold() {
    String table =
        Arrays.stream(ErrorCode.values())
            .map(
                code ->
                    code + " " + code.fixer() + " " + code.retryable() + " " + code.defaultFix())
            .collect(Collectors.joining("\n"));

    assertThat(table)
        .isEqualTo(
            """
            INVALID_ARGUMENT MODEL true Correct it and call again.
            NOT_FOUND USER false Ask the {user} to check it. Do not try other ids.
            PERMISSION_DENIED NOBODY false Not allowed. Do not retry, reduce or split it. Offer to\
             hand over.
            CONFLICT MODEL true Look again and let the {user} choose.
            UNAVAILABLE RUNTIME false This does not mean none. Do not answer from memory or another\
             tool. Say it cannot be checked now.
            RATE_LIMITED RUNTIME false Not again in this turn.
            PARTIAL_FAILURE MODEL true Keep what succeeded; send only the failed items.
            UNKNOWN_OUTCOME NOBODY_YET false Do not do it again or another way; say it is not yet\
             known.
            CANCELLED USER false\s
            LIMIT_REACHED NOBODY false Use another approach or report what you have.
            INTERNAL NOBODY false Do not call it again with this input.""");
  }
}
