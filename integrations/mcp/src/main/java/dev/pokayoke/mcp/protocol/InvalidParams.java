package dev.pokayoke.mcp.protocol;

/** A request cannot be served as it is; the message is for the client. */
final class InvalidParams extends RuntimeException {
  private static final long serialVersionUID = 1L;

  InvalidParams(String message) {
    super(message, null, false, false);
  }
}
