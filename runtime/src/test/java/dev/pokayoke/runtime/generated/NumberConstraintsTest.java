package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How large numbers may be, and how many digits they may have. */
class NumberConstraintsTest {
  private static final Limits POSITIVE = Limits.none().above("0");

  private static Limits range(@Nullable String min, @Nullable String max) {
    Limits limits = min == null ? Limits.none() : Limits.none().atLeast(min);
    return max == null ? limits : limits.atMost(max);
  }

  @ParameterizedTest
  @CsvSource({
    "10, 10, 20, ''",
    "20.00, 10, 20, ''",
    "9.99, 10, 20, 9.99 is not between 10 and 20.",
    "20.01, 10, 20, 20.01 is not between 10 and 20.",
    "\"9.99\", 10, 20, 9.99 is not between 10 and 20.",
    "9.99, 10,, 9.99 is less than 10.",
    "20.01,, 20, 20.01 is more than 20.",
    "1e2, 10, 20, 100 is not between 10 and 20.",
    "1,,, ''",
  })
  void aDecimalHasARange(String json, String min, String max, String message) {
    assertThat(Bound.value(json, in -> in.within(in.decimal(), range(min, max))).message())
        .isEqualTo(Objects.requireNonNullElse(message, ""));
  }

  @ParameterizedTest
  @CsvSource({
    "10, 10, 20, ''",
    "20.0, 10, 20, ''",
    "9.5, 10, 20, 9.5 is not between 10 and 20.",
    "\"20.5\", 10, 20, 20.5 is not between 10 and 20.",
    "9.5, 10,, 9.5 is less than 10.",
    "20.5,, 20, 20.5 is more than 20.",
    "true, 10, 20, true is not a number.",
  })
  void aBinaryNumberHasARange(String json, String min, String max, String message) {
    assertThat(Bound.value(json, in -> in.within(in.float64(), range(min, max))).message())
        .isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource({
    "0.01, '', ''",
    "1e-400, '', 1e-400 is too close to 0.",
    "0, 0 is not greater than 0., 0 is not greater than 0.",
    "0.00, 0.00 is not greater than 0., 0 is not greater than 0.",
    "-2.5, -2.5 is not greater than 0., -2.5 is not greater than 0.",
    "true, true is not a number., true is not a number.",
  })
  void aPositiveNumberIsGreaterThanZero(String json, String decimal, String binary) {
    assertThat(Bound.value(json, in -> in.within(in.decimal(), POSITIVE)).message())
        .isEqualTo(decimal);
    assertThat(Bound.value(json, in -> in.within(in.float64(), POSITIVE)).message())
        .isEqualTo(binary);
  }

  @ParameterizedTest
  @CsvSource({
    "12.34, ''",
    "12.340, '12.340 has 3 digits after the point; send at most 2, the nearest is 12.34.'",
    "0.005, '0.005 has 3 digits after the point; send at most 2, the nearest is 0.00.'",
    "1234.5, 1234.5 has 4 digits before the point; send at most 3.",
    "1e3, 1000 has 4 digits before the point; send at most 3.",
  })
  void aNumberHasSoManyDigits(String json, String message) {
    Limits limits = Limits.none().digits(3, 2);

    assertThat(Bound.value(json, in -> in.within(in.decimal(), limits)).message())
        .isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 2 is not greater than 2.",
    "5, 5 is not less than 5.",
    "3, ''",
    "2.0001, ''",
  })
  void anEndMayBeBeyond(String json, String message) {
    Limits limits = Limits.none().above("2").below("5");

    assertThat(Bound.value(json, in -> in.within(in.decimal(), limits)).message())
        .isEqualTo(message);
    assertThat(Bound.value(json, in -> in.within(in.float64(), limits)).message())
        .isEqualTo(message);
    assertThat(Bound.value('"' + json + '"', in -> in.within(in.string(), limits)).message())
        .isEqualTo(message);
  }

  @Test
  void aBinaryNumberIsTheDecimalWrittenForIt() {
    Limits limits = Limits.none().atMost("0.1");

    assertThat(Bound.value("0.1", in -> in.within(in.float64(), limits)).message()).isEmpty();
    assertThat(Bound.value("0.1", in -> in.within(in.float32(), limits)).message()).isEmpty();
    assertThat(Bound.value("0.11", in -> in.within(in.float32(), limits)).message())
        .isEqualTo("0.11 is more than 0.1.");
  }

  @Test
  void theWordsOfTheServiceWinForATextOfTooManyDigits() {
    String json = '"' + "1".repeat(1_001) + '"';
    Limits ours = Limits.none().atLeast("0");
    Limits theirs = Limits.none().atLeast("0", "Send a price.");

    assertThat(Bound.value(json, in -> in.within(in.string(), ours)).message())
        .isEqualTo("The number has more than 1000 digits; send fewer.");
    assertThat(Bound.value(json, in -> in.within(in.string(), theirs)).message())
        .isEqualTo("Send a price.");
  }
}
