package dev.pokayoke.cli;

import dev.pokayoke.compat.PublishedTool;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "schemas",
    description = "Prints the definitions of all tools in a dialect as one JSON array.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:printed", "2:wrong use, or tools that cannot be read or joined"},
    footer = {
      "",
      "Example:",
      "  pokayoke schemas --dialect openai --class-path app.jar > tools.json"
    })
final class SchemasCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private ClassPathOption classPath = new ClassPathOption();

  @Option(
      names = {"-d", "--dialect"},
      required = true,
      paramLabel = "DIALECT",
      description = "mcp, openai, openai-responses, anthropic, gemini or bedrock.")
  private String dialect = "";

  @Override
  public Integer call() {
    List<PublishedTool> tools = classPath.tools();
    RequestList list = new RequestList(Dialects.of(dialect, tools));
    String joined = list.join(tools);
    spec.commandLine().getOut().print("[" + joined + "]\n");
    spec.commandLine().getOut().flush();
    if (!list.demoted().isEmpty()) {
      spec.commandLine()
          .getErr()
          .println(
              "Not strict, because the other tools use what the API takes of strict ones: "
                  + String.join(", ", list.demoted())
                  + ". Choose fewer toolsets, or use fewer optional values.");
    }
    return 0;
  }
}
