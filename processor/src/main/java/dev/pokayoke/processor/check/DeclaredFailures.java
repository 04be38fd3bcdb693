package dev.pokayoke.processor.check;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/** An exception is declared once, as something a service can know. */
final class DeclaredFailures implements Rule {
  private static final Set<ErrorCode> OF_THE_RUNTIME =
      EnumSet.of(
          ErrorCode.PARTIAL_FAILURE,
          ErrorCode.UNKNOWN_OUTCOME,
          ErrorCode.LIMIT_REACHED,
          ErrorCode.CANCELLED);

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      Set<JavaType> declared = new HashSet<>();
      for (Failure failure : tool.failures()) {
        String exception = Places.of(failure.exception());
        if (!declared.add(failure.exception())) {
          report.add(Diagnostic.EXCEPTION_TWICE, failure.origin(), exception);
        }
        if (OF_THE_RUNTIME.contains(failure.code())) {
          report.add(Diagnostic.CODE_OF_THE_RUNTIME, failure.origin(), exception, failure.code());
        }
      }
    }
  }
}
