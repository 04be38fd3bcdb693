package dev.pokayoke.processor.report;

import static javax.tools.Diagnostic.Kind.ERROR;
import static javax.tools.Diagnostic.Kind.NOTE;
import static javax.tools.Diagnostic.Kind.WARNING;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** As what each diagnostic is printed. */
class LintKindsTest {

  @ParameterizedTest
  @EnumSource
  void isAsItStandsWhereNothingWasSaid(Diagnostic diagnostic) {
    assertThat(Lint.NONE.of(diagnostic)).contains(diagnostic.severity());
  }

  @ParameterizedTest
  @EnumSource
  void errorsStay(Diagnostic diagnostic) {
    for (Lint.Level level : Lint.Level.values()) {
      Lint one = new Lint(Map.of(diagnostic, level), null);
      Lint all = new Lint(Map.of(), level);
      if (diagnostic.severity() == ERROR) {
        assertThat(one.of(diagnostic)).contains(ERROR);
        assertThat(all.of(diagnostic)).contains(ERROR);
      } else {
        assertThat(one.of(diagnostic))
            .isEqualTo(
                switch (level) {
                  case OFF -> Optional.empty();
                  case WARN -> Optional.of(WARNING);
                  case ERROR -> Optional.of(ERROR);
                });
      }
    }
  }

  @Test
  void theDefaultRaisesNoNote() {
    Diagnostic note = Diagnostic.VALIDATOR_NEEDED;
    assertThat(new Lint(Map.of(), Lint.Level.ERROR).of(note)).contains(NOTE);
    assertThat(new Lint(Map.of(), Lint.Level.WARN).of(note)).contains(NOTE);
    assertThat(new Lint(Map.of(), Lint.Level.OFF).of(note)).isEmpty();
  }
}
