package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.schema.Definition;
import dev.pokayoke.processor.schema.Lowering;
import dev.pokayoke.processor.schema.Published;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every shape of a signature in every dialect is as under {@code golden/dialects}: the definition,
 * and below it what became of each constraint. To accept new texts: {@code
 * -Dpokayoke.golden=update}.
 */
class DialectGoldenTest {
  private static final boolean UPDATE = "update".equals(System.getProperty("pokayoke.golden"));
  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden", "dialects");

  @ParameterizedTest
  @EnumSource
  void isAsExpected(Dialect dialect) throws IOException {
    Path file = GOLDEN.resolve(dialect.name().toLowerCase(Locale.ROOT) + ".txt");
    String text = text(SignatureSchemas.published(), dialect);
    if (UPDATE) {
      Files.createDirectories(GOLDEN);
      Files.writeString(file, text);
    }
    assertThat(text).isEqualTo(Files.readString(file));
  }

  private static String text(Published published, Dialect dialect) {
    StringBuilder text = new StringBuilder();
    List<Definition> definitions = published.definitions().getOrDefault(dialect, List.of());
    for (Definition definition : definitions) {
      text.append(definition.text()).append('\n');
      for (String overrun : definition.overruns()) {
        text.append("  over budget: ").append(overrun).append('\n');
      }
      for (Lowering lowering : definition.lowering()) {
        text.append("  ").append(lowering.form());
        text.append(' ').append(lowering.field()).append(' ').append(lowering.constraint());
        text.append(lowering.words().isEmpty() ? "" : ": " + lowering.words()).append('\n');
      }
    }
    return text.toString();
  }
}
