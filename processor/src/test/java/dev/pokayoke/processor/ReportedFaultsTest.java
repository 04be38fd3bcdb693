package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every reported fault about arguments and schemas has a test that begins with its id. */
class ReportedFaultsTest {
  private static final Pattern NAME = Pattern.compile("br(\\d{3})[A-Z]\\w*");

  @Test
  void everyCaseIsATest() throws IOException {
    assertThat(
            List.of(
                tests("A", ScalarCasesTest.class),
                tests("B", EnumCasesTest.class),
                tests("C", TimeCasesTest.class),
                tests("D", StructureCasesTest.class, PresenceCasesTest.class),
                tests("E", TextCasesTest.class),
                tests("F", TypeCasesTest.class),
                tests("G", SchemaCasesTest.class),
                tests("H", ToolNameCasesTest.class)))
        .isEqualTo(
            List.of(
                ids("A"), ids("B"), ids("C"), ids("D"), ids("E"), ids("F"), ids("G"), ids("H")));
  }

  private static List<String> tests(String kind, Class<?>... classes) {
    return Arrays.stream(classes)
        .flatMap(tests -> Arrays.stream(tests.getDeclaredMethods()))
        .map(Method::getName)
        .map(NAME::matcher)
        .filter(Matcher::matches)
        .map(name -> kind + " BR-" + name.group(1))
        .distinct()
        .sorted()
        .toList();
  }

  private static List<String> ids(String kind) throws IOException {
    try (InputStream list =
        Objects.requireNonNull(
            ReportedFaultsTest.class.getResourceAsStream("/cases/reported-faults.txt"))) {
      return new String(list.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith(kind))
          .toList();
    }
  }
}
