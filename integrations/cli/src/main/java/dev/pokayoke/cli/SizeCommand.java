package dev.pokayoke.cli;

import dev.pokayoke.compat.PublishedTool;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "size",
    description = "Counts the bytes of each tool, and names what could be trimmed.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:counted", "2:wrong use, or tools that cannot be read"},
    footer = {
      "",
      "The largest tool comes first. Every byte is sent with every request.",
      "",
      "Example:",
      "  pokayoke size --class-path app.jar --dialect anthropic"
    })
final class SizeCommand implements Callable<Integer> {
  private static final int MOST_SHOWN = 20;
  private static final int LONGEST_SHOWN = 5;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private ClassPathOption classPath = new ClassPathOption();

  @Option(
      names = {"-d", "--dialect"},
      paramLabel = "DIALECT",
      description = "Only this dialect; all of them otherwise.")
  private String dialect = "";

  /** The bytes of one tool. */
  private record Row(String name, int whole, int parameters, int result, int words) {
    static Row of(PublishedTool tool, String dialect) {
      return new Row(
          tool.name(),
          SchemaWords.bytes(tool.definition(dialect)),
          SchemaWords.bytes(tool.parameters(dialect)),
          SchemaWords.bytes(tool.result(dialect)),
          SchemaWords.of(tool, dialect).stream()
              .mapToInt(words -> SchemaWords.bytes(words.text()))
              .sum());
    }

    Row plus(Row other) {
      return new Row(
          name,
          whole + other.whole,
          parameters + other.parameters,
          result + other.result,
          words + other.words);
    }
  }

  @Override
  public Integer call() {
    List<PublishedTool> tools = classPath.tools();
    Set<String> dialects =
        dialect.isEmpty() ? Dialects.of(tools) : Set.of(Dialects.of(dialect, tools));
    PrintWriter out = spec.commandLine().getOut();
    for (String one : dialects) {
      table(one, tools, out);
    }
    String first = dialects.iterator().next();
    longest(first, tools, out);
    trims(first, tools, out);
    out.flush();
    return 0;
  }

  private static void table(String dialect, List<PublishedTool> tools, PrintWriter out) {
    List<Row> rows =
        tools.stream()
            .filter(tool -> tool.dialects().contains(dialect))
            .map(tool -> Row.of(tool, dialect))
            .sorted(Comparator.comparingInt(Row::whole).reversed().thenComparing(Row::name))
            .toList();
    out.printf("%-17s  parameters  result  descriptions   whole%n", Dialects.typed(dialect));
    rows.forEach(row -> line(row, out));
    line(rows.stream().reduce(new Row("(all)", 0, 0, 0, 0), Row::plus), out);
    out.println();
  }

  private static void line(Row row, PrintWriter out) {
    out.printf(
        Locale.ROOT,
        "%,29d  %,6d  %,12d  %,6d  %s%n",
        row.parameters(),
        row.result(),
        row.words(),
        row.whole(),
        row.name());
  }

  private static void longest(String dialect, List<PublishedTool> tools, PrintWriter out) {
    List<SchemaWords.Value> described =
        tools.stream()
            .filter(tool -> tool.dialects().contains(dialect))
            .flatMap(tool -> SchemaWords.of(tool, dialect).stream())
            .filter(value -> !value.text().isEmpty())
            .sorted(
                Comparator.comparingInt(
                        (SchemaWords.Value value) -> SchemaWords.bytes(value.text()))
                    .reversed()
                    .thenComparing(SchemaWords.Value::place))
            .limit(LONGEST_SHOWN)
            .toList();
    if (!described.isEmpty()) {
      out.println("Longest descriptions:");
      described.forEach(
          value ->
              out.printf(
                  Locale.ROOT, "%,8d  %s%n", SchemaWords.bytes(value.text()), value.place()));
      out.println();
    }
  }

  private static void trims(String dialect, List<PublishedTool> tools, PrintWriter out) {
    List<Trim> trims =
        tools.stream()
            .filter(tool -> tool.dialects().contains(dialect))
            .flatMap(tool -> Trim.of(tool, dialect).stream())
            .sorted(Comparator.comparingInt(Trim::bytes).reversed().thenComparing(Trim::place))
            .toList();
    out.println(trims.isEmpty() ? "Nothing stands out." : "Could be trimmed:");
    trims.stream()
        .limit(MOST_SHOWN)
        .forEach(
            trim ->
                out.printf(Locale.ROOT, "%,8d  %s: %s%n", trim.bytes(), trim.place(), trim.why()));
    if (trims.size() > MOST_SHOWN) {
      out.printf(Locale.ROOT, "          and %,d more%n", trims.size() - MOST_SHOWN);
    }
  }
}
