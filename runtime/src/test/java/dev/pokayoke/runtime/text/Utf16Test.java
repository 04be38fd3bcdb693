package dev.pokayoke.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class Utf16Test {

  @Test
  void textThatIsUnicodeIsLeftAlone() {
    String plain = "aé漢";

    assertThat(Utf16.wellFormed(plain)).isSameAs(plain);
    assertThat(Utf16.wellFormed("a😀b")).isEqualTo("a😀b");
  }

  @Test
  void halvesOfPairsAreReplaced() {
    assertThat(Utf16.wellFormed("\ud83d")).isEqualTo("\ufffd");
    assertThat(Utf16.wellFormed("a\ude00\ud83db😀\ud83d")).isEqualTo("a\ufffd\ufffdb😀\ufffd");
  }
}
