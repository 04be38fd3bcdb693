package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files on their way through the compiler. */
class OutputTest {

  @ParameterizedTest
  @EnumSource
  void writesSourcesAndResources(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(service("  @Read int count() { return 1; }\n"))
            .writer(
                (published, output) -> {
                  output.javaSource(
                      "p",
                      published.toolset().generatedName(),
                      "package p;\n\nclass ServiceTools {}\n");
                  output.resource("META-INF/pokayoke/p.Service.json", "{\"naïve\":\"€\"}\n");
                })
            .compile();
    assertThat(compilation.files())
        .containsOnlyKeys("META-INF/pokayoke/p.Service.json", "p/ServiceTools.java")
        .containsEntry("META-INF/pokayoke/p.Service.json", "{\"naïve\":\"€\"}\n")
        .containsEntry("p/ServiceTools.java", "package p;\n\nclass ServiceTools {}\n");
  }

  @ParameterizedTest
  @EnumSource
  void reportsWhatCannotBeWritten(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(unit("/*!PK111*/ class Service { @Read int count() { return 1; } }\n"))
            .writer(
                (published, output) -> {
                  output.javaSource("p", "Twice", "package p; class Twice {}");
                  output.javaSource("p", "Twice", "package p; class Twice {}");
                })
            .compile();
    Diagnosed.says(
        compilation,
        "PK111: p.Twice was not written: there is one already. Rename what you wrote yourself; what"
            + " an earlier build left goes with its output folder.");
  }
}
