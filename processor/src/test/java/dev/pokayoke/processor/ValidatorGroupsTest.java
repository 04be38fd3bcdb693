package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Constraints in groups, and what asks for them. */
class ValidatorGroupsTest {
  private static final String DONE = "{\"result\":\"done\"}";

  /** Spring's annotation, of which only the name counts. */
  static final String VALIDATED =
      """
      package org.springframework.validation.annotation;
      import java.lang.annotation.*;
      @Retention(RetentionPolicy.RUNTIME)
      public @interface Validated {
        Class<?>[] value() default {};
      }
      """;

  private static final String GROUPS =
      """
      package p;
      interface Groups {
        interface Basic {}
        interface Special extends Basic {}
        @jakarta.validation.GroupSequence({First.class, Second.class}) interface Steps {}
        interface First {}
        interface Second {}
      }
      """;

  private static String unit(String members) {
    return Samples.unit(
        "import jakarta.validation.*;\nimport jakarta.validation.groups.*;\n"
            + "import org.springframework.validation.annotation.Validated;\n"
            + members);
  }

  @ParameterizedTest
  @EnumSource
  void thoseOfTheMethodComeBeforeThoseOfTheClass(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            VALIDATED,
            GROUPS,
            unit(
                """
                @Validated(Groups.First.class)
                class Service {
                  @Read @Validated(Groups.Special.class)
                  void find(@Size(max = 2, groups = Groups.Basic.class, message = "At most {max}.") String code,
                      @NotNull(groups = Groups.Special.class, message = "Say why.") @Arg(required = false)
                      String why) {}
                  @Read void list(@Size(max = 2, groups = Groups.First.class, message = "Short, please.") String code) {}
                }
                """));

    assertThat(served.call("find", "{\"code\":\"abc\"}"))
        .contains(
            "2 problems; nothing ran.",
            "{\"field\":\"code\",\"message\":\"At most 2.\"",
            "{\"field\":\"why\",\"message\":\"Say why.\"");
    assertThat(served.call("find", "{\"code\":\"ab\",\"why\":\"x\"}")).isEqualTo(DONE);
    assertThat(served.call("list", "{\"code\":\"abc\"}"))
        .contains("\"field\":\"code\",\"message\":\"Short, please.\"");
  }

  @ParameterizedTest
  @EnumSource
  void conversionsAndSequencesAreTheValidators(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            VALIDATED,
            GROUPS,
            unit(
                """
                class Service {
                  record In(@Size(max = 2, groups = Groups.First.class, message = "First: {max}.") String one,
                      @Size(max = 2, groups = Groups.Second.class, message = "Then: {max}.") String two) {}
                  @Read void find(@Valid @ConvertGroup(to = Groups.First.class) In in) {}
                  @Read @Validated(Groups.Steps.class) void steps(@Valid In in) {}
                }
                """));

    assertThat(served.call("find", "{\"in\":{\"one\":\"abc\",\"two\":\"abc\"}}"))
        .contains("\"field\":\"in.one\",\"message\":\"First: 2.\"");
    assertThat(served.call("steps", "{\"in\":{\"one\":\"abc\",\"two\":\"abc\"}}"))
        .contains("\"field\":\"in.one\",\"message\":\"First: 2.\"");
    assertThat(served.call("steps", "{\"in\":{\"one\":\"ab\",\"two\":\"abc\"}}"))
        .contains("\"field\":\"in.two\",\"message\":\"Then: 2.\"");
  }

  @ParameterizedTest
  @EnumSource
  void aClassMayPutItsDefaultInASequence(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            GROUPS,
            Samples.unit(
                """
                import jakarta.validation.*;
                class Service {
                  @GroupSequence({Groups.First.class, In.class})
                  record In(@Size(max = 2, groups = Groups.First.class, message = "First: {max}.") String one) {}
                  @Read void find(@Valid In in) {}
                }
                """));

    assertThat(served.call("find", "{\"in\":{\"one\":\"abc\"}}"))
        .contains("\"field\":\"in.one\",\"message\":\"First: 2.\"");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsInDefaultTooIsCompiled(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            "  @Read void find(@Size(max = 2, groups = {jakarta.validation.groups.Default.class,"
                + " Runnable.class}) String code) {}\n");

    assertThat(served.call("find", "{\"code\":\"abc\"}")).contains("3 characters; send at most 2.");
    assertThat(served.tools().validated(0)).isNull();
  }
}
