package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Maps, called as a model calls. */
class MapTypesTest {
  private static final String MAPS =
      """
        @Read Map<String, String> env(Map<String, String> vars) { return vars; }
        @Read String order(Map<String, String> vars) { return vars.toString(); }
        /** @param prices what each costs */
        @Read Map<Size, Integer> prices(@jakarta.validation.constraints.Size(max = 2) Map<Size, Integer> prices) {
          return prices;
        }
        @Read Map<String, List<Room>> deep(List<Map<String, Long>> roomIds, Map<String, Room> rooms) {
          return Map.of("all", List.copyOf(rooms.values()), "ids", List.of(new Room(roomIds.toString())));
        }
        @Read(onEmpty = "None.") Optional<Map<String, ? extends List<Integer>>> maybe(
            Optional<Map<String, List<Integer>>> m) {
          return m.map(each -> each);
        }
        enum Size { SMALL, @Alias("xl") EXTRA_LARGE }
        record Room(String name) {}
      """;

  @ParameterizedTest
  @EnumSource
  void readsAndWritesMaps(TestCompiler compiler) {
    Served served = Served.service(compiler, MAPS);
    assertThat(served.call("env", "{\"vars\":{\"A\":\"1\",\"\":\"2\",\"b c\":\"3\"}}"))
        .isEqualTo("{\"result\":{\"A\":\"1\",\"\":\"2\",\"b c\":\"3\"}}");
    assertThat(served.call("order", "{\"vars\":{\"z\":\"1\",\"a\":\"2\"}}"))
        .isEqualTo("{\"result\":\"{z=1, a=2}\"}");
    assertThat(served.call("env", "{\"vars\":{}}")).isEqualTo("{\"result\":{}}");
    assertThat(served.call("prices", "{\"prices\":{\"EXTRA_LARGE\":9,\"SMALL\":3}}"))
        .isEqualTo("{\"result\":{\"SMALL\":3,\"EXTRA_LARGE\":9}}");
    assertThat(
            served.call(
                "deep", "{\"room_ids\":[{\"a\":\"7\"},{}],\"rooms\":{\"x\":{\"name\":\"n\"}}}"))
        .contains("\"ids\":[{\"name\":\"[{a=7}, {}]\"}]", "\"all\":[{\"name\":\"n\"}]");
    assertThat(served.call("maybe", "{\"m\":{\"a\":[1,2]}}"))
        .isEqualTo("{\"result\":{\"a\":[1,2]}}");
    assertThat(served.call("maybe", "{\"m\":{}}")).isEqualTo("{\"result\":{},\"note\":\"None.\"}");
    assertThat(served.call("maybe", "{}")).isEqualTo("{\"result\":null,\"note\":\"None.\"}");
  }

  @ParameterizedTest
  @EnumSource
  void takesWhatCanOnlyMeanAMap(TestCompiler compiler) {
    Served served = Served.service(compiler, MAPS);
    String list = "[{\"key\":\"a\",\"value\":\"1\"}, {\"value\": \"2\" ,\"key\":\"b\"}]";
    assertThat(served.call("env", "{\"vars\":" + list + "}"))
        .isEqualTo("{\"result\":{\"a\":\"1\",\"b\":\"2\"}}");
    assertThat(served.coercions("env", "{\"vars\":[]}"))
        .containsExactly("vars: [] -> {} (entry-list)");
    assertThat(
            served.coercions(
                "prices",
                "{\"prices\":[{\"key\":\"small\",\"value\":[3]},{\"key\":\"XL\",\"value\":4}]}"))
        .containsExactly(
            "prices: [{\"key\":\"small\",\"value\":[3]},{\"key\":\"XL\",\"value\":4}] -> {\"small\":[3],\"XL\":4} (entry-list)",
            "prices.small: \"small\" -> SMALL (enum-spelling)",
            "prices.small: [3] -> 3 (single-element)",
            "prices.XL: \"XL\" -> EXTRA_LARGE (enum-alias)");
    assertThat(served.call("env", "{\"vars\":\"{\\\"a\\\":\\\"1\\\"}\"}"))
        .isEqualTo("{\"result\":{\"a\":\"1\"}}");
    assertThat(
            served.coercions(
                "env", "{\"vars\":\" [{\\\"key\\\":\\\"a\\\",\\\"value\\\":\\\"1\\\"}]\"}"))
        .containsExactly(
            "vars: \" [{\\\"key\\\":\\\"a\\\",\\\"value\\\":\\\"1\\\"}]\" -> {\"a\":\"1\"} (entry-list)");
    assertThat(served.call("env", "{\"vars\":\"[1]\"}"))
        .contains("\"message\":\"\\\"[1]\\\" is not an object; send named values: {...}.\"");
    assertThat(served.call("env", "{\"vars\":[{\"a\":\"1\"}]}"))
        .isEqualTo("{\"result\":{\"a\":\"1\"}}");
  }

