package dev.pokayoke.runtime;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.execute.CallIds;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Calls tools on behalf of one conversation between a user and a model. Thread-safe. */
public final class Conversation {
  private final Toolbox toolbox;
  private final CallContext context;

  Conversation(Toolbox toolbox, CallContext context) {
    this.toolbox = toolbox;
    this.context = context;
  }

  /**
   * Calls a tool with what the model sent.
   *
   * @param tool name of the tool, as the model sent it; {@code null} where it sent none
   * @param arguments text of the arguments, as the model sent it; {@code null} or blank for none
   * @return the answer; whatever a model may send and whatever a tool may throw becomes one, short
   *     of an {@link Error} of the JVM itself
   * @throws IllegalStateException if the toolbox is closed
   */
  public ToolResult call(@Nullable String tool, @Nullable String arguments) {
    toolbox.requireOpen();
    long began = toolbox.time().nanoTime();
    String id = CallIds.next(toolbox.random());
    String name = tool == null ? "" : tool;
    Tool found = toolbox.find(name);
    ToolResult result =
        found == null
            ? new Unanswered(toolbox).unknown(name, id)
            : new OneCall(toolbox, context, found, id, began).answer(arguments);
    Duration took = Duration.ofNanos(toolbox.time().nanoTime() - began);
    toolbox.events().on(new ToolEvent.Finished(name, id, result, took));
    return result;
  }
}
