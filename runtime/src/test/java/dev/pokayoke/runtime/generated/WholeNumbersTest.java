package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeNumbersTest {

  @ParameterizedTest
  @CsvSource({
    "5",
    "0",
    "-0",
    "-7",
    "123456789",
    "-123456789",
    "1234567890",
    "2147483647",
    "-2147483648"
  })
  void anIntegerIsExact(String json) {
    Bound bound = Bound.value(json, Args::int32);

    assertThat(bound.value()).isEqualTo(Integer.valueOf(json));
    assertThat(bound.coercions()).isEmpty();
    assertThat(Bound.value(json, Args::int64).value()).isEqualTo(Long.valueOf(json));
  }

  @ParameterizedTest
  @CsvSource({"9223372036854775807", "-9223372036854775808", "9007199254740993"})
  void aLongKeepsEveryDigit(String json) {
    Bound bound = Bound.value(json, Args::int64);

    assertThat(bound.value()).isEqualTo(Long.valueOf(json));
    assertThat(bound.coercions()).isEmpty();
    assertThat(Bound.value('"' + json + '"', Args::int64).value()).isEqualTo(Long.valueOf(json));
  }

  @ParameterizedTest
  @CsvSource({
    "\"12\", 12, numeric-text",
    "\" 12 \", 12, numeric-text",
    "\"+5\", 5, numeric-text",
    "\"-5\", -5, numeric-text",
    "\"1e3\", 1000, numeric-text",
    "\"12.0\", 12, numeric-text",
    "12.0, 12, whole-fraction",
    "12.000, 12, whole-fraction",
    "1e3, 1000, whole-fraction",
    "120e-1, 12, whole-fraction",
    "0e400, 0, whole-fraction",
    "-0.0, 0, whole-fraction",
  })
  void whatCanOnlyMeanAWholeNumberIsTaken(String json, int value, String rule) {
    Bound bound = Bound.value(json, Args::int32);

    assertThat(bound.value()).isEqualTo(value);
    assertThat(bound.repairs()).containsExactly("v: " + json + " -> " + value + " (" + rule + ")");
    assertThat(Bound.value(json, Args::int64).value()).isEqualTo((long) value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "12.5 | 12.5 is not a whole number.",
        "\"12.5\" | \"12.5\" is not a whole number.",
        "1e-3 | 1e-3 is not a whole number.",
        "\"1,000\" | \"1,000\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"$5\" | \"$5\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"007\" | \"007\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"+-5\" | \"+-5\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"--5\" | \"--5\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"1e\" | \"1e\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"1.\" | \"1.\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\".5\" | \".5\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"0x10\" | \"0x10\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"１２\" | \"１２\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"two\" | \"two\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "\"\" | \"\" is not a whole number; send it like 1250: no separators, no symbols, no fraction.",
        "true | true is not a whole number.",
        "{\"a\":1} | An object is not a whole number.",
        "[1,2] | A list is not a whole number.",
        "2147483648 | 2147483648 is not between -2147483648 and 2147483647.",
        "-2147483649 | -2147483649 is not between -2147483648 and 2147483647.",
        "\"2147483648\" | 2147483648 is not between -2147483648 and 2147483647.",
        "1e401 | 1e401 has an exponent beyond 400; send a number without one.",
        "1e-999999999999 | 1e-999999999999 has an exponent beyond 400; send a number without one.",
        "\"1e999999999\" | 1e999999999 has an exponent beyond 400; send a number without one.",
      })
  void everythingElseIsRefused(String json, String message) {
    Bound bound = Bound.value(json, Args::int32);

    assertThat(bound.problems()).containsExactly("v: " + message + " | Correct it and call again.");
    assertThat(bound.coercions()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, 8, 0 is not between 1 and 8.",
    "9, 1, 8, 9 is not between 1 and 8.",
    "\"9\", 1, 8, 9 is not between 1 and 8.",
    "9.0, 1, 8, 9 is not between 1 and 8.",
    "0, 1, 2147483647, 0 is less than 1.",
    "9, -2147483648, 8, 9 is more than 8.",
    "3000000000, 1, 2147483647, 3000000000 is not between 1 and 2147483647.",
    "-3000000000, -2147483648, 8, -3000000000 is not between -2147483648 and 8.",
    "4, 5, 5, 4 is not 5.",
  })
  void theRangeIsNamed(String json, int min, int max, String message) {
    assertThat(Bound.value(json, in -> in.int32(min, max)).message()).isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, 9223372036854775807, 0 is less than 1.",
    "9, -9223372036854775808, 8, 9 is more than 8.",
    "9223372036854775808, 1, 9223372036854775807,"
        + " 9223372036854775808 is not between 1 and 9223372036854775807.",
    "18446744073709551617, -9223372036854775808, 9223372036854775807,"
        + " 18446744073709551617 is not between -9223372036854775808 and 9223372036854775807.",
  })
  void theRangeOfALongIsNamed(String json, long min, long max, String message) {
    assertThat(Bound.value(json, in -> in.int64(min, max)).message()).isEqualTo(message);
  }

  @Test
  void bothEndsOfARangeBelongToIt() {
    assertThat(Bound.value("1", in -> in.int32(1, 8)).value()).isEqualTo(1);
    assertThat(Bound.value("8", in -> in.int32(1, 8)).value()).isEqualTo(8);
    assertThat(Bound.value("\"8\"", in -> in.int64(1, 8)).value()).isEqualTo(8L);
  }

  @Test
  void aNumberHasAtMostAThousandDigits() {
    String most = "1" + "0".repeat(999);

    assertThat(Bound.value(most, Args::int64).message())
        .isEqualTo(
            "1"
                + "0".repeat(38)
                + "… is not between -9223372036854775808 and"
                + " 9223372036854775807.");
    assertThat(Bound.value(most + "0", Args::int64).message())
        .isEqualTo("The number has more than 1000 digits; send fewer.");
    assertThat(Bound.value('"' + most + "0\"", Args::int32).message())
        .isEqualTo("The number has more than 1000 digits; send fewer.");
  }
}
