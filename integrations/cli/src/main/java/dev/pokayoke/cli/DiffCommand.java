package dev.pokayoke.cli;

import dev.pokayoke.compat.PublishedTools;
import dev.pokayoke.compat.SchemaDiff;
import dev.pokayoke.compat.ToolChange;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

@Command(
    name = "diff",
    description = "Compares two publications and says which changes break callers.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all callers can go on",
      "1:a change breaks callers",
      "2:wrong use, or input that cannot be read or compared"
    },
    footer = {
      "",
      "OLD and NEW are each a jar, a folder, a class path, a published resource",
      "(META-INF/pokayoke/*.json), the file that a test keeps, or a list of tools as",
      "`schemas` prints it.",
      "",
      "Example:",
      "  pokayoke diff released.jar target/app.jar"
    })
final class DiffCommand implements Callable<Integer> {
  private static final String BREAKING = "BREAKING";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "OLD", description = "What was published before.")
  private String before = "";

  @Parameters(index = "1", paramLabel = "NEW", description = "What would be published now.")
  private String after = "";

  @Option(
      names = {"-f", "--format"},
      defaultValue = "text",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} otherwise.")
  private Format format = Format.text;

  @Option(
      names = {"-a", "--all"},
      description = "Shows the changes that break nobody too.")
  private boolean all;

  /** As they are typed. */
  enum Format {
    text,
    json
  }

  @Override
  public Integer call() {
    SchemaDiff diff = SchemaDiff.between(PublishedTools.at(before), PublishedTools.at(after));
    PrintWriter out = spec.commandLine().getOut();
    out.print(format == Format.json ? json(diff) : text(diff));
    out.flush();
    return diff.isCompatible() ? 0 : Main.BREAKING;
  }

  private String text(SchemaDiff diff) {
    int breaking = diff.breaking().size();
    int others = diff.changes().size() - breaking;
    String red = spec.commandLine().getColorScheme().ansi().string("@|bold,red " + BREAKING + "|@");
    String changes = diff.text(all).replaceAll("(?m)^" + BREAKING, red.replace("\\", "\\\\"));
    return changes
        + "\n"
        + counted(breaking, "breaking change")
        + ", "
        + counted(others, "other")
        + (others > 0 && !all ? " (--all shows them)" : "")
        + ".\n";
  }

  private static String counted(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  private String json(SchemaDiff diff) {
    List<ToolChange> shown = all ? diff.changes() : diff.breaking();
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeBooleanProperty("compatible", diff.isCompatible());
      json.writeNumberProperty("breaking", diff.breaking().size());
      json.writeNumberProperty("others", diff.changes().size() - diff.breaking().size());
      json.writeName("changes");
      json.writeStartArray();
      for (ToolChange change : shown) {
        json.writeStartObject();
        json.writeStringProperty("kind", change.kind().name());
        json.writeStringProperty("tool", change.tool());
        json.writeStringProperty("place", change.place());
        json.writeStringProperty("old", change.before());
        json.writeStringProperty("new", change.after());
        json.writeBooleanProperty("breaking", change.breaking());
        json.writeStringProperty("sentence", change.sentence());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.append('\n').toString();
  }
}
