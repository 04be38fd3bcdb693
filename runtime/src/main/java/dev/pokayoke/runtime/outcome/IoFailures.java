package dev.pokayoke.runtime.outcome;

import dev.pokayoke.ErrorCode;
import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertificateException;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.jspecify.annotations.Nullable;

/**
 * What an I/O failure means. The classes that are thrown before a connection stands prove that
 * nothing was sent; all others may come after the request was read, a read time-out above all.
 */
final class IoFailures {
  private IoFailures() {}

  /** The meaning, or {@code null} for what is no I/O failure. */
  static @Nullable Reading read(Throwable thrown) {
    if (isBeforeSending(thrown)) {
      Reading reading = Reading.certain(ErrorCode.UNAVAILABLE).withRetry();
      return isWrongAddress(thrown) ? reading.withMisconfigured() : reading;
    }
    if (thrown instanceof IOException || thrown instanceof TimeoutException) {
      return Reading.doubtful(ErrorCode.UNAVAILABLE).withRetry();
    }
    return null;
  }

  private static boolean isBeforeSending(Throwable thrown) {
    return thrown instanceof ConnectException
        || thrown instanceof UnknownHostException
        || thrown instanceof UnresolvedAddressException
        || thrown instanceof NoRouteToHostException
        || thrown instanceof HttpConnectTimeoutException
        || thrown instanceof SSLHandshakeException
        || thrown instanceof SSLPeerUnverifiedException;
  }

  /** A name that does not resolve, or a certificate that is not trusted. */
  private static boolean isWrongAddress(Throwable thrown) {
    return thrown instanceof UnknownHostException
        || thrown instanceof UnresolvedAddressException
        || thrown instanceof SSLPeerUnverifiedException
        || thrown.getCause() instanceof UnresolvedAddressException
        || thrown.getCause() instanceof CertificateException;
  }
}
