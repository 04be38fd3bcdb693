package dev.pokayoke.runtime.outcome;

import java.io.UncheckedIOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** Exceptions that say nothing themselves: what they carry is what happened. */
final class Wrappers {
  /** No real exception is wrapped as deep; a cycle of causes is. */
  static final int DEEPEST = 16;

  private Wrappers() {}

  /** What a wrapper carries, or {@code null} for what is no wrapper. */
  static @Nullable Throwable inside(Throwable thrown) {
    boolean wrapper =
        isOfThisThread(thrown)
            || thrown instanceof CompletionException
            || thrown instanceof ExecutionException;
    return wrapper ? thrown.getCause() : null;
  }

  /**
   * What happened on the calling thread: without the wrappers that do not come from another one.
   */
  static Throwable onThisThread(Throwable thrown) {
    Throwable layer = thrown;
    for (int depth = 0; depth < DEEPEST && isOfThisThread(layer); depth++) {
      Throwable inside = layer.getCause();
      if (inside == null) {
        break;
      }
      layer = inside;
    }
    return layer;
  }

  private static boolean isOfThisThread(Throwable thrown) {
    return thrown instanceof UndeclaredThrowableException || thrown instanceof UncheckedIOException;
  }
}
