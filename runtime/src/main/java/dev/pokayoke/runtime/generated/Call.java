package dev.pokayoke.runtime.generated;

import dev.pokayoke.ToolCall;
import java.util.UUID;

/** What an invocation gets from the runtime beside its arguments. */
public abstract class Call extends ToolCall {

  /** For the runtime. */
  protected Call() {}

  /**
   * The idempotency key of the call: readable prefix and hash, at most 64 of {@code [a-z0-9_-]}.
   */
  public abstract String key();

  /** The same key as a version 8 UUID (RFC 9562, section 5.8). */
  public abstract UUID keyAsUuid();
}
