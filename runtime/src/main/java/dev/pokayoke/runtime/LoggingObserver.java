package dev.pokayoke.runtime;

import dev.pokayoke.runtime.ToolEvent.Coerced;
import dev.pokayoke.runtime.ToolEvent.Failed;
import dev.pokayoke.runtime.ToolEvent.Finished;
import dev.pokayoke.runtime.ToolEvent.Refused;
import dev.pokayoke.runtime.ToolEvent.Retrying;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes one log line per event. Arguments and results never get into a line, nor do the messages
 * that quote them: whoever reads a log need not be allowed to read those. What a tool threw is
 * logged only where an incident id leads to it.
 */
final class LoggingObserver implements ToolObserver {
  static final Logger LOG = System.getLogger("dev.pokayoke.runtime");

  /** What a wire path looks like. Anything else was thought up by a model. */
  private static final Pattern WIRE_PATH = Pattern.compile("[A-Za-z_@][\\w.\\[\\]-]{0,79}+");

  @Override
  public void on(ToolEvent event) {
    if (event instanceof Coerced coerced) {
      Coercion coercion = coerced.coercion();
      log(Level.DEBUG, event, "coerced " + path(coercion.field()) + " by " + coercion.rule(), null);
    } else if (event instanceof Refused refused) {
      log(Level.INFO, event, "refused: " + facts(refused.error()), null);
    } else if (event instanceof Retrying retrying) {
      String attempt = "attempt " + retrying.attemptId() + " failed with ";
      String wait = ", next in " + retrying.delay().toMillis() + " ms";
      log(Level.INFO, event, attempt + nameOf(retrying.cause()) + wait, null);
    } else if (event instanceof Failed failed) {
      onFailed(failed);
    } else if (event instanceof Finished finished) {
      String how = finished.result().isError() ? "error" : "success";
      log(Level.DEBUG, event, how + " after " + finished.took().toMillis() + " ms", null);
    }
  }

  private static void onFailed(Failed failed) {
    ToolError error = failed.error();
    String line = "failed at attempt " + failed.attempts() + ": " + facts(error);
    Throwable cause = failed.cause();
    if (error.incident() != null) {
      log(Level.ERROR, failed, line + ", incident " + error.incident(), cause);
    } else if (cause != null) {
      log(Level.WARNING, failed, line + ", " + nameOf(cause), null);
    } else {
      log(Level.WARNING, failed, line, null);
    }
  }

  private static String facts(ToolError error) {
    StringBuilder facts = new StringBuilder(error.code().name());
    if (error.field() != null) {
      facts.append(' ').append(path(error.field()));
    }
    if (error.reason() != null) {
      facts.append(' ').append(error.reason());
    }
    List<ToolError.Problem> problems = error.problems();
    for (ToolError.Problem problem : problems) {
      facts.append(' ').append(path(problem.field()));
    }
    return facts.append(", ").append(error.outcome()).toString();
  }

  private static String path(@Nullable String field) {
    return field != null && WIRE_PATH.matcher(field).matches() ? field : "?";
  }

  private static String nameOf(Throwable thrown) {
    return thrown.getClass().getName();
  }

  private static void log(Level level, ToolEvent event, String what, @Nullable Throwable thrown) {
    if (LOG.isLoggable(level)) {
      String line = path(event.tool()) + " [" + event.call() + "] " + what;
      if (thrown == null) {
        LOG.log(level, line);
      } else {
        LogLine.write(LOG, level, line, thrown);
      }
    }
  }
}
