package dev.pokayoke;

import org.jspecify.annotations.Nullable;

/**
 * One call of one tool, as a service method sees it: declare a parameter of this type and the
 * runtime passes the call; no schema shows it. {@link #current()} serves interceptors, such as the
 * one of an HTTP client that sends {@link #attemptId()} as a header.
 */
public abstract class ToolCall {
  private static final ThreadLocal<ToolCall> CURRENT = new ThreadLocal<>();

  /** For the runtime. */
  protected ToolCall() {}

  /** Published name of the tool. */
  public abstract String tool();

  /** Id of the call, the same for all its attempts. */
  public abstract String id();

  /** Which attempt this is, counted from 1. */
  public abstract int attempt();

  /** Id of this attempt, unique among all attempts of all calls. */
  public abstract String attemptId();

  /** What the host said about the call. */
  public abstract CallContext context();

  /** The call this thread is running a tool for, or {@code null} where it is running none. */
  public static @Nullable ToolCall current() {
    return CURRENT.get();
  }

  /**
   * For the runtime: makes a call this thread's current one.
   *
   * @param call the call, or {@code null} to end the scope
   * @return the call that was current before, to be restored in a {@code finally}
   */
  protected static @Nullable ToolCall enter(@Nullable ToolCall call) {
    ToolCall before = CURRENT.get();
    if (call == null) {
      CURRENT.remove();
    } else {
      CURRENT.set(call);
    }
    return before;
  }
}
