package dev.pokayoke.samples.hotel.pms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PmsOptionsTest {

  @Test
  void everyOptionHasADefault() {
    assertThat(PmsOptions.parse()).isEqualTo(new PmsOptions(0, LocalDate.of(2026, 6, 1), 1));
  }

  @Test
  void readsEveryOption() {
    assertThat(PmsOptions.parse("--today", "2026-07-02", "--port", "8080", "--seed", "42"))
        .isEqualTo(new PmsOptions(8080, LocalDate.of(2026, 7, 2), 42));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--port 70000    | --port cannot be 70000.",
        "--port x        | --port cannot be x.",
        "--today 6/1     | --today cannot be 6/1.",
        "--seed 1.5      | --seed cannot be 1.5.",
        "--seed          | --seed needs a value.",
        "--day 2026-06-1 | --day is not an option; there are --port, --today and --seed."
      })
  void refusesWhatItCannotRead(String line, String message) {
    assertThatThrownBy(() -> PmsOptions.parse(line.split(" ", -1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
