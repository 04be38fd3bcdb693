package dev.pokayoke.runtime;

import dev.pokayoke.runtime.execute.Fatal;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;

/** Tells every observer; one that throws harms neither the call nor the next observer. */
final class Events {
  private static final Logger LOG = System.getLogger("dev.pokayoke.runtime");

  private final List<ToolObserver> observers;

  Events(List<ToolObserver> observers) {
    this.observers = List.copyOf(observers);
  }

  void on(ToolEvent event) {
    for (ToolObserver observer : observers) {
      try {
        observer.on(event);
      } catch (Throwable thrown) {
        Fatal.rethrow(thrown);
        String kind = event.getClass().getSimpleName();
        String line = "A ToolObserver failed on " + kind + "; the call goes on.";
        LogLine.write(LOG, Level.WARNING, line, thrown);
      }
    }
  }
}
