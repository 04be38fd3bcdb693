package dev.pokayoke.scalar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FoldingTest {

  @Test
  void caseMarksAndBlanksDoNotCount() {
    assertThat(Folding.fold("Double-Room_ 2\t")).isEqualTo("doubleroom2");
  }

  @Test
  void allBlanksOfUnicodeAreBlanks() {
    assertThat(Folding.fold("a\u00a0b\u2003c\u3000d\u2028e\u001cf")).isEqualTo("abcdef");
  }

  @Test
  void otherMarksCount() {
    assertThat(Folding.fold("a.b")).isEqualTo("a.b");
  }
}
