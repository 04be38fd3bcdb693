package dev.pokayoke.processor.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordsTest {

  @Test
  void aDescriptionEchoesWhereOnlyCaseAndMarksDiffer() {
    assertThat(Words.echoes("Check-in.", "check_in")).isTrue();
    assertThat(Words.echoes("checkIn", "check_in")).isTrue();
    assertThat(Words.echoes("the check in", "check_in")).isFalse();
    assertThat(Words.echoes("", "check_in")).isFalse();
  }
}
