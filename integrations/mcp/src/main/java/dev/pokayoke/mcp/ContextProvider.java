package dev.pokayoke.mcp;

import dev.pokayoke.CallContext;

/**
 * Says on whose behalf a call is made. Tenant, user and every value of a {@code @FromContext}
 * parameter come from here, out of what the host knows for itself, never from what the client sent.
 */
@FunctionalInterface
public interface ContextProvider {

  /**
   * The context of one call; {@link McpRequest#context()} is where to begin. Called once per call,
   * on the thread that runs the tool; it must be thread-safe.
   *
   * @return the context; if none can be given, this may throw: the tool is not run, the client
   *     reads that the call failed, and what was thrown is logged
   */
  CallContext context(McpRequest request);
}
