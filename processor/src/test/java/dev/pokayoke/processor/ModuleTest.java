package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.write.ToolsetWriter;
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

  /** Types of the runtime and of java.compiler stand in the signature of an exported class. */
  @Test
  void exportedToolsCompileWithoutWarning() {
    Compilation compilation =
        TestCompiler.JAVAC
            .sources(
                """
                module m {
                  requires transitive dev.pokayoke;
                  requires dev.pokayoke.runtime;
                  requires static java.compiler;
                  exports p;
                }
                """,
                """
                package p;
                import dev.pokayoke.*;
                /** All there is. */
                public class Service {
                  /** A service. */
                  public Service() {}
                  /** Counts. */
                  @Read public int count() { return 1; }
                }
                """)
            .modular()
            .option("-Xlint:all,-processing")
            .option("-Werror")
            .writer(ToolsetWriter::write)
            .compile();
    Diagnosed.saysAll(compilation);
    assertThat(compilation.files()).containsKey("p/ServiceTools.java");
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
