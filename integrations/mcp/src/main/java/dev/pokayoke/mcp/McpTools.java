package dev.pokayoke.mcp;

import dev.pokayoke.mcp.protocol.Protocol;
import dev.pokayoke.mcp.protocol.ServerInfo;
import dev.pokayoke.mcp.protocol.ToolRequests;
import dev.pokayoke.mcp.protocol.Transport;
import dev.pokayoke.mcp.stdio.StdioTransport;
import dev.pokayoke.runtime.Toolbox;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The tools of a {@link Toolbox} as a server of the Model Context Protocol, for clients of revision
 * 2025-11-25 and earlier and of 2026-07-28 alike.
 *
 * <pre>{@code
 * McpTools.builder(toolbox)
 *     .serverInfo("hotel", "1.0")
 *     .context(request -> request.context().put("guest_id", guestId))
 *     .build()
 *     .serveStdio();
 * }</pre>
 *
 * <p>Arguments reach the toolbox as the very text the client sent. Every failure of a tool is a
 * result with {@code isError}; only an unknown tool and a malformed request are errors of the
 * protocol. The toolbox stays the caller's to close.
 */
public final class McpTools {
  private final Protocol protocol;

  private McpTools(Protocol protocol) {
    this.protocol = protocol;
  }

  /** Begins a server of these tools. */
  public static Builder builder(Toolbox toolbox) {
    return new Builder(toolbox);
  }

  /**
   * Serves one client over the standard streams until it closes them, then finishes what is still
   * running. Meanwhile {@link System#out} is {@link System#err}, so that nothing but the protocol
   * is on standard output.
   *
   * @throws IOException if standard input cannot be read
   */
  public void serveStdio() throws IOException {
    PrintStream out = System.out;
    System.setOut(System.err);
    try {
      serve(System.in, out);
    } finally {
      System.setOut(out);
    }
  }

  /**
   * Serves one client over two streams, one JSON-RPC message per line, until the first ends, then
   * finishes what is still running. The streams stay open.
   *
   * @throws IOException if the input cannot be read
   */
  public void serve(InputStream in, OutputStream out) throws IOException {
    serve(new StdioTransport(in, out));
  }

  private void serve(Transport transport) throws IOException {
    transport.serve(protocol);
  }

  /** Collects what a server is made of. */
  public static final class Builder {
    private final Toolbox toolbox;
    private ContextProvider contexts = McpRequest::context;
    private String name = "pokayoke";
    private String version = "0";
    private @Nullable String instructions;

    private Builder(Toolbox toolbox) {
      this.toolbox = Objects.requireNonNull(toolbox, "toolbox");
    }

    /**
     * How the server introduces itself; as pokayoke, version 0, otherwise.
     *
     * @throws IllegalArgumentException if one of them is blank
     */
    public Builder serverInfo(String name, String version) {
      this.name = notBlank(name, "name");
      this.version = notBlank(version, "version");
      return this;
    }

    /**
     * What a client may tell its model about the tools as a whole.
     *
     * @throws IllegalArgumentException if it is blank
     */
    public Builder instructions(String instructions) {
      this.instructions = notBlank(instructions, "instructions");
      return this;
    }

    /**
     * Where the context of a call comes from; by default it has the conversation and nothing else.
     */
    public Builder context(ContextProvider contexts) {
      this.contexts = Objects.requireNonNull(contexts, "contexts");
      return this;
    }

    /**
     * The finished server.
     *
     * @throws IllegalArgumentException if a tool was not generated for MCP
     */
    public McpTools build() {
      ContextProvider provider = contexts;
      ToolRequests tools =
          new ToolRequests(toolbox, conversation -> provider.context(new McpRequest(conversation)));
      return new McpTools(new Protocol(new ServerInfo(name, version, instructions), tools));
    }

    private static String notBlank(String text, String what) {
      if (text.isBlank()) {
        throw new IllegalArgumentException(what + " is blank");
      }
      return text;
    }
  }
}
