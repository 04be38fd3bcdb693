package dev.pokayoke.mcp.stdio;

import dev.pokayoke.mcp.protocol.Message;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the messages of a client, one per line; blank lines are passed over. */
final class MessageReader {
  private final LineReader lines;

  MessageReader(LineReader lines) {
    this.lines = lines;
  }

  /**
   * The next message, or {@code null} at the end of the stream.
   *
   * @throws BadMessage if the next line is none; reading may go on
   */
  @Nullable Message next() throws IOException, BadMessage {
    for (String line; (line = lines.next()) != null; ) {
      if (!line.isBlank()) {
        Message message = message(MessageParser.parse(line));
        if (message != null) {
          return message;
        }
      }
    }
    return null;
  }

  /** The message in an envelope; {@code null} for an answer, because the server asks nothing. */
  private static @Nullable Message message(@Nullable Object json) throws BadMessage {
    if (!(json instanceof Map<?, ?> envelope)) {
      throw invalid("A message is one JSON object.", null);
    }
    Object id = envelope.get("id");
    if (!envelope.containsKey("method")
        && (envelope.containsKey("result") || envelope.containsKey("error"))) {
      return null;
    }
    if (envelope.containsKey("id")
        && !(id instanceof String || id instanceof Integer || id instanceof Long)) {
      throw invalid("id must be text or a whole number.", null);
    }
    if (!"2.0".equals(envelope.get("jsonrpc"))) {
      throw invalid("jsonrpc must be \"2.0\".", id);
    }
    if (!(envelope.get("method") instanceof String method)) {
      throw invalid("method must be text.", id);
    }
    return new Message(method, id, envelope.get("params"));
  }

  private static BadMessage invalid(String message, @Nullable Object id) {
    return new BadMessage(BadMessage.INVALID_REQUEST, message, id);
  }
}
