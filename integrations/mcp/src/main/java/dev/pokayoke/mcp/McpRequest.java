package dev.pokayoke.mcp;

import dev.pokayoke.CallContext;
import org.jspecify.annotations.Nullable;

/**
 * What a client said of the circumstances of a call.
 *
 * @param conversation id of the conversation, from {@code _meta["dev.pokayoke/conversation"]};
 *     {@code null} where the client does not say, because one connection may serve many chats
 */
public record McpRequest(@Nullable String conversation) {

  /** A context of the conversation, or of an unknown one, with nothing else in it. */
  public CallContext context() {
    return conversation == null ? CallContext.unknown() : CallContext.of(conversation);
  }
}
