package dev.pokayoke.cli;

/** What was asked for cannot be given: why, and what to do. */
final class BadRequest extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BadRequest(String message) {
    super(message);
  }
}
