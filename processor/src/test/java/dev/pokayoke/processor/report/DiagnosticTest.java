package dev.pokayoke.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The catalogue as a whole. */
class DiagnosticTest {

  @Test
  void codesAreDistinctAndEveryTextEndsWithASentence() {
    assertThat(Arrays.stream(Diagnostic.values()).map(Diagnostic::code)).doesNotHaveDuplicates();
    for (Diagnostic diagnostic : Diagnostic.values()) {
      Object[] arguments = new Object[8];
      Arrays.fill(arguments, "x.");
      assertThat(diagnostic.message(arguments)).matches("PK\\d{3}: .*\\.");
    }
  }

  /** A test says a message whole, so it contains the code and its colon. */
  @Test
  void eachHasATest() throws IOException {
    Set<String> tested;
    try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
      List<Path> sources = files.filter(file -> file.toString().endsWith("Test.java")).toList();
      StringBuilder all = new StringBuilder();
      for (Path source : sources) {
        all.append(Files.readString(source));
      }
      tested =
          Pattern.compile("\"(PK\\d{3}): ")
              .matcher(all)
              .results()
              .map((MatchResult found) -> found.group(1))
              .collect(Collectors.toSet());
    }
    assertThat(tested)
        .containsAll(Arrays.stream(Diagnostic.values()).map(Diagnostic::code).toList());
  }
}
