package dev.pokayoke.mcp.protocol;

/** A server of both eras, for any number of clients. */
public final class Protocol {
  private final ServerInfo info;
  private final ToolRequests tools;
  private final ModernEra modern;

  /** A server of these tools. */
  public Protocol(ServerInfo info, ToolRequests tools) {
    this.info = info;
    this.tools = tools;
    this.modern = new ModernEra(info, tools);
  }

  /** Begins to serve a client that is answered through {@code out}. */
  public Connection connect(Outbox out) {
    return new Connection(modern, () -> new LegacyEra(info, tools, out), out);
  }
}