  @ParameterizedTest
  @EnumSource
  void refusesEntriesAtTheirKeys(TestCompiler compiler) {
    Served served = Served.service(compiler, MAPS);
    Refused.says(
        served,
        """
        env | {"vars":{"A":null}} | vars.A | null is not a value; leave the entry out.
        env | {"vars":{"a b":[]}} | vars["a b"] | A list is not text; send a string in double quotes.
        env | {"vars":{"A":"1","A":"2"}} | vars.A | Sent more than once, counting other spellings; send it once.
        prices | {"prices":{"SMALL":1,"small":2}} | prices.small | Sent more than once, counting other spellings; send it once.
        env | {"vars":[{"key":"a","value":"1"},{"key":"a","value":"1"}]} | vars.a | Sent more than once, counting other spellings; send it once.
        prices | {"prices":{"SMAL":1}} | prices.SMAL | "SMAL" is not one of SMALL, EXTRA_LARGE. Did you mean SMALL?
        prices | {"prices":{"EXTRA_LARGE":1,"xl":1}} | prices.xl | Sent more than once, counting other spellings; send it once.
        deep | {"room_ids":[],"rooms":{"x":{"name":"n"},"y":{"name":{}}}} | rooms.y.name | An object is not text; send a string in double quotes.
        env | {"vars":4} | vars | 4 is not an object; send named values: {...}.
        env | {"vars":[{"key":"a"},{"value":"1"}]} | vars | A list is not an object; send named values: {...}.
        """);
  }

  @ParameterizedTest
  @EnumSource
  void publishesOpenNamesAndThoseOfEnums(TestCompiler compiler) {
    Served served = Served.service(compiler, MAPS);
    assertThat(served.definition("env"))
        .contains(
            "\"vars\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}",
            "\"result\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"string\"}}");
    assertThat(served.definition("prices"))
        .contains(
            "\"prices\":{\"type\":\"object\",\"description\":\"what each costs. At most 2 entries.\","
                + "\"properties\":{\"SMALL\":{\"type\":\"integer\"},\"EXTRA_LARGE\":{\"type\":\"integer\"}},"
                + "\"additionalProperties\":false}");
  }

  @ParameterizedTest
  @EnumSource
  void judgesKeysAndValues(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read String env(
                  @Size(max = 1) Map<@Size(min = 2) @Pattern(regexp = "[A-Z_]+") String, @Min(1) Integer> vars,
                  Map<@NotBlank String, Room> rooms) {
                return vars.toString() + rooms;
              }
              record Room(String name) {}
            """);
    assertThat(served.call("env", "{\"vars\":{\"AB\":1},\"rooms\":{\"x\":{\"name\":\"n\"}}}"))
        .isEqualTo("{\"result\":\"{AB=1}{x=Room[name=n]}\"}");
    assertThat(
            served.call(
                "env",
                "{\"vars\":{\"A\":0},\"rooms\":{\" \":{\"name\":\"n\"},\"y\":{\"name\":\"m\"}}}"))
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\"3 problems; nothing ran.\",\"retryable\":"
                + "true,\"problems\":[{\"field\":\"vars.A\",\"message\":\"0 is less than 1.\",\"fix\":\"Correct it"
                + " and call again.\"},{\"field\":\"vars.A\",\"message\":\"Its key: 1 character; send at least 2.\",\"fix\":"
                + "\"Correct it and call again.\"},{\"field\":\"rooms[\\\" \\\"]\",\"message\":\"Its key: This must not be"
                + " blank.\",\"fix\":\"Correct it and call again.\"}]}}");
    assertThat(served.call("env", "{\"vars\":{\"AB\":1,\"CD\":2},\"rooms\":{}}"))
        .contains("\"field\":\"vars\",\"message\":\"2 entries; send at most 1.\"");
  }
}
