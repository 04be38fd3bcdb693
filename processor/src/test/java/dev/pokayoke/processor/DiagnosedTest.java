package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the tests of all diagnostics rely on: a mark at another place is a failure. */
class DiagnosedTest {
  private static final String HIDDEN =
      "PK102: Service.count is private. Make it package-private, protected or public.";

  private static void assertSaid(TestCompiler compiler, String members, String... texts) {
    Diagnosed.says(compiler.sources(service(members)).compile(), texts);
  }

  @ParameterizedTest
  @EnumSource
  void takesTheRightPlace(TestCompiler compiler) {
    assertSaid(compiler, "  @Read private int /*!PK102*/ count() { return 1; }\n", HIDDEN);
  }

  @Test
  void javacNamesTheColumn() {
    String beside = "  @Read private /*!PK102*/ int count() { return 1; }\n";
    assertThatThrownBy(() -> assertSaid(TestCompiler.JAVAC, beside, HIDDEN))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Service.java:10:28 " + HIDDEN);
    assertThatCode(() -> assertSaid(TestCompiler.ECJ, beside, HIDDEN)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @EnumSource
  void bothNameTheLine(TestCompiler compiler) {
    String above = "  /*!PK102*/ @Read\n  private int count() { return 1; }\n";
    assertThatThrownBy(() -> assertSaid(compiler, above, HIDDEN))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Service.java:10");
  }

  @ParameterizedTest
  @EnumSource
  void everyMarkIsSaidAndEveryMessageMarked(TestCompiler compiler) {
    String marked = "  /*!PK101*/ @Read private int /*!PK102*/ count() { return 1; }\n";
    assertThatThrownBy(() -> assertSaid(compiler, marked, HIDDEN))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("marks without a message");
    String unmarked = "  @Read private int count() { return 1; }\n";
    assertThatThrownBy(() -> assertSaid(compiler, unmarked, HIDDEN))
        .isInstanceOf(AssertionError.class);
  }
}
