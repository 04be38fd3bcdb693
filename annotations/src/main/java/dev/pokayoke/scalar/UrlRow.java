package dev.pokayoke.scalar;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Addresses with a protocol that the JVM knows. Nothing here compares two, because {@link URL}
 * would ask the network.
 */
final class UrlRow extends PatternRow<URL> {
  private static final Pattern PROTOCOL = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:[^0-9].*");

  UrlRow() {
    super(
        URL.class,
        "URL",
        "https://example.com/page",
        "^[A-Za-z][A-Za-z0-9+.-]*:[^ \\t\\n\\r]+$",
        null);
  }

  @Override
  public @Nullable URL exact(char[] text, int offset, int length) {
    URI uri = Scalars.URI.exact(text, offset, length);
    if (uri == null || !uri.isAbsolute() || (isWeb(uri) && uri.getRawAuthority() == null)) {
      return null;
    }
    try {
      return uri.toURL();
    } catch (MalformedURLException | IllegalArgumentException unknownProtocol) {
      return null;
    }
  }

  private static boolean isWeb(URI uri) {
    return uri.getScheme().regionMatches(true, 0, "http", 0, 4);
  }

  @Override
  int longest() {
    return UriRow.LONGEST;
  }

  @Override
  Reading<URL> lenient(String text) {
    boolean relative = !PROTOCOL.matcher(text).matches() && UriRow.parse(text) != null;
    return Reading.Refused.because(relative ? Refusal.NO_PROTOCOL : Refusal.UNREADABLE);
  }

  @Override
  public String write(URL value) {
    return value.toExternalForm();
  }
}
