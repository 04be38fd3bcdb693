package dev.pokayoke.runtime.generated;

import java.io.Writer;
import org.jspecify.annotations.Nullable;

/**
 * Collects what a generator writes. Most texts fit its buffer, are written once, at the end, and
 * are made once.
 */
final class WrittenText extends Writer {
  private @Nullable String first;
  private @Nullable StringBuilder all;

  @Override
  public void write(char[] chars, int from, int count) {
    if (first == null) {
      first = new String(chars, from, count);
      return;
    }
    if (all == null) {
      all = new StringBuilder(first);
    }
    all.append(chars, from, count);
  }

  String text() {
    if (all != null) {
      return all.toString();
    }
    return first == null ? "" : first;
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
