package dev.pokayoke.runtime;

import dev.pokayoke.runtime.execute.Fatal;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Logs foreign exceptions. */
final class LogLine {
  private LogLine() {}

  /**
   * Writes a line and what was thrown. An exception may fail at being written, and would take the
   * call with it; then its class has to do.
   */
  static void write(Logger log, Level level, String line, Throwable thrown) {
    try {
      log.log(level, line, thrown);
    } catch (Throwable notWritten) {
      Fatal.rethrow(notWritten);
      log.log(level, line + " (" + thrown.getClass().getName() + ")");
    }
  }
}
