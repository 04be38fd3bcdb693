package dev.pokayoke.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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

  /**
   * A test says a message whole, so it contains the code and its colon; and it marks the place in
   * the source, except for options, which stand in no source.
   */
  @Test
  void eachHasATestOfItsTextAndPlace() throws IOException {
    String tests = tests();
    List<String> codes = Arrays.stream(Diagnostic.values()).map(Diagnostic::code).toList();
    assertThat(found("\"(PK\\d{3}): ", tests)).containsAll(codes);
    Set<String> placed = new TreeSet<>(codes);
    placed.removeAll(List.of(Diagnostic.UNKNOWN_OPTION.code(), Diagnostic.OPTION_VALUE.code()));
    assertThat(found("/\\*!(?:\\w+:)?(PK\\d{3})\\*/", tests))
        .containsExactlyInAnyOrderElementsOf(placed);
  }

  private static Set<String> found(String code, String text) {
    return Pattern.compile(code)
        .matcher(text)
        .results()
        .map((MatchResult found) -> found.group(1))
        .collect(Collectors.toSet());
  }

  private static String tests() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
      for (Path test : files.filter(file -> file.toString().endsWith("Test.java")).toList()) {
        all.append(Files.readString(test));
      }
    }
    return all.toString();
  }
}
