package dev.pokayoke.runtime.text;

import org.jspecify.annotations.Nullable;

/** The words of a foreign exception. */
public final class OwnWords {
  private OwnWords() {}

  /** Its message; {@code null} where it has none, or fails at making it up. */
  public static @Nullable String of(Throwable thrown) {
    try {
      return thrown.getMessage();
    } catch (Throwable noWords) {
      return null;
    }
  }
}
