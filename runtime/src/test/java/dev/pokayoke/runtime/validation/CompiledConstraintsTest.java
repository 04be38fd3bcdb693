package dev.pokayoke.runtime.validation;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

/** What the processor compiles is all that the API has. */
class CompiledConstraintsTest {

  @Test
  void areAllOfTheApi() throws Exception {
    List<String> constraints = constraints();

    assertThat(constraints).hasSize(22);
    assertThat(constraints).allMatch(CompiledConstraints::isKnown);
    assertThat(CompiledConstraints.isKnown("org.hibernate.validator.constraints.ISBN")).isFalse();
    assertThat(CompiledConstraints.isKnown("com.example.Size")).isFalse();
  }

  private static List<String> constraints() throws Exception {
    Path jar = Path.of(Size.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.stream()
          .map(JarEntry::getName)
          .filter(name -> name.matches("jakarta/validation/constraints/[A-Z]\\w+\\.class"))
          .map(name -> name.replace('/', '.').replace(".class", ""))
          .toList();
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }
}
