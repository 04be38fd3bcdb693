package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An empty text is no value where a constraint excludes it, and a text as any other elsewhere. */
class EmptyTextsServedTest {

  @ParameterizedTest
  @EnumSource
  void whatExcludesItMakesItAbsent(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
            @Read String find(
                Optional<@NotBlank String> a,
                Optional<@Size(min = 1) String> b,
                Optional<@Pattern(regexp = "[A-Z]{3}") String> c,
                Optional<@Digits(integer = 3, fraction = 0) String> d,
                Optional<@Min(3) String> e,
                Optional<@DecimalMax("1.5") String> f,
                Optional<@org.hibernate.validator.constraints.UUID String> g,
                Optional<@Pattern(regexp = "[A-Z]*") String> x,
                Optional<@org.hibernate.validator.constraints.UUID(allowEmpty = true) String> y,
                Optional<@Email String> z) {
              return "";
            }
            """);

    assertThat(
            served.arguments(
                "find",
                """
                {"a":"","b":"","c":"","d":"","e":"","f":"","g":"","x":"","y":"","z":""}"""))
        .isEqualTo("{\"x\":\"\",\"y\":\"\",\"z\":\"\"}");
  }
}
