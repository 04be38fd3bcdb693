package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.fixture.Large;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.schema.DialectForm;
import dev.pokayoke.processor.schema.ToolSchema;
import dev.pokayoke.runtime.generated.GeneratedTools;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The largest toolsets compile, to methods that HotSpot compiles too. */
class LargeToolsetTest {
  /** HotSpot interprets longer methods for ever (HugeMethodLimit). */
  private static final int HUGE = 8_000;

  @TempDir Path folder;

  static Stream<Arguments> toolsets() {
    return Stream.of(
        Arguments.of("wide", Large.wide(), Large.wideSources()),
        Arguments.of("many", Large.many(), Large.manySources()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("toolsets")
  void methodsStayShort(String name, Toolset toolset, Map<String, String> sources) {
    Written written = Written.of(toolset);
    Map<String, String> all = new TreeMap<>(sources);
    String path = written.className().replace('.', '/');
    all.put(path + ".java", written.source());
    for (SourceCompiler compiler : SourceCompiler.values()) {
      assertThat(compiler.compile(all, folder)).as(compiler.name()).isEmpty();
      Map<String, Integer> lengths =
          Bytecodes.lengths(compiler.classes(folder).resolve(path + ".class"));
      assertThat(lengths).hasSizeGreaterThan(8);
      lengths.remove("static {}"); // runs once
      assertThat(lengths).allSatisfy((method, length) -> assertThat(length).isLessThan(HUGE));
    }
  }

  @Test
  void definitionsOfAnyLengthAreWhole() throws Exception {
    Toolset toolset = Large.endless();
    String text = DialectForm.of(Dialect.MCP).define(ToolSchema.of(toolset.tools().get(0))).text();
    assertThat(text.length()).isGreaterThan(200_000);
    GeneratedTools tools =
        Loaded.of(toolset, Large.endlessSources(), folder, (proxy, method, arguments) -> null)
            .tools();
    assertThat(tools.definition(0, Dialect.MCP)).isEqualTo(text);
    assertThat(tools.tools().get(0).description()).isEqualTo("A long story. ".repeat(10_000));
  }
}
