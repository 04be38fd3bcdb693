package dev.pokayoke.runtime.execute;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.key.WriteKey;
import org.jspecify.annotations.Nullable;

/**
 * A call whose arguments were accepted: all that its attempts have in common. The key of a write is
 * made with it, so that a write of which no key can be made is never sent.
 *
 * @param <R> what the service returns
 */
public final class AcceptedCall<R> {
  private final String id;
  private final ToolFacts tool;
  private final CallContext context;
  private final Invocation<R> invocation;
  private final long began;
  private final @Nullable WriteKey key;

  /**
   * A call.
   *
   * @param id its id
   * @param tool what is called
   * @param service binary name of the service, part of the identity of a write
   * @param context what the host said about the call
   * @param invocation what runs
   * @param began when it began, in nanoseconds of the monotonic clock; its deadline counts from
   *     here
   * @throws RuntimeException whatever the values of the call throw when they are written for the
   *     key
   */
  public AcceptedCall(
      String id,
      ToolFacts tool,
      String service,
      CallContext context,
      Invocation<R> invocation,
      long began) {
    this.id = id;
    this.tool = tool;
    this.context = context;
    this.invocation = invocation;
    this.began = began;
    this.key = tool.read() ? null : WriteKey.of(context, service, tool.method(), invocation);
  }

  String id() {
    return id;
  }

  ToolFacts tool() {
    return tool;
  }

  CallContext context() {
    return context;
  }

  Invocation<R> invocation() {
    return invocation;
  }

  long began() {
    return began;
  }

  /**
   * A read may be tried as often as it says; a write runs once, because its failure proves nothing.
   */
  int attempts() {
    return tool.read() ? Math.max(1, tool.attempts()) : 1;
  }

  /** The key of a write, the same for all attempts. */
  WriteKey key() {
    if (key == null) {
      throw new IllegalStateException(tool.name() + " is a read, which has no key.");
    }
    return key;
  }
}
