package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Constraints as services have them: composed, inside types, several of a kind, in own words. */
class ConstraintsServedTest {
  private static final String CODE =
      """
      package p;
      import jakarta.validation.*;
      import jakarta.validation.constraints.*;
      import java.lang.annotation.*;
      @Size(max = 9)
      @Pattern(regexp = "[A-Z]*", message = "Only capitals.")
      @Constraint(validatedBy = {})
      @Retention(RetentionPolicy.RUNTIME)
      @interface Code {
        String message() default "";
        Class<?>[] groups() default {};
        Class<? extends Payload>[] payload() default {};
        @OverridesAttribute(constraint = Size.class, name = "max") int longest() default 3;
      }
      """;

  private static final String ONE_WORD =
      """
      package p;
      import jakarta.validation.*;
      import jakarta.validation.constraints.*;
      import java.lang.annotation.*;
      @Size(max = 4)
      @Pattern(regexp = "[a-z]*")
      @ReportAsSingleViolation
      @Constraint(validatedBy = {})
      @Retention(RetentionPolicy.RUNTIME)
      @interface OneWord {
        String message() default "Send one short word.";
        Class<?>[] groups() default {};
        Class<? extends Payload>[] payload() default {};
      }
      """;

  @ParameterizedTest
  @EnumSource
  void composedOnesAreTheirParts(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            CODE,
            ONE_WORD,
            Samples.service(
                "  @Read void find(@Code(longest = 2) String code, @OneWord String word) {}\n"));

    assertThat(served.call("find", "{\"code\":\"AB\",\"word\":\"abcd\"}"))
        .isEqualTo("{\"result\":\"done\"}");
    assertThat(served.call("find", "{\"code\":\"ABC\",\"word\":\"a1\"}"))
        .contains("3 characters; send at most 2.", "Send one short word.");
    assertThat(served.call("find", "{\"code\":\"a\",\"word\":\"a\"}")).contains("Only capitals.");
  }

  @ParameterizedTest
  @EnumSource
  void thoseInFrontOfAnArrayAreOfTheArrayOrOfItsItems(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read void find(@NotBlank @Size(max = 2) String[] names, @Max(5) int @Size(min = 1) [] counts) {}
            """);

    assertThat(served.call("find", "{\"names\":[\"long name\",\"b\"],\"counts\":[5]}"))
        .isEqualTo("{\"result\":\"done\"}");
    assertThat(served.call("find", "{\"names\":[\" \",\"b\"],\"counts\":[6]}"))
        .contains("\"field\":\"names[0]\"", "\"field\":\"counts[0]\"", "6 is more than 5.");
    assertThat(served.call("find", "{\"names\":[\"a\",\"b\",\"c\"],\"counts\":[]}"))
        .contains("3 items; send at most 2.", "0 items; send at least 1.");
  }

  @ParameterizedTest
  @EnumSource
  void ownWordsAreFilledInAtCompileTime(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read void find(
                  @Max(value = 8, message = "At most {value} guests \\\\{here\\\\}.") int guests,
                  @Max(value = 8, message = "{guests.max}") int bundle,
                  @Max(value = 8, message = "Not ${validatedValue}.") int expression) {}
            """);

    assertThat(served.call("find", "{\"guests\":9,\"bundle\":9,\"expression\":9}"))
        .contains(
            "\"field\":\"guests\",\"message\":\"At most 8 guests {here}.\"",
            "\"field\":\"bundle\",\"message\":\"9 is more than 8.\"",
            "\"field\":\"expression\",\"message\":\"9 is more than 8.\"");
  }

  @ParameterizedTest
  @EnumSource
  void whatNoKeywordSaysIsAClause(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read void find(
                  @Email String mail,
                  @Past LocalDate born,
                  @Digits(integer = 3, fraction = 2) @DecimalMin(value = "0.5", inclusive = false) BigDecimal price,
                  @Digits(integer = 3, fraction = 0) int count,
                  List<@Size(max = 3) String> codes) {}
            """);

    assertThat(served.definition("find"))
        .contains(
            "\"mail\":{\"type\":\"string\",\"description\":\"An e-mail address.\"}",
            "In the past.",
            "\"price\":{\"type\":\"number\",\"description\":\"At most 3 digits before the point and 2"
                + " after.\",\"exclusiveMinimum\":0.5}",
            "\"count\":{\"type\":\"integer\",\"minimum\":-999,\"maximum\":999}",
            "\"items\":{\"type\":\"string\",\"maxLength\":3}");
  }

  @ParameterizedTest
  @EnumSource
  void momentsAreJudgedByTheClock(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler, "  @Read void find(@Past LocalDate born, @Future LocalDateTime due) {}\n");

    assertThat(served.call("find", "{\"born\":\"2026-11-30\",\"due\":\"2026-11-30T12:00\"}"))
        .contains(
            "2026-11-30 is not in the past; today is 2026-11-30, send an earlier one.",
            "2026-11-30T12:00 is not in the future; now is 2026-11-30T12:00, send a later one.");
  }

  @ParameterizedTest
  @EnumSource
  void countsWhatIsDifferentInASet(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler, "  @Read void find(@Size(min = 2, max = 4) Set<String> names) {}\n");
    assertThat(served.call("find", "{\"names\":[\"a\",\"a\"]}"))
        .contains("\"message\":\"1 different item; send 2 to 4.\"");
    assertThat(served.call("find", "{\"names\":[\"a\"]}"))
        .contains("\"message\":\"1 item; send 2 to 4.\"");
  }
}
