package dev.pokayoke.mcp.stdio;

import org.jspecify.annotations.Nullable;

/** A line is no message; the text is for the client. */
final class BadMessage extends Exception {
  static final int PARSE_ERROR = -32700;
  static final int INVALID_REQUEST = -32600;

  private static final long serialVersionUID = 1L;

  private final int code;
  private final String forClient;
  private final transient @Nullable Object id;

  BadMessage(int code, String forClient, @Nullable Object id) {
    super(forClient, null, false, false);
    this.code = code;
    this.forClient = forClient;
    this.id = id;
  }

  @Override
  public String getMessage() {
    return forClient;
  }

  /** The JSON-RPC error code. */
  int code() {
    return code;
  }

  /** The id of the request, or {@code null} where it cannot be told. */
  @Nullable Object id() {
    return id;
  }
}
