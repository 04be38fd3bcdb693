package dev.pokayoke.mcp.protocol;

import dev.pokayoke.CallContext;
import org.jspecify.annotations.Nullable;

/** Where the context of a call comes from. */
@FunctionalInterface
public interface Contexts {

  /** The context of a call in a conversation, {@code null} for an unknown one. */
  CallContext of(@Nullable String conversation);
}
