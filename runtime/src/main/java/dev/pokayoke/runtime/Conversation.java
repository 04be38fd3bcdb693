package dev.pokayoke.runtime;

import org.jspecify.annotations.Nullable;

/** Calls tools on behalf of one conversation between a user and a model. Thread-safe. */
public final class Conversation {
  Conversation() {}

  /**
   * Calls a tool with what the model sent.
   *
   * @param tool name of the tool, as the model sent it
   * @param arguments text of the arguments, as the model sent it; {@code null} or blank for none
   * @return the answer; whatever a model may send and whatever a tool may throw becomes one, short of
   *     an {@link Error} of the JVM itself
   */
  public ToolResult call(String tool, @Nullable String arguments) {
    throw new UnsupportedOperationException();
  }
}
