package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every scalar type wherever a value can stand, called as a model calls. */
class ScalarServiceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Instant        | "2026-01-15T10:30:00Z"
          OffsetDateTime | "2026-01-15T10:30:00+01:00"
          ZonedDateTime  | "2026-01-15T10:30+01:00[Europe/Paris]"
          LocalDate      | "2026-03-14"
          LocalDateTime  | "2026-01-15T10:30"
          LocalTime      | "18:30"
          OffsetTime     | "18:30:00+01:00"
          Duration       | "PT5M"
          Period         | "P1D"
          YearMonth      | "2026-03"
          MonthDay       | "--03-14"
          Year           | 2026
          ZoneId         | "Europe/Paris"
          ZoneOffset     | "+01:00"
          Currency       | "EUR"
          Locale         | "en-US"
          java.net.URI   | "https://example.com/page"
          java.net.URL   | "https://example.com/page"
          UUID           | "123e4567-e89b-12d3-a456-426614174000"
          BigInteger     | 123456789012345678901234567890
          DayOfWeek      | "MONDAY"
          Month          | "FEBRUARY"
          """)
  void standsWhereverAValueCan(String type, String json) {
    String service =
        """
          @Read Box all(TYPE one, Optional<TYPE> maybe, List<TYPE> many, Box box) {
            return new Box(one, maybe, many);
          }
          @Read TYPE one(@Arg(required = false) TYPE one) { return one; }
          @Write List<TYPE> given(String x, @FromContext("key") TYPE key) { return List.of(key); }
          record Box(TYPE one, Optional<TYPE> maybe, List<TYPE> many) {}
        """
            .replace("TYPE", type);
    String box = "{\"one\":X,\"maybe\":X,\"many\":[X,X]}".replace("X", json);
    String sent = box.substring(0, box.length() - 1) + ",\"box\":" + box + "}";
    for (TestCompiler compiler : TestCompiler.values()) {
      Served served = Served.service(compiler, service);
      assertThat(served.call("all", sent)).isEqualTo(box);
      assertThat(served.coercions("all", sent)).isEmpty();
      assertThat(served.call("one", "{\"one\":" + json + "}"))
          .isEqualTo("{\"result\":" + json + "}");
      assertThat(served.call("one", "{}")).isEqualTo("{\"result\":null}");
      assertThat(served.call("one", "{\"one\":true}")).contains("true is not ");
    }
  }

  @ParameterizedTest
  @EnumSource
  void comparesWhatHasAnOrder(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read int a(OffsetDateTime from, @GreaterThan("from") OffsetDateTime to) { return 1; }
              @Read int b(ZonedDateTime from, @GreaterThan("from") ZonedDateTime to) { return 1; }
              @Read int c(LocalTime from, @GreaterThan("from") LocalTime to) { return 1; }
              @Read int d(Duration least, @GreaterThan("least") Duration most) { return 1; }
              @Read int e(Year from, @GreaterThan("from") Year to) { return 1; }
              @Read int f(OffsetTime from, @GreaterThan("from") OffsetTime to) { return 1; }
              @Read int g(BigInteger least, @GreaterThan("least") BigInteger most) { return 1; }
            """);
    assertThat(
            refusal(served, "a", "from", "2026-01-15T10:30:00Z", "to", "2026-01-15T11:30:00+01:00"))
        .isEqualTo("2026-01-15T11:30:00+01:00 is not after from 2026-01-15T10:30:00Z.");
    assertThat(
            refusal(
                served,
                "b",
                "from",
                "2026-01-15T11:30+01:00[Europe/Paris]",
                "to",
                "2026-01-15T10:30Z"))
        .isEqualTo("2026-01-15T10:30Z is not after from 2026-01-15T11:30+01:00[Europe/Paris].");
    assertThat(served.call("c", "{\"from\":\"18:30\",\"to\":\"06:05\"}"))
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":\"to\",\"message\":\"06:05 is not"
                + " after from 18:30.\",\"retryable\":true,\"fix\":\"Correct it if the user gave both"
                + " values; else ask.\"}}");
    assertThat(refusal(served, "d", "least", "PT1H", "most", "PT5M"))
        .isEqualTo("PT5M is not greater than least PT1H.");
    assertThat(served.call("e", "{\"from\":2026,\"to\":2025}"))
        .contains("\"2025 is not after from 2026.\"");
    assertThat(refusal(served, "f", "from", "10:30:00Z", "to", "11:30:00+01:00"))
        .isEqualTo("11:30:00+01:00 is not after from 10:30:00Z.");
    assertThat(served.call("g", "{\"least\":99999999999999999999,\"most\":5}"))
        .contains("\"5 is not greater than least 99999999999999999999.\"");
    assertThat(served.definition("d")).contains("Must be greater than least.");
    assertThat(served.definition("e")).contains("Must be after from.");
  }

  private static String refusal(
      Served served, String tool, String one, String first, String other, String second) {
    String json = "{\"%s\":\"%s\",\"%s\":\"%s\"}".formatted(one, first, other, second);
    String text = served.call(tool, json);
    int at = text.indexOf("\"message\":\"") + "\"message\":\"".length();
    return text.substring(at, text.indexOf('"', at));
  }

  @ParameterizedTest
  @EnumSource
  void wholeNumbersOfAnySizeHaveBoundsAndIds(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read BigInteger limited(@Min(5) @Max(9) BigInteger number) { return number; }
              @Read BigInteger positive(@Positive Optional<BigInteger> number) {
                return number.orElse(BigInteger.ZERO);
              }
              record Known(BigInteger roomId, List<BigInteger> ids) {}
              @Read Known known(BigInteger roomId, List<BigInteger> ids) {
                return new Known(roomId, ids);
              }
            """);
    assertThat(served.call("limited", "{\"number\":7}")).isEqualTo("{\"result\":7}");
    assertThat(served.coercions("limited", "{\"number\":\"+7.0\"}"))
        .containsExactly("number: \"+7.0\" -> 7 (numeric-text)");
    assertThat(served.call("limited", "{\"number\":10}"))
        .contains("\"10 is not between 5 and 9.\"");
    assertThat(served.call("limited", "{\"number\":7.5}"))
        .contains("\"7.5 is not a whole number.\"");
    assertThat(served.call("positive", "{\"number\":0}")).contains("\"0 is not greater than 0.\"");
    assertThat(served.call("positive", "{\"number\":" + "9".repeat(1000) + "}"))
        .isEqualTo("{\"result\":" + "9".repeat(1000) + "}");
    assertThat(served.call("positive", "{\"number\":" + "9".repeat(1001) + "}"))
        .contains("\"The number has more than 1000 digits; send fewer.\"");
    String ids = "{\"room_id\":\"90071992547409930\",\"ids\":[\"1\"]}";
    assertThat(served.call("known", ids)).isEqualTo(ids);
    assertThat(served.call("known", "{\"room_id\":9007199254740996,\"ids\":[]}"))
        .contains("\"9007199254740996 may have been rounded; send it as text.\"");
    assertThat(served.definition("limited"))
        .contains("\"number\":{\"type\":\"integer\",\"minimum\":5,\"maximum\":9}");
    assertThat(served.definition("known"))
        .contains("\"room_id\":{\"type\":\"string\",\"pattern\":\"^-?[0-9]{1,1000}$\"}");
  }

  @ParameterizedTest
  @EnumSource
  void publishesWhatIsTrueOfAllTexts(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read Instant a(Instant a, UUID b, Year c, Duration d, DayOfWeek e, OffsetTime f,
                  java.net.URI g) {
                return a;
              }
              @Read Month b() { return Month.MAY; }
            """);
    assertThat(served.definition("a"))
        .contains(
            "\"a\":{\"type\":\"string\",\"format\":\"date-time\"}",
            "\"b\":{\"type\":\"string\",\"format\":\"uuid\"}",
            "\"c\":{\"type\":\"integer\",\"minimum\":100}",
            "\"d\":{\"type\":\"string\",\"pattern\":\"^P(-?[0-9]{1,19}D)?(T(-?[0-9]{1,19}H)?"
                + "(-?[0-9]{1,19}M)?(-?[0-9]{1,19}([.][0-9]{1,9})?S)?)?$\"}",
            "\"e\":{\"type\":\"string\",\"enum\":[\"MONDAY\",\"TUESDAY\",\"WEDNESDAY\","
                + "\"THURSDAY\",\"FRIDAY\",\"SATURDAY\",\"SUNDAY\"]}",
            "\"f\":{\"type\":\"string\",\"format\":\"time\"}",
            "\"g\":{\"type\":\"string\",\"pattern\":\"^[^ \\\\t\\\\n\\\\r]+$\"}");
    assertThat(served.definition("b"))
        .contains("\"enum\":[\"JANUARY\",\"FEBRUARY\",\"MARCH\",\"APRIL\",\"MAY\",\"JUNE\"");
  }

  @ParameterizedTest
  @EnumSource
  void defaultsAreReadByTheSameRows(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read String find(@Arg(defaultValue = "PT5M") Duration wait,
                  @Arg(defaultValue = "2026") Year year,
                  @Arg(defaultValue = "Europe/Paris") ZoneId zone,
                  @Arg(defaultValue = "EUR") Currency currency,
                  @Arg(defaultValue = "en-US") Locale language,
                  @Arg(defaultValue = "12345678901234567890") BigInteger number) {
                return wait + " " + year + " " + zone + " " + currency + " " + language + " " + number;
              }
            """);
    assertThat(served.call("find", "{}"))
        .isEqualTo("{\"result\":\"PT5M 2026 Europe/Paris EUR en_US 12345678901234567890\"}");
  }
}
