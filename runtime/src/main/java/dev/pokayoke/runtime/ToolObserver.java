package dev.pokayoke.runtime;

/**
 * Hears what happens to calls, on the thread it happens on. It must be fast and thread-safe; what
 * it throws is logged and changes nothing.
 */
@FunctionalInterface
public interface ToolObserver {

  /** Something happened. */
  void on(ToolEvent event);
}
