package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Services in named modules. */
class ModuleTest {
  private static final String SERVICE =
      """
      package p;
      import dev.pokayoke.Read;
      class Service { @Read int count() { return 1; } }
      """;

  /** ecj finds no module path once processors are set through the compiler API. */
  @Test
  void seesWhetherGeneratedCanBeNamed() {
    assertThat(isVisible("requires dev.pokayoke;")).isFalse();
    assertThat(isVisible("requires dev.pokayoke; requires static java.compiler;")).isTrue();
  }

  private static boolean isVisible(String directives) {
    Compilation compilation =
        TestCompiler.JAVAC
            .sources("module m { " + directives + " }\n", SERVICE)
            .modular()
            .compile();
    Diagnosed.says(compilation);
    return compilation.toolset().generatedVisible();
  }
}
