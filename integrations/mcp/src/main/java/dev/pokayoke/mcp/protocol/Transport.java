package dev.pokayoke.mcp.protocol;

import java.io.IOException;

/** A way to carry messages between clients and the protocol. */
@FunctionalInterface
public interface Transport {

  /**
   * Carries messages until there are no more.
   *
   * @throws IOException if no more can be read although the client did not end
   */
  void serve(Protocol protocol) throws IOException;
}
