package dev.pokayoke.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuoteTest {

  @Test
  void aTextIsCutToFortyCharacters() {
    assertThat(Quote.text("a".repeat(40))).isEqualTo('"' + "a".repeat(40) + '"');
    assertThat(Quote.text("a".repeat(41))).isEqualTo('"' + "a".repeat(39) + "…\"");
    assertThat(Quote.plain("abcdef", 4)).isEqualTo("abc…");
  }

  @Test
  void aPairOfSurrogatesIsNeverHalved() {
    assertThat(Quote.plain("abc😀def", 5)).isEqualTo("abc…");
    assertThat(Quote.plain("abc😀", 5)).isEqualTo("abc😀");
    assertThat(Quote.plain("ab😀😀", 5)).isEqualTo("ab😀…");
  }

  @Test
  void whatCannotBeSeenIsReplaced() {
    assertThat(Quote.plain("a\nb\tc\u0000d\u200be\u202ef\u2028g\u00a0h\ue000i\ud83dj"))
        .isEqualTo("a b c?d?e?f g h?i?j");
    assertThat(Quote.plain("é ٣ 漢 😀")).isEqualTo("é ٣ 漢 😀");
  }

  @Test
  void jsonIsEscaped() {
    assertThat(Quote.json("a\"b\\c\nd\re\tf")).isEqualTo("\"a\\\"b\\\\c\\nd\\re\\tf\"");
    assertThat(Quote.json("\b\f\u0000\u001f\u007f\ud83d!😀é\u200b"))
        .isEqualTo("\"\\b\\f\\u0000\\u001f\u007f\\ud83d!😀é\u200b\"");
  }

  @Test
  void noBlankStandsBeforeTheEllipsis() {
    assertThat(Quote.plain("ab   cdef", 6)).isEqualTo("ab…");
  }
}
