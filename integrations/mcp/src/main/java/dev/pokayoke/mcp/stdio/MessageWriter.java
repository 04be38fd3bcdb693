package dev.pokayoke.mcp.stdio;

import dev.pokayoke.mcp.protocol.Outbox;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.json.JsonMapper;

/** Writes messages to a client, one per line, each as a whole. */
final class MessageWriter implements Outbox {
  private static final System.Logger LOG = System.getLogger("dev.pokayoke.mcp");

  private final OutputStream out;

  MessageWriter(OutputStream out) {
    this.out = out;
  }

  @Override
  public void send(Object message) {
    // Strings escape their line ends, so what is left of them stands between tokens.
    String line =
        JsonMapper.shared().writeValueAsString(message).replace("\r", "").replace('\n', ' ') + "\n";
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    // An interrupt is for the tool that ran here; some streams would keep the answer back for it.
    boolean interrupted = Thread.interrupted();
    write(bytes);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void write(byte[] bytes) {
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "The client reads no more", e);
    }
  }
}
