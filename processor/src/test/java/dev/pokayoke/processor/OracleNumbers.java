package dev.pokayoke.processor;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;

/** Numbers of every type, and texts that are numbers or nearly. */
final class OracleNumbers {
  private static long near(Random random) {
    return random.nextInt(4) == 0
        ? random.nextLong() >> random.nextInt(64)
        : random.nextInt(260) - 130;
  }

  static final List<Integer> WHOLE =
      List.of(-128, -100, -99, -6, -5, -1, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 99, 100, 101, 127);

  static final OracleValues BYTE =
      OracleValues.of(
          "byte",
          WHOLE.stream().map(Integer::byteValue).toList(),
          random -> (byte) near(random),
          OracleValues::plain);
  static final OracleValues SHORT =
      OracleValues.of(
          "short",
          WHOLE.stream().map(Integer::shortValue).toList(),
          random -> (short) near(random),
          OracleValues::plain);
  static final OracleValues INT =
      OracleValues.of(
          "int",
          OracleValues.with(WHOLE, 999, 1000, -999, -1000, Integer.MIN_VALUE, Integer.MAX_VALUE),
          random -> (int) near(random),
          OracleValues::plain);
  static final OracleValues LONG =
      OracleValues.of(
          "Long",
          OracleValues.with(
              WHOLE.stream().map(Integer::longValue).toList(),
              Long.MIN_VALUE,
              Long.MAX_VALUE,
              999L,
              1000L),
          OracleNumbers::near,
          OracleValues::plain);

  private static final List<String> NUMBERS =
      List.of(
          "0",
          "0.0",
          "0.00",
          "-0.0",
          "0.1",
          "0.10",
          "0.11",
          "0.09",
          "2.5",
          "2.49",
          "3",
          "3.0",
          "3.01",
          "9.9",
          "9.99",
          "10",
          "10.0",
          "10.00",
          "99.9",
          "99.99",
          "100",
          "100.1",
          "999",
          "999.5",
          "1000",
          "1e2",
          "1e3",
          "1.5e-3",
          "-5",
          "-5.01",
          "-0.001",
          "5",
          "5.001",
          "7",
          "7.1",
          "2",
          "1.99",
          "123456789012345678901234567890");
  static final OracleValues DECIMAL =
      OracleValues.of(
          "BigDecimal",
          NUMBERS.stream().map(BigDecimal::new).toList(),
          OracleNumbers::decimal,
          OracleValues::plain);
  static final OracleValues DOUBLE =
      OracleValues.of(
          "double",
          NUMBERS.stream().map(Double::valueOf).toList(),
          random -> decimal(random).doubleValue(),
          OracleValues::plain);
  static final OracleValues FLOAT =
      OracleValues.of(
          "float",
          NUMBERS.stream().map(Float::valueOf).toList(),
          random -> decimal(random).floatValue(),
          OracleValues::plain);
  static final OracleValues NUMBER_TEXT =
      OracleValues.of(
          "String",
          OracleValues.with(NUMBERS, "", " ", "abc", " 5", "+5", "1,5", "NaN", ".5", "5.", "1e999"),
          random -> decimal(random).toString(),
          OracleValues::json);

  private static BigDecimal decimal(Random random) {
    return new BigDecimal(BigInteger.valueOf(near(random)), random.nextInt(5) - 1);
  }

  static final OracleValues BIG_INTEGER =
      OracleValues.of(
          "BigInteger",
          OracleValues.with(
              WHOLE.stream().map(BigInteger::valueOf).toList(),
              new BigInteger("123456789012345678901234567890")),
          random -> BigInteger.valueOf(near(random)).multiply(BigInteger.valueOf(near(random))),
          OracleValues::plain);

  static final OracleValues OPTIONAL_INT =
      new OracleValues(
          "OptionalInt",
          List.of(new OracleValues.Value("null", OptionalInt.empty())),
          random -> {
            int number = random.nextInt(12);
            return new OracleValues.Value("" + number, OptionalInt.of(number));
          });

  private OracleNumbers() {}
}
