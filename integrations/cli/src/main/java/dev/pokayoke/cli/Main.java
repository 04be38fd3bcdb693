package dev.pokayoke.cli;

import dev.pokayoke.compat.PublishedToolsException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program. */
@Command(
    name = Main.NAME,
    description = "Prints, compares and measures the tools that Pokayoke publishes.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      SchemasCommand.class,
      DiffCommand.class,
      SizeCommand.class,
      AutoComplete.GenerateCompletion.class
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done; for diff: all callers can go on",
      "1:diff only: a change breaks callers",
      "2:wrong use, or input that cannot be read; stderr says which and what to do"
    })
public final class Main {
  static final String NAME = "pokayoke";
  static final int BREAKING = 1;
  static final int WRONG = 2;

  private Main() {}

  /** Runs a command and ends the JVM with its exit code. */
  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    CommandLine commands = new CommandLine(new Main());
    commands.setOut(utf8(FileDescriptor.out));
    commands.setErr(utf8(FileDescriptor.err));
    commands.setParameterExceptionHandler(Main::wrongUse);
    commands.setExecutionExceptionHandler((failure, command, parsed) -> failed(failure, command));
    commands.setCaseInsensitiveEnumValuesAllowed(true);
    return commands;
  }

  // Whatever the terminal of the system speaks, files and pipes get what JSON is written in.
  private static PrintWriter utf8(FileDescriptor stream) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8), true);
  }

  private static int wrongUse(CommandLine.ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    String message = String.valueOf(wrong.getMessage());
    command
        .getErr()
        .println(
            message
                + (message.endsWith(".") ? "" : ".")
                + " Try `"
                + command.getCommandSpec().qualifiedName()
                + " --help`.");
    CommandLine.UnmatchedArgumentException.printSuggestions(wrong, command.getErr());
    return WRONG;
  }

  private static int failed(Exception failure, CommandLine command) {
    boolean expected = failure instanceof PublishedToolsException || failure instanceof BadRequest;
    command
        .getErr()
        .println(
            expected
                ? failure.getMessage()
                : "This should not happen: " + failure + ". Please report it with the input.");
    return WRONG;
  }

  /** The version that the jar was built as. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      @Nullable String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {NAME + " " + (version == null ? "(not from a jar)" : version)};
    }
  }
}
