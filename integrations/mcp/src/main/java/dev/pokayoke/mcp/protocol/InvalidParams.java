package dev.pokayoke.mcp.protocol;

/** A request cannot be served as it is; the message is for the client. */
final class InvalidParams extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String forClient;

  InvalidParams(String forClient) {
    super(forClient, null, false, false);
    this.forClient = forClient;
  }

  @Override
  public String getMessage() {
    return forClient;
  }
}
