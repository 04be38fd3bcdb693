package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.Fixer;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GreaterThanTest {
  private static final Shape PAIR = Shape.of("low", "high");

  private static Bound pair(String json, boolean orEqual, String fix) {
    return Bound.read(
        json,
        in -> {
          int low = 0;
          int high = 0;
          for (int f; (f = in.next(PAIR)) >= 0; ) {
            if (f == 0) {
              low = in.int32();
            } else {
              high = in.int32();
            }
          }
          if (in.good(0, 1)) {
            in.greater(1, high, 0, low, orEqual, fix);
          }
          return low + ".." + high;
        });
  }

  @ParameterizedTest
  @CsvSource({
    "3, 5, false, ''",
    "5, 5, true, ''",
    "5, 5, false, 5 is not greater than low 5.",
    "5, 3, false, 3 is not greater than low 5.",
    "5, 3, true, 3 is less than low 5.",
  })
  void aValueIsGreaterThanItsSibling(int low, int high, boolean orEqual, String message) {
    Bound bound = pair("{\"high\":" + high + ",\"low\":" + low + "}", orEqual, "");

    assertThat(bound.problems())
        .isEqualTo(
            message.isEmpty()
                ? List.of()
                : List.of(
                    "high: " + message + " | Correct it if the guest gave both values; else ask."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"low\":5}",
        "{\"high\":3}",
        "{\"low\":5,\"high\":null}",
        "{}",
      })
  void onlyTwoValuesAreCompared(String json) {
    assertThat(pair(json, false, "").refusal()).isNull();
  }

  @Test
  void aBadValueIsNotCompared() {
    assertThat(pair("{\"low\":5,\"high\":true}", false, "").problems())
        .containsExactly("high: true is not a whole number. | Correct it and call again.");
  }

  @Test
  void theFixMayBeSaid() {
    assertThat(pair("{\"low\":5,\"high\":3}", false, "Swap them.").problems())
        .containsExactly("high: 3 is not greater than low 5. | Swap them.");
  }

  @Test
  void timesComeAfterEachOther() {
    LocalDateTime one = LocalDateTime.of(2026, 1, 15, 10, 30);

    Bound bound =
        Bound.read(
            "{\"low\":1,\"high\":1}",
            in -> {
              while (in.next(PAIR) >= 0) {
                in.int32();
              }
              in.greater(1, one, 0, one.plusMinutes(1), true, null);
              in.greater(1, new BigDecimal("1E+3"), 0, new BigDecimal("2E+3"));
              return "";
            });

    assertThat(bound.problems())
        .containsExactly(
            "high: 2026-01-15T10:30 is before low 2026-01-15T10:31."
                + " | Correct it if the guest gave both dates; else ask.",
            "high: 1000 is not greater than low 2000."
                + " | Correct it if the guest gave both values; else ask.");
    assertThat(Objects.requireNonNull(bound.refusal()).fixer()).isEqualTo(Fixer.MODEL);
  }
}
