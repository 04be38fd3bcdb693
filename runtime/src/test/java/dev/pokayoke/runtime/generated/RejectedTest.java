package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the model reads where the constructor of a record throws. */
class RejectedTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A suite needs a note. | A suite needs a note.",
        "'two\nlines' | two lines",
        "No enum constant dev.acme.Type.X | No enum constant [removed]",
        "see http://host/x | see [removed]",
        "dev.acme.Type.X | These values are not accepted together.",
        "NullPointerException | These values are not accepted together.",
        "' ' | These values are not accepted together.",
      })
  void theWordsOfAnArgumentExceptionAreTold(String words, String message) {
    assertThat(
            Bound.value(
                    "1",
                    in -> {
                      in.int32();
                      return in.rejected(new IllegalArgumentException(words));
                    })
                .problems())
        .containsExactly("v: " + message + " | Correct it and call again.");
  }

  @Test
  void theWordsOfAnotherExceptionAreNot() {
    List<RuntimeException> others =
        List.of(
            new IllegalStateException("secret"),
            new NullPointerException("secret"),
            new IllegalArgumentException((String) null));

    for (RuntimeException thrown : others) {
      assertThat(Bound.value("1", in -> in.rejected(thrown)).message())
          .isEqualTo("These values are not accepted together.");
    }
    assertThat(
            Bound.value("1", in -> in.rejected(new IllegalArgumentException("x".repeat(5000))))
                .message())
        .isEqualTo("x".repeat(159) + "…");
  }

  @Test
  void anErrorThatArgumentsCanCauseIsARefusal() {
    for (Error thrown : List.of(new StackOverflowError(), new AssertionError("secret"))) {
      assertThat(Bound.value("1", in -> in.rejected(thrown)).message())
          .isEqualTo("These values are not accepted together.");
    }
  }

  @Test
  void anErrorThatNoArgumentCanCauseIsNone() {
    Error broken = new NoClassDefFoundError();

    assertThatThrownBy(() -> Bound.value("1", in -> in.rejected(broken))).isSameAs(broken);
  }

  @Test
  void whatTheModelSaidItselfMayBeToldAgain() {
    IllegalArgumentException thrown = new IllegalArgumentException("ada@host.org is no guest.");

    assertThat(Bound.value("\"ada@host.org\"", in -> in.rejected(thrown)).message())
        .isEqualTo("ada@host.org is no guest.");
    assertThat(Bound.value("\"bob\"", in -> in.rejected(thrown)).message())
        .isEqualTo("[removed] is no guest.");
  }

  @Test
  void wordsAreFoundOnlyForWhatIsShown() {
    AtomicInteger asked = new AtomicInteger();
    Bound bound =
        Bound.value(
            "[" + "1,".repeat(999) + "1]",
            in -> {
              if (in.array()) {
                while (in.item()) {
                  in.int32();
                  in.rejected(new Worded(asked));
                }
              }
              return null;
            });

    assertThat(bound.message()).isEqualTo("1000 problems; nothing ran.");
    assertThat(bound.problems()).hasSize(9).endsWith("and 992");
    assertThat(asked).hasValue(8);
  }

  @Test
  void wordsThatCannotBeHadAreNoWords() {
    IllegalArgumentException thrown =
        new IllegalArgumentException() {
          private static final long serialVersionUID = 1L;

          @Override
          public String getMessage() {
            throw new AssertionError("no words");
          }
        };

    assertThat(Bound.value("1", in -> in.rejected(thrown)).message())
        .isEqualTo("These values are not accepted together.");
  }

  /** Counts how often its words are asked for. */
  private static final class Worded extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final AtomicInteger asked;

    Worded(AtomicInteger asked) {
      this.asked = asked;
    }

    @Override
    public String getMessage() {
      asked.incrementAndGet();
      return "No.";
    }
  }
}
