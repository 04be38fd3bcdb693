package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.unit;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the APIs of the dialects would refuse is said where the tool is declared. */
class DialectDiagnosticsTest {

  @ParameterizedTest
  @EnumSource
  void refusesWhatAnApiRefuses(TestCompiler compiler) {
    String source =
        unit(
            """
            @Toolset(dialects = {Dialect.MCP, Dialect.OPENAI, Dialect.GEMINI})
            class Service {
              @Read(name = "rooms.find") int /*!PK312*//*!PK312*/ find(@Arg(name = "room-no") int number) { return 1; }
              @Read int fine() { return 1; }
            }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK312: Service.find cannot be published for OPENAI, whose API would refuse every request with"
            + " it: the name \"rooms.find\" is not legal there: at most 64 letters, digits, _ and -."
            + " Change it, or take the dialect off.",
        "PK312: Service.find cannot be published for GEMINI, whose API would refuse every request with"
            + " it: the value \"room-no\" has no legal name there: at most 64 letters, digits and _."
            + " Change it, or take the dialect off.");
  }

  @ParameterizedTest
  @EnumSource
  void warnsOfAToolThatCannotBeStrict(TestCompiler compiler) {
    Diagnosed.says(
        compiler.sources(recursive("/*!PK313*/")).compile(),
        "PK313: Service.file is published for ANTHROPIC as a tool that is not strict, because its"
            + " schema has an object that contains itself. Make it smaller, or split the tool.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesAToolThatMustBeStrict(TestCompiler compiler) {
    Diagnosed.says(
        compiler.sources(recursive("/*!PK314*/")).option("-Apokayoke.strict=fail").compile(),
        "PK314: Service.file cannot be strict for ANTHROPIC, because its schema has an object that"
            + " contains itself. Make it smaller, split the tool, or take -Apokayoke.strict=fail off.");
  }

  private static String recursive(String mark) {
    return unit(
        """
        @Toolset(dialects = {Dialect.ANTHROPIC, Dialect.OPENAI})
        class Service {
          /** Files a folder.
           * @param folder to file */
          @Write void %s file(Folder folder) {}
          @Read int fine() { return 1; }
          /** A folder.
           * @param name its name
           * @param folders in it */
          record Folder(String name, List<Folder> folders) {}
        }
        """
            .formatted(mark));
  }
}
