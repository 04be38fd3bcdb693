package dev.pokayoke.processor.check;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.processor.model.Deed;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Tool.Effect;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The model is told what the exceptions mean that a tool makes itself. */
final class ThrownExceptions implements Rule {
  /** Those of the JDK that speak of arguments or data; all others speak of mistakes in programs. */
  private static final Set<String> OF_THE_JDK =
      Set.of(
          "java.lang.IllegalArgumentException",
          "java.lang.SecurityException",
          "java.util.NoSuchElementException",
          "java.time.DateTimeException");

  private static final Pattern JDK = Pattern.compile("javax?\\..*");

  private static final String READ_BY_ITSELF = "dev.pokayoke.HttpFailure";

  private static final List<Map.Entry<Pattern, ErrorCode>> CODES =
      List.of(
          Map.entry(
              Pattern.compile(".*(?:NotFound|NoSuch|Unknown|Missing).*"), ErrorCode.NOT_FOUND),
          Map.entry(
              Pattern.compile(".*(?:Denied|Forbidden|Unauthori[sz]ed|NotAllowed|Security).*"),
              ErrorCode.PERMISSION_DENIED),
          Map.entry(
              Pattern.compile(".*(?:Invalid|IllegalArgument|Validation|DateTime).*"),
              ErrorCode.INVALID_ARGUMENT),
          Map.entry(Pattern.compile(".*(?:Unavailable|Timeout).*"), ErrorCode.UNAVAILABLE));

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      for (Deed deed : tool.deeds()) {
        if (deed instanceof Deed.Throws thrown && !isExplained(thrown, tool)) {
          String name = thrown.exception().text();
          report.add(
              Diagnostic.UNDECLARED_THROW,
              thrown.origin(),
              Places.of(toolset, tool),
              name,
              name,
              code(thrown.exception()),
              tool.effect() == Effect.READ ? "" : " if nothing is changed before it");
        }
      }
    }
  }

  private static boolean isExplained(Deed.Throws thrown, Tool tool) {
    String name = thrown.exception().canonicalName();
    return (JDK.matcher(name).matches() && !OF_THE_JDK.contains(name))
        || thrown.supertypes().contains(READ_BY_ITSELF)
        || tool.failures().stream()
            .anyMatch(failure -> thrown.supertypes().contains(failure.exception().canonicalName()));
  }

  private static ErrorCode code(JavaType.Named exception) {
    return CODES.stream()
        .filter(code -> code.getKey().matcher(exception.ownName()).matches())
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(ErrorCode.CONFLICT);
  }
}
