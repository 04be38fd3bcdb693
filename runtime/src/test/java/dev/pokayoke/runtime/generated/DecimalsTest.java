package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "5",
        "-12.50",
        "0.1",
        "1e3",
        "1E-400",
        "0.1234567890123456789012345678901234567890",
        "12345678901234567890123456789"
      })
  void aDecimalKeepsEveryDigit(String json) {
    Bound bound = Bound.value(json, Args::decimal);

    assertThat(bound.value()).isEqualTo(new BigDecimal(json));
    assertThat(bound.coercions()).isEmpty();
    assertThat(Bound.value('"' + json + '"', Args::decimal).value())
        .isEqualTo(new BigDecimal(json));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "-0.0",
        "0.0",
        "0.1",
        "1e3",
        "-2.5",
        "4.9e-324",
        "1.7976931348623157e308",
        "0e9"
      })
  void aBinaryNumberIsTheNearest(String json) {
    Bound bound = Bound.value(json, Args::float64);

    assertThat(bound.value()).isEqualTo(Double.valueOf(json));
    assertThat(bound.coercions()).isEmpty();
  }

  @Test
  void aBinaryNumberMayBeLong() {
    String json = "0." + "3".repeat(500);

    assertThat(Bound.value(json, Args::float64).value()).isEqualTo(1.0 / 3);
    assertThat(Bound.value(json, Args::float32).value()).isEqualTo(1.0f / 3);
    assertThat(Bound.value("0." + "0".repeat(30), Args::float64).value()).isEqualTo(0.0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0.1", "16777217", "3.4028235e38"})
  void aShortBinaryNumberIsTheNearest(String json) {
    Bound bound = Bound.value(json, Args::float32);

    assertThat(bound.value()).isEqualTo(Float.valueOf(json));
    assertThat(bound.coercions()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "\"12.50\", 12.50",
    "\" 12 \", 12",
    "\"+0.5\", 0.5",
    "\"1e3\", 1000",
  })
  void numericTextIsTaken(String json, String value) {
    Bound bound = Bound.value(json, Args::decimal);

    assertThat((BigDecimal) bound.value()).isEqualByComparingTo(value);
    assertThat(bound.repairs()).containsExactly("v: " + json + " -> " + value + " (numeric-text)");
    assertThat(Bound.value(json, Args::float64).value()).isEqualTo(Double.valueOf(value));
    assertThat(Bound.value(json, Args::float32).value()).isEqualTo(Float.valueOf(value));
    assertThat(Bound.value(json, Args::float64).repairs()).isEqualTo(bound.repairs());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"1.234,5\" | \"1.234,5\" is not a number; send it like 1250.5: digits, and a point only before decimals.",
        "\"1,250.50\" | \"1,250.50\" is not a number; send it like 1250.5: digits, and a point only before decimals.",
        "\"$5\" | \"$5\" is not a number; send it like 1250.5: digits, and a point only before decimals.",
        "\"50%\" | \"50%\" is not a number; send it like 1250.5: digits, and a point only before decimals.",
        "\"NaN\" | \"NaN\" is not a number; send it like 1250.5: digits, and a point only before decimals.",
        "\"Infinity\" | \"Infinity\" is not a number; send it like 1250.5: digits, and a point only before decimals.",
        "\"\" | \"\" is not a number; send it like 1250.5: digits, and a point only before decimals.",
        "true | true is not a number.",
        "{} | An object is not a number.",
        "[1.5,2.5] | A list is not a number.",
        "1e401 | 1e401 has an exponent beyond 400; send a number without one.",
        "\"1e-401\" | 1e-401 has an exponent beyond 400; send a number without one.",
        "0e-401 | 0e-401 has an exponent beyond 400; send a number without one.",
      })
  void everythingElseIsRefused(String json, String message) {
    String problem = "v: " + message + " | Correct it and call again.";

    assertThat(Bound.value(json, Args::decimal).problems()).containsExactly(problem);
    assertThat(Bound.value(json, Args::float64).problems()).containsExactly(problem);
    assertThat(Bound.value(json, Args::float32).problems()).containsExactly(problem);
  }

  @Test
  void nothingIsRoundedToZeroOrInfinity() {
    assertThat(Bound.value("1e309", Args::float64).message()).isEqualTo("1e309 is too large.");
    assertThat(Bound.value("-1e309", Args::float64).message()).isEqualTo("-1e309 is too large.");
    assertThat(Bound.value("1e-330", Args::float64).message())
        .isEqualTo("1e-330 is too close to 0.");
    assertThat(Bound.value("1e39", Args::float32).message()).isEqualTo("1e39 is too large.");
    assertThat(Bound.value("\"1e-50\"", Args::float32).message())
        .isEqualTo("1e-50 is too close to 0.");
  }

  @Test
  void aNumberHasAtMostAThousandDigits() {
    String most = "0." + "1".repeat(999);

    assertThat(Bound.value(most, Args::decimal).value()).isEqualTo(new BigDecimal(most));
    assertThat(Bound.value(most + "1", Args::decimal).message())
        .isEqualTo("The number has more than 1000 digits; send fewer.");
    assertThat(Bound.value(most + "1", Args::float64).message())
        .isEqualTo("The number has more than 1000 digits; send fewer.");
  }
}
