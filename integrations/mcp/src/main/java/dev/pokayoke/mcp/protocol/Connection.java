package dev.pokayoke.mcp.protocol;

import io.modelcontextprotocol.modern.JsonRpc.JSONRPCResponse;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One client. Each message goes to the era it belongs to: {@code initialize} begins the one of
 * revision 2025-11-25 and earlier, a message that carries its protocol version belongs to
 * 2026-07-28, and any other to the former if it has begun; else it is refused. So a client that
 * asks {@code server/discover}, loses patience and falls back to {@code initialize} is served all
 * the same.
 */
public final class Connection {
  private static final String VERSION = "io.modelcontextprotocol/protocolVersion";

  private static final String NO_ERA =
      "Send initialize first, or the protocol version in params._meta[\"" + VERSION + "\"].";

  private final ModernEra modern;
  private final Supplier<LegacyEra> begin;
  private final Outbox out;
  private volatile @Nullable LegacyEra legacy;

  Connection(ModernEra modern, Supplier<LegacyEra> begin, Outbox out) {
    this.modern = modern;
    this.begin = begin;
    this.out = out;
  }

  /**
   * Handles a message and sends what there is to answer before it returns. Several messages may be
   * handled at once, but not before {@code initialize} is.
   */
  public void accept(Message message) {
    if (message.method().equals(LegacyEra.INITIALIZE) && message.id() != null) {
      legacy = begin.get();
    }
    LegacyEra begun = legacy;
    if (message.meta().containsKey(VERSION)) {
      modern.accept(message, out);
    } else if (begun != null) {
      begun.accept(message);
    } else if (message.id() != null) {
      out.send(
          JSONRPCResponse.error(
              message.id(), new JSONRPCError(McpSchema.ErrorCodes.INVALID_PARAMS, NO_ERA)));
    }
  }
}
