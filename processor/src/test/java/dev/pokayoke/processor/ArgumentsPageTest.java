package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.ArgumentProbe;
import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.ToolError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The rows of {@code docs/arguments.md} are true: each is called as it says. New outcomes: {@code
 * -Dpokayoke.golden=update}.
 */
class ArgumentsPageTest {
  private static final Path PAGE = Path.of("../docs/arguments.md");
  private static final boolean UPDATE = "update".equals(System.getProperty("pokayoke.golden"));
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| (`+)(.+?)\\1 \\| (?:nothing|(`+) ?(.+?) ?\\3) \\| (.+) \\|$");
  private static final Pattern TYPES = Pattern.compile("(?s)```java\n(.*?)```");
  private static final Pattern RULE = Pattern.compile("(?m)^\\| `([a-z-]+)` \\|");

  @ParameterizedTest
  @EnumSource
  void everyRowIsTrue(TestCompiler compiler) throws IOException {
    String page = Files.readString(PAGE);
    List<MatchResult> rows = ROW.matcher(page).results().toList();
    List<String> declared = rows.stream().map(row -> row.group(2)).distinct().toList();
    Served served = Served.service(compiler, types(page) + tools(declared));

    String shown =
        ROW.matcher(page)
            .replaceAll(
                row ->
                    Matcher.quoteReplacement(
                        row.group().substring(0, row.start(5) - row.start())
                            + outcome(served, declared.indexOf(row.group(2)), row)
                            + " |"));

    if (UPDATE) {
      Files.writeString(PAGE, shown);
    }
    assertThat(rows).hasSizeGreaterThan(200);
    assertThat(shown).isEqualTo(page);
  }

  @Test
  void everyRuleHasARow() throws IOException {
    String page = Files.readString(PAGE);
    assertThat(RULE.matcher(Files.readString(Path.of("../docs/coercions.md"))).results())
        .extracting(rule -> "`" + rule.group(1) + "`")
        .hasSizeGreaterThan(30)
        .allSatisfy(rule -> assertThat(page).contains(rule));
  }

  private static String types(String page) {
    Matcher types = TYPES.matcher(page);
    assertThat(types.find()).isTrue();
    return types.group(1);
  }

  private static String tools(List<String> declared) {
    StringBuilder tools = new StringBuilder();
    for (int i = 0; i < declared.size(); i++) {
      String parameters =
          isWhole(declared.get(i)) ? declared.get(i) : "(" + declared.get(i) + " value)";
      tools.append("@Read String tool").append(i).append(parameters).append(" { return \"\"; }\n");
    }
    return tools.toString();
  }

  private static boolean isWhole(String declared) {
    return declared.startsWith("(");
  }

  private static String outcome(Served served, int tool, MatchResult row) {
    boolean whole = isWhole(row.group(2));
    String sent = row.group(4) == null ? "" : row.group(4).replace('⏎', '\n');
    String text = whole || sent.isEmpty() ? sent : "{\"value\":" + sent + "}";
    ArgumentProbe probe = served.probe("tool" + tool, text);
    if (probe.refusal() != null) {
      return refused(probe.refusal(), whole);
    }
    String arguments = Objects.requireNonNull(probe.arguments());
    if (probe.coercions().isEmpty() && arguments.equals(text)) {
      return "as sent";
    }
    List<String> cell = new ArrayList<>(List.of(read(arguments, whole)));
    probe.coercions().stream()
        .map(Coercion::rule)
        .distinct()
        .forEach(rule -> cell.add("`" + rule + "`"));
    return String.join(", ", cell);
  }

  private static String read(String arguments, boolean whole) {
    if (whole) {
      return "`" + arguments.replace("\\n", "⏎") + "`";
    }
    return arguments.equals("{}")
        ? "absent"
        : "`" + arguments.substring("{\"value\":".length(), arguments.length() - 1) + "`";
  }

  private static String refused(ToolError error, boolean whole) {
    List<ToolError.Problem> problems =
        error.problems().isEmpty()
            ? List.of(new ToolError.Problem(error.field(), error.message(), error.fix()))
            : error.problems();
    return problems.stream()
        .map(problem -> sentences(problem, whole))
        .collect(Collectors.joining(" ", "refused: ", ""));
  }

  private static String sentences(ToolError.Problem problem, boolean whole) {
    String field = Objects.requireNonNullElse(problem.field(), "");
    String place = field.isEmpty() || (!whole && field.equals("value")) ? "" : "`" + field + "`: ";
    String fix =
        problem.fix().equals(ErrorCode.INVALID_ARGUMENT.defaultFix()) ? "" : " " + problem.fix();
    return place + problem.message() + fix;
  }
}
