package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Names of enum constants on the wire, as Jackson's annotations give them. */
class EnumNamesTest {
  private static final String JACKSON = "import com.fasterxml.jackson.annotation.*;\n";

  @ParameterizedTest
  @EnumSource
  void publishesReadsAndWritesJacksonsNames(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Samples.HEADER
                + JACKSON
                + """
                class Service {
                  @Read Kind kind(Kind kind) { return kind; }
                  enum Kind {
                    @JsonProperty("dbl-room") @JsonAlias({"for two", "2"}) DOUBLE,
                    @JsonProperty @Alias("one") SINGLE
                  }
                }
                """);
    assertThat(served.call("kind", "{\"kind\":\"dbl-room\"}"))
        .isEqualTo("{\"result\":\"dbl-room\"}");
    assertThat(served.coercions("kind", "{\"kind\":\"DBL_ROOM\"}"))
        .containsExactly("kind: \"DBL_ROOM\" -> dbl-room (enum-spelling)");
    assertThat(served.coercions("kind", "{\"kind\":\"double\"}"))
        .containsExactly("kind: \"double\" -> dbl-room (enum-alias)");
    assertThat(served.coercions("kind", "{\"kind\":\"For-Two\"}"))
        .containsExactly("kind: \"For-Two\" -> dbl-room (enum-alias)");
    assertThat(served.coercions("kind", "{\"kind\":\"ONE\"}"))
        .containsExactly("kind: \"ONE\" -> SINGLE (enum-alias)");
    assertThat(served.definition("kind")).contains("\"enum\":[\"dbl-room\",\"SINGLE\"]");
  }

  @ParameterizedTest
  @EnumSource
  void refusesNamesThatNoApiTakesAndDefaultsForWrongValues(TestCompiler compiler) {
    String source =
        Samples.HEADER
            + JACKSON
            + """
            class Service {
              @Write void save(Kind kind) {}
              /*!ecj:PK434*/ /*!ecj:PK435*/ /*!ecj:PK105*/ enum Kind {
                @JsonProperty(/*!javac:PK434*/ "") UNSET,
                @JsonProperty("B") A,
                /*!javac:PK435*/ B,
                /*!javac:PK105*/ @JsonEnumDefaultValue C
              }
            }
            """;
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK434: Kind.UNSET is published as a blank text, which APIs refuse. Set @JsonProperty(\"...\"), or"
            + " make the value optional and leave it out.",
        "PK435: Kind.B is published as \"B\", and so is A. Give one of them another"
            + " @JsonProperty(\"...\").",
        "PK105: @JsonEnumDefaultValue is not supported and would be ignored. A wrong value is refused,"
            + " never replaced. Take it off.");
  }
}
