package dev.pokayoke.mcp.protocol;

/** Takes what has to be sent to a client. Thread-safe; it does not throw. */
@FunctionalInterface
public interface Outbox {

  /** Sends a JSON-RPC message, an object of the SDK. */
  void send(Object message);
}
