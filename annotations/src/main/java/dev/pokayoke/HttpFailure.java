package dev.pokayoke;

import org.jspecify.annotations.Nullable;

/**
 * What a service throws when a dependency answers an HTTP request with a failure, so that the
 * runtime can tell who can fix it. Its message is for the log; of what is here the model reads
 * nothing.
 *
 * <p>Where the request certainly never left, as when a circuit breaker of the service's own is
 * open, use {@link #notSent}: only that makes a failed write "certainly not applied" without a
 * status.
 */
public final class HttpFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final @Nullable String retryAfter;
  private final @Nullable String body;
  private final boolean sent;

  /**
   * A dependency's answer.
   *
   * @param status status code of the response, 100 to 599
   * @param retryAfter value of its {@code Retry-After} header, in either form of RFC 9110 section
   *     10.2.3, or {@code null} without one
   * @param body text of the response, or {@code null}
   * @throws IllegalArgumentException if the status is not between 100 and 599
   */
  public HttpFailure(int status, @Nullable String retryAfter, @Nullable String body) {
    super("HTTP status " + status);
    if (status < 100 || status > 599) {
      throw new IllegalArgumentException("not an HTTP status: " + status);
    }
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = body;
    this.sent = true;
  }

  private HttpFailure(String message, @Nullable Throwable cause) {
    super(message, cause);
    this.status = 0;
    this.retryAfter = null;
    this.body = null;
    this.sent = false;
  }

  /**
   * A request of which no byte was sent.
   *
   * @param message what prevented it, for the log
   * @param cause the cause, or {@code null}
   */
  public static HttpFailure notSent(String message, @Nullable Throwable cause) {
    return new HttpFailure(message, cause);
  }

  /** Status code of the response; 0 where the request was not sent. */
  public int status() {
    return status;
  }

  /** Value of the {@code Retry-After} header as it came, or {@code null}. */
  public @Nullable String retryAfter() {
    return retryAfter;
  }

  /** Text of the response, or {@code null}. */
  public @Nullable String body() {
    return body;
  }

  /** Whether the dependency may have seen the request. */
  public boolean sent() {
    return sent;
  }
}
