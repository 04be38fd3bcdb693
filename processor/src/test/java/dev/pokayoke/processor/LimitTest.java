package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code @Limit}: a policy, of which neither schema nor text says the number. */
class LimitTest {
  private static final String DENIED =
      "\"message\":\"This is more than is allowed here. Nothing was changed.\",\"retryable\":false,"
          + "\"fix\":\"Not allowed. Do not retry, reduce or split it. Offer to hand over.\"}}";

  @ParameterizedTest
  @EnumSource
  void deniesWhatIsBeyondAndTellsNoNumber(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Write String adjust(
                  @Limit(max = "99.50", fix = "Ask the {user} to call {tool:adjust} less.") BigDecimal amount,
                  @Limit(min = "1.5", max = "5") int count,
                  @Limit(max = "0.1") double ratio,
                  @Limit(max = "7") Optional<BigInteger> points,
                  Inner inner) { return "done"; }
              record Inner(@Limit(max = "3") long level) {}
            """);
    assertThat(served.call("adjust", call("99.50", "5", "0.1", "7", "3")))
        .isEqualTo("{\"result\":\"done\"}");
    assertThat(served.call("adjust", call("99.51", "5", "0.1", "7", "4")))
        .isEqualTo(
            "{\"error\":{\"code\":\"PERMISSION_DENIED\",\"field\":\"amount\",\"message\":\"This is more"
                + " than is allowed here. Nothing was changed.\",\"retryable\":false,\"fix\":\"Ask the user"
                + " to call adjust less.\"}}");
    assertThat(served.call("adjust", call("1", "1", "0.1", "7", "3")))
        .contains("\"field\":\"count\",\"message\":\"This is less than is allowed here.");
    assertThat(served.call("adjust", call("1", "2", "0.2", "7", "3")))
        .isEqualTo("{\"error\":{\"code\":\"PERMISSION_DENIED\",\"field\":\"ratio\"," + DENIED);
    assertThat(served.call("adjust", call("1", "2", "0.1", "8", "3")))
        .isEqualTo("{\"error\":{\"code\":\"PERMISSION_DENIED\",\"field\":\"points\"," + DENIED);
    assertThat(served.call("adjust", call("1", "2", "0.1", "7", "4")))
        .isEqualTo(
            "{\"error\":{\"code\":\"PERMISSION_DENIED\",\"field\":\"inner.level\"," + DENIED);
    assertThat(served.call("adjust", call("500", "many", "0.1", "7", "3")))
        .startsWith("{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":\"count\"");
    assertThat(served.definition("adjust")).doesNotContain("99.5", "imum");
  }

  @ParameterizedTest
  @EnumSource
  void refusesLimitsThatSayNothing(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Write void adjust(
                  /*!PK421*/ @Limit int first,
                  /*!PK421*/ @Limit(max = "much") int second,
                  /*!PK421*/ @Limit(min = "5", max = "4") BigDecimal third,
                  /*!PK421*/ @Limit(max = "5") String fourth,
                  @Limit(max = "5", fix = /*!PK209*/ "{tool:adjst}") int fifth) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK421: Service.adjust(first): @Limit allows everything. Set max, min or both.",
        "PK421: Service.adjust(second): @Limit does not understand \"much\". Write a number like 500 or"
            + " 99.50.",
        "PK421: Service.adjust(third): @Limit allows nothing, because min is more than max. Correct one"
            + " of them.",
        "PK421: Service.adjust(fourth): @Limit cannot limit String. Use it on numbers.",
        "PK209: fix: {tool:adjst} names no tool of Service. Did you mean adjust? Use the published name"
            + " of one of its tools.");
  }

  private static String call(
      String amount, String count, String ratio, String points, String level) {
    return "{\"amount\":%s,\"count\":\"%s\",\"ratio\":%s,\"points\":%s,\"inner\":{\"level\":%s}}"
        .formatted(amount, count, ratio, points, level);
  }
}
