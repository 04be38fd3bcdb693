package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;

/** How compilers and build tools find the processor. */
class RegistrationTest {

  @Test
  void isFoundAsService() {
    assertThat(ServiceLoader.load(Processor.class))
        .extracting(processor -> processor.getClass().getName())
        .contains("dev.pokayoke.processor.PokayokeProcessor");
  }

  @Test
  void isIsolatingForGradle() throws IOException {
    String path = "META-INF/gradle/incremental.annotation.processors";
    try (InputStream in = PokayokeProcessor.class.getClassLoader().getResourceAsStream(path)) {
      assertThat(in).isNotNull();
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip())
          .isEqualTo(PokayokeProcessor.class.getName() + ",isolating");
    }
  }

  @Test
  void namesWhatItSupports() {
    Processor processor = new PokayokeProcessor();
    assertThat(processor.getSupportedSourceVersion()).isEqualTo(SourceVersion.latestSupported());
    assertThat(processor.getSupportedOptions())
        .containsExactlyInAnyOrder(
            "pokayoke.naming", "pokayoke.dialects", "pokayoke.strict", "pokayoke.lint");
    assertThat(processor.getSupportedAnnotationTypes())
        .containsExactlyInAnyOrder(
            "dev.pokayoke.Read",
            "dev.pokayoke.Write",
            "dev.pokayoke.Toolset",
            "dev.pokayoke.Arg",
            "dev.pokayoke.Alias",
            "dev.pokayoke.GreaterThan",
            "dev.pokayoke.Limit",
            "dev.pokayoke.FromContext",
            "dev.pokayoke.IdempotencyKey",
            "dev.pokayoke.Fails",
            "dev.pokayoke.Fails.List");
  }
}
