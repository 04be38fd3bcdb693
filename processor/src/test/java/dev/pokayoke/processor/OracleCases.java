package dev.pokayoke.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Every built-in constraint on every type that supports it. */
final class OracleCases {
  private static final String HIBERNATE = "@org.hibernate.validator.constraints.";

  private static final List<String> NUMERIC =
      List.of(
          "@Min(3)",
          "@Max(100)",
          "@Min(-5) @Max(5)",
          "@DecimalMin(\"2.5\")",
          "@DecimalMin(value = \"3\", inclusive = false)",
          "@DecimalMax(\"0.1\")",
          "@DecimalMax(value = \"10\", inclusive = false)",
          "@Digits(integer = 2, fraction = 1)",
          "@Digits(integer = 3, fraction = 0)",
          "@Positive",
          "@PositiveOrZero",
          "@Negative",
          "@NegativeOrZero",
          HIBERNATE + "Range(min = 2, max = 7)");

  private static final List<String> TEXTUAL =
      List.of(
          "@Size(min = 2, max = 4)",
          "@NotEmpty",
          "@NotBlank",
          "@Pattern(regexp = \"[a-z]+\")",
          "@Pattern(regexp = \"[a-z ]*\", flags = Pattern.Flag.CASE_INSENSITIVE)",
          "@Email",
          "@Email(regexp = \".*[.]com\", flags = Pattern.Flag.CASE_INSENSITIVE)",
          HIBERNATE + "Length(min = 1, max = 3)",
          HIBERNATE + "URL",
          HIBERNATE + "URL(protocol = \"https\", host = \"example.com\", port = 8080)",
          HIBERNATE + "UUID",
          HIBERNATE
              + "UUID(allowNil = false, version = 4, variant = 1, letterCase ="
              + " org.hibernate.validator.constraints.UUID.LetterCase.UPPER_CASE)",
          HIBERNATE
              + "UUID(allowEmpty = true, letterCase ="
              + " org.hibernate.validator.constraints.UUID.LetterCase.INSENSITIVE)",
          "@Size(min = 1) @Size(max = 3)");

  private static final List<String> TEMPORAL =
      List.of("@Past", "@PastOrPresent", "@Future", "@FutureOrPresent");

  private static final OracleValues BOOLEAN =
      OracleValues.of("boolean", List.of(true, false), Random::nextBoolean, OracleValues::plain);

  private OracleCases() {}

  /** One parameter: its type with {@code #} where the constraint stands. */
  record Case(String type, String constraint, OracleValues values) {
    String declaration() {
      return type.contains("#") ? type.replace("#", constraint) : constraint + " " + type;
    }
  }

  static List<Case> all() {
    List<Case> cases = new ArrayList<>();
    for (OracleValues values :
        List.of(
            OracleNumbers.BYTE,
            OracleNumbers.SHORT,
            OracleNumbers.INT,
            OracleNumbers.LONG,
            OracleNumbers.BIG_INTEGER,
            OracleNumbers.DECIMAL,
            OracleNumbers.DOUBLE,
            OracleNumbers.FLOAT,
            OracleNumbers.NUMBER_TEXT)) {
      NUMERIC.stream()
          .filter(constraint -> !values.isByte() || !constraint.contains("0.1"))
          .forEach(constraint -> cases.add(new Case(values.type(), constraint, values)));
    }
    for (String constraint : NUMERIC) {
      cases.add(new Case("List<# Integer>", constraint, OracleContainers.INTS));
      cases.add(new Case("Collection<# BigDecimal>", constraint, OracleNumbers.DECIMAL.listed()));
      cases.add(new Case("Map<String, # Integer>", constraint, OracleNumbers.INT.asEntries()));
      cases.add(new Case("Optional<# Double>", constraint, OracleNumbers.DOUBLE.optional()));
    }
    cases.add(new Case("OptionalInt", "@Min(3) @Max(9)", OracleNumbers.OPTIONAL_INT));
    for (String constraint : TEXTUAL) {
      cases.add(new Case("String", constraint, OracleTexts.TEXT));
      cases.add(new Case("List<# String>", constraint, OracleContainers.TEXTS));
      cases.add(new Case("List<List<# String>>", constraint, OracleContainers.TABLE));
      cases.add(new Case("Optional<# String>", constraint, OracleTexts.TEXT.optional()));
      cases.add(new Case("Map<# String, Integer>", constraint, OracleTexts.TEXT.asKeys()));
      cases.add(new Case("Map<String, # String>", constraint, OracleTexts.TEXT.asEntries()));
    }
    for (String constraint : List.of("@Size(min = 1, max = 2)", "@NotEmpty")) {
      cases.add(new Case("List<String>", constraint, OracleContainers.TEXTS));
      cases.add(new Case("Collection<String>", constraint, OracleContainers.TEXTS));
      cases.add(new Case("Set<String>", constraint, OracleContainers.SET));
      cases.add(new Case("String[]", constraint, OracleContainers.ARRAY));
      OracleContainers.ARRAYS.forEach(each -> cases.add(new Case(each.type(), constraint, each)));
      cases.add(new Case("List<# List<String>>", constraint, OracleContainers.TABLE));
      cases.add(new Case("Map<String, Integer>", constraint, OracleContainers.COUNTS));
      cases.add(
          new Case("List<# Map<String, Integer>>", constraint, OracleContainers.COUNTS.listed()));
    }
    for (OracleValues values : OracleContainers.REPEATED) {
      cases.add(new Case(values.type(), HIBERNATE + "UniqueElements", values));
    }
    cases.add(new Case("boolean", "@AssertTrue", BOOLEAN));
    cases.add(new Case("boolean", "@AssertFalse", BOOLEAN));
    cases.add(new Case("List<# Boolean>", "@AssertTrue", BOOLEAN.listed()));
    cases.add(new Case("@org.jspecify.annotations.Nullable String", "@Null", OracleTexts.NULLABLE));
    for (String constraint : TEMPORAL) {
      cases.add(new Case("LocalDate", constraint, OracleMoments.DATE));
      cases.add(new Case("LocalDateTime", constraint, OracleMoments.DATE_TIME));
      cases.add(new Case("List<# LocalDate>", constraint, OracleMoments.DATE.listed()));
      OracleMoments.MOMENTS.forEach(each -> cases.add(new Case(each.type(), constraint, each)));
    }
    return cases;
  }
}
