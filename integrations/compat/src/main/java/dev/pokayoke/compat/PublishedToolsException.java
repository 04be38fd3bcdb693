package dev.pokayoke.compat;

/** Published tools that cannot be read: where, what is wrong, and what to do. */
public final class PublishedToolsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  PublishedToolsException(String message) {
    super(message);
  }
}
