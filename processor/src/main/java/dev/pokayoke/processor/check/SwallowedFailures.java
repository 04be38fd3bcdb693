package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Deed;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.Set;
import java.util.regex.Pattern;

/** What could not be found out is not told as an empty answer. */
final class SwallowedFailures implements Rule {
  /** As wide as a bug, or of a system that does not answer. */
  private static final Set<String> ALL = Set.of("Throwable", "Exception", "RuntimeException");

  private static final Set<String> OF_SYSTEMS =
      Set.of(
          "java.io.IOException",
          "java.io.UncheckedIOException",
          "java.sql.SQLException",
          "java.lang.InterruptedException",
          "java.util.concurrent.TimeoutException",
          "java.util.concurrent.ExecutionException",
          "jakarta.persistence.PersistenceException",
          "org.springframework.dao.DataAccessException",
          "org.springframework.web.client.RestClientException",
          "dev.pokayoke.HttpFailure");

  /** That something does not exist is an answer. */
  private static final Pattern ANSWER =
      Pattern.compile(".*(?:NotFound|NoSuch|EmptyResult|NoResult).*");

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      for (Deed deed : tool.deeds()) {
        if (deed instanceof Deed.Swallows swallowed && isFailure(swallowed)) {
          report.add(
              Diagnostic.SWALLOWED_FAILURE,
              swallowed.origin(),
              Places.of(toolset, tool),
              swallowed.answer(),
              swallowed.exception(),
              again(swallowed));
        }
      }
    }
  }

  /** In a form that the runtime looks through, so that it still knows what failed. */
  private static String again(Deed.Swallows swallowed) {
    if (swallowed.supertypes().contains("java.lang.RuntimeException")) {
      return "throw " + swallowed.variable() + ";";
    }
    String wrapper =
        swallowed.supertypes().contains("java.io.IOException")
            ? "java.io.UncheckedIOException"
            : "java.util.concurrent.CompletionException";
    return "throw new " + wrapper + "(" + swallowed.variable() + ");";
  }

  private static boolean isFailure(Deed.Swallows swallowed) {
    return !ANSWER.matcher(swallowed.exception()).matches()
        && (ALL.contains(swallowed.exception())
            || swallowed.supertypes().stream().anyMatch(OF_SYSTEMS::contains));
  }
}
