package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.fixture.AllTypes;
import dev.pokayoke.processor.fixture.Clashes;
import dev.pokayoke.processor.fixture.Hotel;
import dev.pokayoke.processor.fixture.Texts;
import dev.pokayoke.processor.model.Toolset;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The texts are those under {@code golden}, and they compile without a warning. To accept new
 * texts: {@code -Dpokayoke.golden=update}.
 */
class GeneratedCodeTest {
  private static final boolean UPDATE = "update".equals(System.getProperty("pokayoke.golden"));

  static Stream<Arguments> cases() {
    return Stream.of(
        Arguments.of("hotel", Hotel.toolset()),
        Arguments.of("types", AllTypes.toolset()),
        Arguments.of("clashes", Clashes.toolset()),
        Arguments.of("texts", Texts.toolset()),
        Arguments.of("unnamed", Clashes.unnamed()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void isAsExpected(String name, Toolset toolset) {
    Written written = Written.of(toolset);
    Path source = Fixtures.golden(name, written.simpleName() + ".java");
    Path resource = Fixtures.golden(name, Path.of(written.resourcePath()).getFileName().toString());
    if (UPDATE) {
      Fixtures.write(source, written.source());
      Fixtures.write(resource, written.resource());
    }
    assertThat(written.source()).isEqualTo(Fixtures.read(source));
    assertThat(written.resource()).isEqualTo(Fixtures.read(resource));
    assertThat(written.source()).doesNotContainPattern("[^\\n\\x20-\\x7e]|(?m: $)");
    assertThat(Written.of(toolset).source()).isEqualTo(written.source());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void compilesWithoutWarning(String name, Toolset toolset, @TempDir Path folder) {
    Written written = Written.of(toolset);
    Map<String, String> sources = Fixtures.sources(name);
    sources.put(written.className().replace('.', '/') + ".java", written.source());
    for (SourceCompiler compiler : SourceCompiler.values()) {
      assertThat(compiler.compile(sources, folder)).as(compiler.name()).isEmpty();
    }
  }
}
