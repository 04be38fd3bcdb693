package dev.pokayoke.runtime.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.HttpFailure;
import dev.pokayoke.runtime.generated.Declared;
import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.ProtocolException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertificateException;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FailureReaderTest {
  private static final Instant NOW = Instant.parse("2026-03-14T12:00:00Z");

  @ParameterizedTest
  @CsvSource({
    "100, INTERNAL,          once,  NOT_SENT",
    "200, UNAVAILABLE,       once,  DOUBT",
    "204, UNAVAILABLE,       once,  DOUBT",
    "301, INTERNAL,          once,  NOT_SENT",
    "304, INTERNAL,          once,  NOT_SENT",
    "400, INVALID_ARGUMENT,  once,  NOT_SENT",
    "401, PERMISSION_DENIED, once,  NOT_SENT",
    "402, CONFLICT,          once,  NOT_SENT",
    "403, PERMISSION_DENIED, once,  NOT_SENT",
    "404, NOT_FOUND,         once,  NOT_SENT",
    "405, INTERNAL,          once,  NOT_SENT",
    "406, INTERNAL,          once,  NOT_SENT",
    "407, INTERNAL,          once,  NOT_SENT",
    "408, UNAVAILABLE,       again, DOUBT",
    "409, CONFLICT,          once,  NOT_SENT",
    "410, NOT_FOUND,         once,  NOT_SENT",
    "411, INTERNAL,          once,  NOT_SENT",
    "412, CONFLICT,          once,  NOT_SENT",
    "413, INVALID_ARGUMENT,  once,  NOT_SENT",
    "414, INVALID_ARGUMENT,  once,  NOT_SENT",
    "415, INVALID_ARGUMENT,  once,  NOT_SENT",
    "418, INTERNAL,          once,  DOUBT",
    "421, UNAVAILABLE,       once,  NOT_SENT",
    "422, INVALID_ARGUMENT,  once,  NOT_SENT",
    "423, CONFLICT,          once,  NOT_SENT",
    "425, UNAVAILABLE,       once,  NOT_SENT",
    "428, CONFLICT,          once,  NOT_SENT",
    "429, RATE_LIMITED,      again, NOT_SENT",
    "451, PERMISSION_DENIED, once,  NOT_SENT",
    "499, INTERNAL,          once,  DOUBT",
    "500, UNAVAILABLE,       again, DOUBT",
    "501, INTERNAL,          once,  NOT_SENT",
    "502, UNAVAILABLE,       again, DOUBT",
    "503, UNAVAILABLE,       again, DOUBT",
    "504, UNAVAILABLE,       again, DOUBT",
    "505, UNAVAILABLE,       once,  DOUBT",
    "520, UNAVAILABLE,       once,  DOUBT",
    "529, UNAVAILABLE,       again, DOUBT",
    "599, UNAVAILABLE,       once,  DOUBT"
  })
  void readsStatuses(int status, ErrorCode code, String retry, String write) {
    Reading reading = read(new HttpFailure(status, null, "body"));
    assertThat(reading.code()).isEqualTo(code);
    assertThat(reading.retry()).isEqualTo(retry.equals("again"));
    assertThat(reading.notSent()).isEqualTo(write.equals("NOT_SENT"));
    assertThat(reading.misconfigured()).isFalse();
    assertThat(reading.known()).isNull();
  }

  @Test
  void readsRetryAfter() {
    assertThat(read(new HttpFailure(503, "7", null)).retryAfter()).isEqualTo(Duration.ofSeconds(7));
    assertThat(read(new HttpFailure(503, "soon", null)).retryAfter()).isNull();
  }

  @Test
  void aRequestThatWasNotSentIsCertainlyNotApplied() {
    Reading reading = read(HttpFailure.notSent("circuit open", null));
    assertThat(reading.code()).isEqualTo(ErrorCode.UNAVAILABLE);
    assertThat(reading.retry()).isTrue();
    assertThat(reading.notSent()).isTrue();
  }

  static Stream<Arguments> beforeSending() {
    return Stream.of(
        arguments(new ConnectException("refused"), false),
        arguments(new ConnectException().initCause(new UnresolvedAddressException()), true),
        arguments(new UnknownHostException("pms"), true),
        arguments(new UnresolvedAddressException(), true),
        arguments(new NoRouteToHostException(), false),
        arguments(new HttpConnectTimeoutException("connect"), false),
        arguments(new SSLHandshakeException("closed"), false),
        arguments(new SSLHandshakeException("PKIX").initCause(new CertificateException()), true),
        arguments(new SSLPeerUnverifiedException("name"), true));
  }

  @ParameterizedTest
  @MethodSource("beforeSending")
  void whatFailsBeforeAConnectionStandsWasNotSent(Throwable thrown, boolean misconfigured) {
    Reading reading = read(thrown);
    assertThat(reading.code()).isEqualTo(ErrorCode.UNAVAILABLE);
    assertThat(reading.retry()).isTrue();
    assertThat(reading.notSent()).isTrue();
    assertThat(reading.misconfigured()).isEqualTo(misconfigured);
  }

  static Stream<Throwable> maybeAfterSending() {
    return Stream.of(
        new IOException(),
        new EOFException(),
        new SocketException("reset"),
        new SocketTimeoutException(),
        new HttpTimeoutException("request"),
        new SSLException("peer speaks plain text"),
        new ProtocolException(),
        new InterruptedIOException("timeout"),
        new TimeoutException());
  }

  @ParameterizedTest
  @MethodSource("maybeAfterSending")
  void whatMayFailAfterSendingLeavesDoubt(Throwable thrown) {
    Reading reading = read(thrown);
    assertThat(reading.code()).isEqualTo(ErrorCode.UNAVAILABLE);
    assertThat(reading.retry()).isTrue();
    assertThat(reading.notSent()).isFalse();
  }

  static Stream<Throwable> undeclared() {
    return Stream.of(
        new IllegalArgumentException("guests"),
        new NullPointerException(),
        new SQLException("23505", "23505"),
        new RuntimeException(new IOException()),
        new StackOverflowError(),
        new Exception());
  }

  @ParameterizedTest
  @MethodSource("undeclared")
  void whatNobodyDeclaredIsNobodysToFix(Throwable thrown) {
    assertThat(read(thrown)).isEqualTo(Reading.UNDECLARED);
  }

  static Stream<Throwable> interrupts() {
    return Stream.of(
        new InterruptedException(),
        new ClosedByInterruptException(),
        new InterruptedIOException().initCause(new InterruptedException()),
        new ExecutionException(new InterruptedException()),
        new UndeclaredThrowableException(new InterruptedException()));
  }

  @ParameterizedTest
  @MethodSource("interrupts")
  void anInterruptIsACancellation(Throwable thrown) {
    assertThat(read(thrown)).isEqualTo(Reading.CANCELLED);
  }

  @Test
  void onlyAnInterruptOfThisThreadSetsItsFlag() {
    assertThat(Interrupts.isOfThisThread(new InterruptedException())).isTrue();
    assertThat(
            Interrupts.isOfThisThread(new UndeclaredThrowableException(new InterruptedException())))
        .isTrue();
    assertThat(Interrupts.isOfThisThread(new ExecutionException(new InterruptedException())))
        .isFalse();
    assertThat(Interrupts.isOfThisThread(new InterruptedIOException("timeout"))).isFalse();
    assertThat(Interrupts.isOfThisThread(new SocketTimeoutException())).isFalse();
  }

  @Test
  void theFlagTurnsDoubtIntoCancellationButNoAnswer() {
    FailureReader reader = new FailureReader(thrown -> null);
    assertThat(reader.read(new IOException(), true, NOW)).isEqualTo(Reading.CANCELLED);
    assertThat(reader.read(new InterruptedIOException(), true, NOW)).isEqualTo(Reading.CANCELLED);
    assertThat(reader.read(new RuntimeException(), true, NOW)).isEqualTo(Reading.CANCELLED);
    assertThat(reader.read(new ConnectException(), true, NOW).notSent()).isTrue();
    assertThat(reader.read(new HttpFailure(404, null, null), true, NOW).code())
        .isEqualTo(ErrorCode.NOT_FOUND);
    assertThat(reader.read(new HttpFailure(503, null, null), true, NOW).code())
        .isEqualTo(ErrorCode.CANCELLED);
  }

  static Stream<Throwable> wrappers() {
    IOException inside = new ConnectException();
    return Stream.of(
        new CompletionException(inside),
        new ExecutionException(inside),
        new UncheckedIOException(inside),
        new UndeclaredThrowableException(inside),
        new CompletionException(new ExecutionException(new UncheckedIOException(inside))));
  }

  @ParameterizedTest
  @MethodSource("wrappers")
  void whatIsWrappedIsWhatHappened(Throwable thrown) {
    assertThat(read(thrown).notSent()).isTrue();
  }

  @Test
  void aWrapperAroundNothingIsUndeclared() {
    assertThat(read(new ExecutionException("x", null))).isEqualTo(Reading.UNDECLARED);
  }

  @Test
  void aCycleOfCausesEnds() {
    ExecutionException own =
        new ExecutionException("own", null) {
          private static final long serialVersionUID = 1L;

          @Override
          public synchronized Throwable getCause() {
            return this;
          }
        };
    assertThat(read(own)).isEqualTo(Reading.UNDECLARED);
    assertThat(Interrupts.isOfThisThread(own)).isFalse();
  }

  @Test
  void aDeclarationIsAskedFirstFromTheOutsideIn() {
    Declared soldOut = Declared.as(ErrorCode.CONFLICT);
    IllegalStateException inside = new IllegalStateException("sold out");
    CompletionException outside = new CompletionException(inside);

    Reading byInside = read(outside, thrown -> thrown == inside ? soldOut : null);
    assertThat(byInside.known()).isEqualTo(new Reading.Known(soldOut, inside));
    assertThat(byInside.retry()).isFalse();
    assertThat(byInside.notSent()).isTrue();

    Reading byOutside = read(outside, thrown -> soldOut);
    assertThat(byOutside.known()).isEqualTo(new Reading.Known(soldOut, outside));
  }

  @Test
  void aDeclarationMayItselfSayThatTheOutcomeIsUnknown() {
    Reading reading = read(new IOException(), thrown -> Declared.as(ErrorCode.UNKNOWN_OUTCOME));
    assertThat(reading.notSent()).isFalse();
  }

  private static Reading read(Throwable thrown) {
    return read(thrown, any -> null);
  }

  private static Reading read(
      Throwable thrown, java.util.function.Function<Throwable, @Nullable Declared> declared) {
    return new FailureReader(declared).read(thrown, false, NOW);
  }
}
