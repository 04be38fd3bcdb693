package dev.pokayoke.scalar;

import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/** Identifiers of resources, relative ones among them, in the syntax of {@link URI}. */
final class UriRow extends PatternRow<URI> {
  static final int LONGEST = 8_000;

  UriRow() {
    super(URI.class, "URI", "https://example.com/page", "^[^ \\t\\n\\r]+$", "^[^ \\t\\n\\r]*$");
  }

  @Override
  public @Nullable URI exact(char[] text, int offset, int length) {
    return length == 0 || length > LONGEST ? null : parse(new String(text, offset, length));
  }

  static @Nullable URI parse(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException other) {
      return null;
    }
  }

  @Override
  int longest() {
    return LONGEST;
  }

  @Override
  Reading<URI> lenient(String text) {
    return Reading.Refused.because(Refusal.UNREADABLE);
  }
}
