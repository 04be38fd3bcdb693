package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.model.Tool;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What {@code -Apokayoke.*} does. */
class OptionsTest {
  private static final String SERVICE =
      service("  @Read int roomCount(int floorNumber) { return 1; }\n");

  @ParameterizedTest
  @EnumSource
  void refusesOptionsThatDoNotExist(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(SERVICE)
            .option("-Apokayoke.nameing=identity")
            .option("-Aother.naming=identity")
            .compile();
    Diagnosed.says(
        compilation,
        "PK109: -Apokayoke.nameing is not an option of Pokayoke. Did you mean pokayoke.naming? There"
            + " are pokayoke.dialects, pokayoke.lint, pokayoke.naming, pokayoke.strict.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesValuesThatDoNotExist(TestCompiler compiler) {
    Diagnosed.says(
        compiler.sources(SERVICE).option("-Apokayoke.naming=snakecase").compile(),
        "PK110: -Apokayoke.naming=snakecase is not understood. Did you mean snake_case? Use snake_case"
            + " or identity.");
    Diagnosed.says(
        compiler.sources(SERVICE).option("-Apokayoke.naming").compile(),
        "PK110: -Apokayoke.naming= is not understood. Use snake_case or identity.");
  }

  @ParameterizedTest
  @EnumSource
  void keepsJavaNamesUnlessTheClassSaysOtherwise(TestCompiler compiler) {
    String snake =
        unit(
            """
            @Toolset(naming = Toolset.Naming.SNAKE_CASE, prefix = "hotel")
            class Service { @Read int roomCount(int floorNumber) { return 1; } }
            """);
    String identity = snake.replace("SNAKE_CASE", "IDENTITY");
    assertThat(names(compiler.sources(SERVICE).compile())).isEqualTo("room_count floor_number");
    assertThat(names(compiler.sources(SERVICE).option("-Apokayoke.naming=identity").compile()))
        .isEqualTo("roomCount floorNumber");
    assertThat(names(compiler.sources(snake).option("-Apokayoke.naming=identity").compile()))
        .isEqualTo("hotel_room_count floor_number");
    assertThat(names(compiler.sources(identity).compile()))
        .isEqualTo("hotel_roomCount floorNumber");
  }

  private static String names(Compilation compilation) {
    Tool tool = compilation.toolset().tools().get(0);
    return tool.wireName() + " " + tool.arguments().get(0).wireName();
  }
}
