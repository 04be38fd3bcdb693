package dev.pokayoke.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class CommandsTest {
  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private Path classes = Path.of("");
  private Path resource = Path.of("");

  @BeforeEach
  void publish() throws IOException {
    classes = folder.resolve("classes");
    resource = Published.in(classes, "hotel.HotelService", Published.BOOK, Published.FIND);
  }

  private int run(Object... arguments) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    CommandLine commands = Main.commandLine();
    commands.setOut(new PrintWriter(out, true));
    commands.setErr(new PrintWriter(err, true));
    commands.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    return commands.execute(Arrays.stream(arguments).map(Object::toString).toArray(String[]::new));
  }

  private static String definition(String tool, String dialect) {
    String marked = "\"" + dialect + "\":";
    int from = tool.indexOf(marked) + marked.length();
    int to = tool.indexOf(dialect.equals("MCP") ? ",\"ANTHROPIC\"" : "},\"lowering\"");
    return tool.substring(from, to);
  }

  @Test
  void schemasPrintsTheListAndNothingElse() {
    assertThat(run("schemas", "--dialect", "mcp", "--class-path", classes)).isZero();

    assertThat(out.toString())
        .isEqualTo(
            "["
                + definition(Published.BOOK, "MCP")
                + ","
                + definition(Published.FIND, "MCP")
                + "]\n");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void severalToolsetsComeInTheOrderOfTheirClassesOrAsNamed() throws IOException {
    Published.in(classes, "a.Desk", Published.BOOK.replace("\"book\"", "\"reserve\""));

    run("schemas", "-d", "mcp", "-c", classes);
    assertThat(out.toString()).matches("(?s).*reserve.*\"book\".*\"find\".*");
    run("schemas", "-d", "mcp", "-c", classes, "-t", "HotelService", "-t", "a.Desk");
    assertThat(out.toString()).matches("(?s).*\"book\".*\"find\".*reserve.*");
    run("schemas", "-d", "mcp", "-c", classes, "-t", "Desk");
    assertThat(out.toString()).contains("reserve").doesNotContain("\"book\"");
  }

  @Test
  void anInnerClassIsNamedAsInJava() throws IOException {
    Published.in(classes, "a.Outer$Desk", Published.BOOK.replace("\"book\"", "\"reserve\""));

    assertThat(run("schemas", "-d", "mcp", "-c", classes, "-t", "Outer.Desk")).isZero();
    assertThat(run("schemas", "-d", "mcp", "-c", classes, "-t", "Desk")).isZero();
    assertThat(run("schemas", "-d", "mcp", "-c", classes, "-t", "esk")).isEqualTo(2);
  }

  @Test
  void whatSchemasCannotGive() throws IOException {
    assertWrong(
        "There is no dialect opnai. Choose one of mcp, anthropic, openai, openai-responses, gemini,"
            + " bedrock.",
        "schemas",
        "-d",
        "opnai",
        "-c",
        classes);
    assertWrong(
        "hotel.HotelService is not published for openai-responses, but for mcp, anthropic. Choose"
            + " one of these, or add OPENAI_RESPONSES to @Toolset(dialects) or -Apokayoke.dialects"
            + " and compile again.",
        "schemas",
        "-d",
        "openai-responses",
        "-c",
        classes);
    assertWrong(
        "There are no tools of Desk on "
            + classes
            + ", but of hotel.HotelService. Choose one of these.",
        "schemas",
        "-d",
        "mcp",
        "-c",
        classes,
        "-t",
        "Desk");
    assertWrong(
        "There is no gone.jar. Build it, or correct the class path.",
        "schemas",
        "-d",
        "mcp",
        "-c",
        "gone.jar");
    Published.in(classes, "motel.HotelService", Published.BOOK);
    assertWrong(
        "HotelService may be hotel.HotelService or motel.HotelService. Name it with its package.",
        "schemas",
        "-d",
        "mcp",
        "-c",
        classes,
        "-t",
        "HotelService");
    assertWrong(
        "Two tools are named book, one of hotel.HotelService and one of motel.HotelService. Choose"
            + " one with --toolset.",
        "schemas",
        "-d",
        "mcp",
        "-c",
        classes);
  }

  private void assertWrong(String message, Object... arguments) {
    assertThat(run(arguments)).isEqualTo(2);
    assertThat(err.toString()).isEqualTo(message + System.lineSeparator());
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void wrongUseIsOneSentenceWithTheRemedy() {
    assertWrong(
        "Missing required options: '--class-path=PATH', '--dialect=DIALECT'. Try `pokayoke schemas"
            + " --help`.",
        "schemas");
    assertWrong("Missing required parameter: 'NEW'. Try `pokayoke diff --help`.", "diff", resource);
    assertWrong(
        "Invalid value for option '--format': expected one of [text, json] (case-insensitive) but"
            + " was 'xml'. Try `pokayoke diff --help`.",
        "diff",
        resource,
        resource,
        "--format",
        "xml");
    assertThat(run("dif")).isEqualTo(2);
    assertThat(err.toString())
        .contains("Unmatched argument at index 0: 'dif'. Try `pokayoke --help`.")
        .contains("Did you mean: pokayoke diff?");
    assertThat(run()).isEqualTo(2);
    assertThat(err.toString()).contains("Missing required subcommand. Try `pokayoke --help`.");
  }

  @Test
  void theSameIsCompatible() {
    assertThat(run("diff", resource, classes)).isZero();

    assertThat(out.toString())
        .isEqualTo(
            "old: " + resource + "\nnew: " + classes + "\n\n0 breaking changes, 0 others.\n");
  }

  @Test
  void aBreakingChangeIsShownAndIsTheExitCode() throws IOException {
    Path after = folder.resolve("after.json");
    Files.writeString(
        after,
        Files.readString(resource)
            .replace("\"SINGLE\",\"DOUBLE\"", "\"SINGLE\"")
            .replace("Books a room.", "Books one."));

    assertThat(run("diff", resource, after)).isEqualTo(1);
    String breaking =
        """
        old: %s
        new: %s

        BREAKING book input.room_type
          DOUBLE is no longer taken.
          old  SINGLE, DOUBLE                          | new  SINGLE
        """
            .formatted(resource, after);
    assertThat(out.toString())
        .isEqualTo(breaking + "\n1 breaking change, 1 other (--all shows them).\n");

    assertThat(run("diff", resource, after, "--all")).isEqualTo(1);
    assertThat(out.toString())
        .isEqualTo(
            breaking
                + """

                note     book
                  The words for the model changed, and with them every prompt.
                  old  Books a room.                           | new  Books one.

                1 breaking change, 1 other.
                """);
    assertThat(run("diff", after, resource)).isZero();
  }

  @Test
  void asJson() throws IOException {
    Path after = folder.resolve("after.json");
    Files.writeString(
        after, Files.readString(resource).replace("\"SINGLE\",\"DOUBLE\"", "\"SINGLE\""));

    assertThat(run("diff", "--format=json", resource, after)).isEqualTo(1);
    assertThat(out.toString())
        .isEqualTo(
            """
            {"compatible":false,"breaking":1,"others":0,"changes":[{"kind":"VALUE_REMOVED",\
            "tool":"book","place":"input.room_type","old":"SINGLE, DOUBLE","new":"SINGLE",\
            "breaking":true,"sentence":"DOUBLE is no longer taken."}]}
            """);
    assertThat(run("diff", "--format=JSON", resource, resource)).isZero();
    assertThat(out.toString())
        .isEqualTo("{\"compatible\":true,\"breaking\":0,\"others\":0,\"changes\":[]}\n");
  }

  @Test
  void whatDiffCannotCompare() throws IOException {
    Path cut = Files.writeString(folder.resolve("cut.json"), "{\"contract\":1,");
    assertWrong(
        cut
            + ", line 1, column 15: the JSON ends early. Write the file again, or compile its class"
            + " again.",
        "diff",
        cut,
        resource);
    Path other = Files.writeString(folder.resolve("other.json"), "[{\"name\":\"book\"}]");
    assertWrong(
        "book was published for GEMINI and is now for MCP, ANTHROPIC. Compare two lists of one"
            + " dialect, or two published resources.",
        "diff",
        other,
        resource);
  }

  @Test
  void whatSchemasPrintsCanBeCompared() throws IOException {
    for (String dialect : new String[] {"mcp", "anthropic"}) {
      run("schemas", "-d", dialect, "-c", classes);
      Path list = Files.writeString(folder.resolve("list.json"), out.toString());

      assertThat(run("diff", list, classes, "--all")).isZero();
      assertThat(out.toString()).endsWith("\n0 breaking changes, 0 others.\n");
      assertThat(run("diff", classes, list, "--all")).isZero();
    }
  }

  @Test
  void sizeCountsBytesAndNamesWhatCouldBeTrimmed() {
    assertThat(run("size", "-c", classes)).isZero();

    assertThat(out.toString())
        .isEqualTo(
            """
            mcp                parameters  result  descriptions   whole
                                      326       0            49     386  book
                                       46      17            26     152  find
                                      372      17            75     538  (all)

            anthropic          parameters  result  descriptions   whole
                                      144       0             0     189  book
                                       46       0             0      91  find
                                      190       0             0     280  (all)

            Longest descriptions:
                  26  find
                  14  book input.guests
                  13  book
                  13  book input.arrival
                   9  book input.room_type

            Could be trimmed:
                  14  book input.guests: the description repeats limits of the schema
                  13  book input.arrival: the description repeats the format of the schema
                   9  book input.room_type: the description says no more than the name
            """);
    run("size", "-c", classes, "-d", "anthropic");
    assertThat(out.toString()).startsWith("anthropic ").endsWith("\nNothing stands out.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"schemas", "diff", "size"})
  void everyCommandHelps(String command) {
    assertThat(run(command, "--help")).isZero();
    assertThat(out.toString())
        .startsWith("Usage: pokayoke " + command)
        .contains("Exit codes:\n", "Example:\n  pokayoke " + command);
    assertThat(out.toString().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void theExitCodesStandInTheHelp() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString())
        .contains(
            """
            Exit codes:
              0   done; for diff: all callers can go on
              1   diff only: a change breaks callers
              2   wrong use, or input that cannot be read; stderr says which and what to do
            """);
    assertThat(run("--version")).isZero();
    assertThat(out.toString()).startsWith("pokayoke ");
  }

  @Test
  void shellsCanCompleteIt() {
    assertThat(run("generate-completion")).isZero();
    assertThat(out.toString()).contains("complete", "schemas", "--class-path");
  }
}
