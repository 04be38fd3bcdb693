package dev.pokayoke.mcp.stdio;

import dev.pokayoke.mcp.protocol.Connection;
import dev.pokayoke.mcp.protocol.Message;
import dev.pokayoke.mcp.protocol.Protocol;
import dev.pokayoke.mcp.protocol.Transport;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCResponse;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCResponse.JSONRPCError;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Serves one client over two streams, one message per line. A line that is no message is answered
 * with an error, and reading goes on. Tools run beside the reading, so that a slow one holds up
 * nothing; as many as {@link #CALLS} at once, and when there are more the client has to wait until
 * one is done.
 */
public final class StdioTransport implements Transport {
  private static final int MAX_LINE = 8 << 20;
  private static final int CALLS = 32;
  private static final int GRACE_SECONDS = 30;

  private final InputStream in;
  private final OutputStream out;

  /** A client that writes to {@code in} and reads from {@code out}. */
  public StdioTransport(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /** Returns when the client has closed its side and every call has been answered. */
  @Override
  public void serve(Protocol protocol) throws IOException {
    MessageWriter writer = new MessageWriter(out);
    Connection connection = protocol.connect(writer);
    Calls calls = new Calls(CALLS);
    try {
      MessageReader reader = new MessageReader(new LineReader(in, MAX_LINE));
      for (boolean more = true; more; ) {
        more = next(reader, writer, connection, calls);
      }
    } finally {
      calls.finish(GRACE_SECONDS);
    }
  }

  private static boolean next(
      MessageReader reader, MessageWriter writer, Connection connection, Calls calls)
      throws IOException {
    try {
      Message message = reader.next();
      if (message == null) {
        return false;
      }
      if (message.runsTool()) {
        calls.run(() -> connection.accept(message));
      } else {
        connection.accept(message);
      }
    } catch (BadMessage e) {
      writer.send(JSONRPCResponse.error(e.id(), new JSONRPCError(e.code(), e.getMessage())));
    }
    return true;
  }
}
