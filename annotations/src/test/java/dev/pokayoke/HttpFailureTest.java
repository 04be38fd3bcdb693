package dev.pokayoke;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class HttpFailureTest {

  @Test
  void anAnswerCarriesStatusWaitAndBody() {
    HttpFailure failure = new HttpFailure(503, "30", "{\"title\":\"busy\"}");

    assertThat(failure).hasMessage("HTTP status 503");
    assertThat(failure.status()).isEqualTo(503);
    assertThat(failure.retryAfter()).isEqualTo("30");
    assertThat(failure.body()).isEqualTo("{\"title\":\"busy\"}");
    assertThat(failure.sent()).isTrue();
  }

  @Test
  void aRequestThatNeverLeftHasNoStatus() {
    Exception cause = new IllegalStateException("open");

    HttpFailure failure = HttpFailure.notSent("breaker open", cause);

    assertThat(failure).hasMessage("breaker open").hasCause(cause);
    assertThat(failure.status()).isZero();
    assertThat(failure.sent()).isFalse();
  }

  @Test
  void whatIsNoStatusIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new HttpFailure(42, null, null))
        .withMessage("not an HTTP status: 42");
  }
}
