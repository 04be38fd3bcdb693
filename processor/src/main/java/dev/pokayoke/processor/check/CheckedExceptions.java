package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.List;
import java.util.Set;

/** The model is told what each checked exception means. */
final class CheckedExceptions implements Rule {
  private static final Set<String> BUILT_IN =
      Set.of(
          "java.io.IOException",
          "java.util.concurrent.TimeoutException",
          "java.lang.InterruptedException",
          "java.util.concurrent.ExecutionException");
  private static final List<String> OPEN = List.of("java.lang.Exception", "java.lang.Throwable");

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      for (Tool.Thrown thrown : tool.thrown()) {
        if (!isRead(thrown, tool)) {
          report.add(
              Diagnostic.UNDECLARED_EXCEPTION,
              thrown.origin(),
              Places.of(toolset, tool),
              thrown.exception().text(),
              remedy(thrown));
        }
      }
    }
  }

  private static boolean isRead(Tool.Thrown thrown, Tool tool) {
    return thrown.supertypes().stream().anyMatch(BUILT_IN::contains)
        || tool.failures().stream()
            .anyMatch(failure -> thrown.supertypes().contains(failure.exception().canonicalName()));
  }

  private static String remedy(Tool.Thrown thrown) {
    String name = thrown.exception().text();
    return OPEN.contains(thrown.exception().canonicalName())
        ? "Name the exceptions it really throws instead of " + name + "."
        : "Add @Fails(on = "
            + name
            + ".class, code = ErrorCode.CONFLICT), with the code that fits.";
  }
}
