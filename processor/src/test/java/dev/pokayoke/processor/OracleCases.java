package dev.pokayoke.processor;

import java.util.ArrayList;
import java.util.List;

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
            OracleValues.BYTE,
            OracleValues.SHORT,
            OracleValues.INT,
            OracleValues.LONG,
            OracleValues.BIG_INTEGER,
            OracleValues.DECIMAL,
            OracleValues.DOUBLE,
            OracleValues.FLOAT,
            OracleValues.NUMBER_TEXT)) {
      NUMERIC.stream()
          .filter(constraint -> !values.isByte() || !constraint.contains("0.1"))
          .forEach(constraint -> cases.add(new Case(values.type(), constraint, values)));
    }
    NUMERIC.forEach(each -> cases.add(new Case("List<# Integer>", each, OracleValues.INTS)));
    cases.add(new Case("OptionalInt", "@Min(3) @Max(9)", OracleValues.OPTIONAL_INT));
    for (String constraint : TEXTUAL) {
      cases.add(new Case("String", constraint, OracleValues.TEXT));
      cases.add(new Case("List<# String>", constraint, OracleValues.TEXTS));
      cases.add(new Case("List<List<# String>>", constraint, OracleValues.TABLE));
      cases.add(new Case("Optional<# String>", constraint, OracleValues.OPTIONAL_TEXT));
    }
    for (String constraint : List.of("@Size(min = 1, max = 2)", "@NotEmpty")) {
      cases.add(new Case("List<String>", constraint, OracleValues.TEXTS));
      cases.add(new Case("Set<String>", constraint, OracleValues.SET));
      cases.add(new Case("String[]", constraint, OracleValues.ARRAY));
      cases.add(new Case("int[]", constraint, OracleValues.INT_ARRAY));
      cases.add(new Case("List<# List<String>>", constraint, OracleValues.TABLE));
    }
    cases.add(new Case("List<String>", HIBERNATE + "UniqueElements", OracleValues.TEXTS));
    cases.add(new Case("boolean", "@AssertTrue", OracleValues.BOOLEAN));
    cases.add(new Case("boolean", "@AssertFalse", OracleValues.BOOLEAN));
    cases.add(
        new Case("@org.jspecify.annotations.Nullable String", "@Null", OracleValues.NULLABLE));
    for (String constraint : TEMPORAL) {
      cases.add(new Case("LocalDate", constraint, OracleValues.DATE));
      cases.add(new Case("LocalDateTime", constraint, OracleValues.DATE_TIME));
      OracleValues.MOMENTS.forEach(each -> cases.add(new Case(each.type(), constraint, each)));
    }
    return cases;
  }
}
