package dev.pokayoke.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavadocTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "One. Two.                            | One.",
        "One                                  | One",
        "In 2.5 s. Two.                       | In 2.5 s.",
        "Many, e.g. one. Two.                 | Many, e.g. one.",
        "Really? Yes!                         | Really?",
        "Finds <b>all</b> rooms.<p>More.      | Finds all rooms.",
        "A {@code List<X>} &lt; {@literal &}. | A List<X> < &.",
        "See {@link java.util.List}.          | See java.util.List.",
        "See {@link #find(long) it}.          | See it.",
        "See {@link Room#size}.               | See Room.size.",
        "Takes {@code {\"a\": {}}} <i>{@literal a<b}</i>. | Takes {\"a\": {}} a<b.",
        "See {@linkplain Room the {@code x}}. | See the x.",
        "An {@code open one. Two.             | An open one.",
        "{@inheritDoc}                        | ''",
        "a < b and c > d. Two.                | a < b and c > d.",
      })
  void takesTheFirstSentenceAsPlainText(String comment, String sentence) {
    assertThat(Javadoc.of(comment).sentence()).isEqualTo(sentence);
  }

  @Test
  void takesParameters() {
    Javadoc javadoc =
        Javadoc.of(
            " Saves.\n @param first its\n   name\n @param <T> type\n @param second x@y.z\n @return it\n");
    assertThat(javadoc.sentence()).isEqualTo("Saves.");
    assertThat(javadoc.parameters())
        .containsOnly(Map.entry("first", "its name"), Map.entry("second", "x@y.z"));
  }

  @Test
  void saysNothingWithoutComment() {
    assertThat(Javadoc.of(null)).isEqualTo(Javadoc.of(""));
    assertThat(Javadoc.of(null).sentence()).isEmpty();
  }
}
