package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code @GreaterThan} across objects: the other value stands inside a parameter or component. */
class ComparisonTest {
  private static final String SERVICE =
      """
        @Read String dine(
            @GreaterThan(value = "stay.span.checkIn", orEqual = true, fix = "Ask for the day.") LocalDate dinner,
            Stay stay) {
          return dinner.toString();
        }
        @Read String maybe(
            Optional<Stay> stay, @GreaterThan("stay.span.checkOut") Optional<LocalDate> dinner) {
          return dinner.toString();
        }
        @Read String trip(Trip trip) { return trip.home().leaves().toString(); }
        @Read String weigh(Crate crate, @GreaterThan("crate.weight") OptionalInt limit,
            @GreaterThan("crate.net") @Arg(defaultValue = "5") int gross) {
          return limit + " " + gross;
        }
        record Stay(Span span, String room) {}
        record Span(LocalDate checkIn, @Arg(required = false) LocalDate checkOut) {}
        record Trip(Leg away, @com.fasterxml.jackson.annotation.JsonUnwrapped(prefix = "home_") Way home) {}
        record Leg(LocalDateTime leaves, LocalDateTime arrives) {}
        record Way(LocalDateTime leaves, Rest rest, @GreaterThan("rest.until") LocalDateTime arrives) {}
        record Rest(@com.fasterxml.jackson.annotation.JsonProperty("Ends") LocalDateTime until) {}
        static class Crate {
          private OptionalInt weight = OptionalInt.empty();
          public int net;
          public OptionalInt getWeight() { return weight; }
          public void setWeight(OptionalInt weight) { this.weight = weight; }
        }
      """;

  @ParameterizedTest
  @EnumSource
  void comparesWithAComponentOfAnotherParameter(TestCompiler compiler) {
    Served served = Served.service(compiler, SERVICE);
    String stay = "\"stay\":{\"span\":{\"check_in\":\"2026-06-12\"},\"room\":\"A\"}";
    assertThat(served.call("dine", "{\"dinner\":\"2026-06-12\"," + stay + "}"))
        .isEqualTo("{\"result\":\"2026-06-12\"}");
    assertThat(served.call("dine", "{" + stay + ",\"dinner\":\"2026-06-11\"}"))
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":\"dinner\",\"message\":"
                + "\"2026-06-11 is before stay.span.check_in 2026-06-12.\",\"retryable\":true,"
                + "\"fix\":\"Ask for the day.\"}}");
    assertThat(served.definition("dine"))
        .contains("\"description\":\"Must not be before stay.span.check_in.\"");
  }

  @ParameterizedTest
  @EnumSource
  void saysNothingWhereOneIsNotThereOrNotGood(TestCompiler compiler) {
    Served served = Served.service(compiler, SERVICE);
    String open = "\"stay\":{\"span\":{\"check_in\":\"2026-06-12\"},\"room\":\"A\"}";
    assertThat(served.call("maybe", "{\"dinner\":\"2020-01-01\"}"))
        .isEqualTo("{\"result\":\"Optional[2020-01-01]\"}");
    assertThat(served.call("maybe", "{\"dinner\":\"2020-01-01\"," + open + "}"))
        .isEqualTo("{\"result\":\"Optional[2020-01-01]\"}");
    assertThat(served.call("maybe", "{" + open + "}")).isEqualTo("{\"result\":\"Optional.empty\"}");
    String bad =
        "\"stay\":{\"span\":{\"check_in\":\"2026-06-12\",\"check_out\":\"x\"},\"room\":\"A\"}";
    assertThat(served.call("maybe", "{\"dinner\":\"2020-01-01\"," + bad + "}"))
        .contains("\"field\":\"stay.span.check_out\"")
        .doesNotContain("dinner");
    String whole = open.replace("12\"}", "12\",\"check_out\":\"2026-06-14\"}");
    assertThat(served.call("maybe", "{\"dinner\":\"2026-06-14\"," + whole + "}"))
        .contains(
            "\"field\":\"dinner\",\"message\":\"2026-06-14 is not after stay.span.check_out"
                + " 2026-06-14.\"");
  }

  @ParameterizedTest
  @EnumSource
  void comparesInsideObjectsWithPublishedNames(TestCompiler compiler) {
    Served served = Served.service(compiler, SERVICE);
    String trip =
        "{\"trip\":{\"away\":{\"leaves\":\"2026-06-12T10:00\",\"arrives\":\"2026-06-12T12:00\"},"
            + "\"home_leaves\":\"2026-06-14T10:00\",\"home_rest\":{\"Ends\":\"2026-06-14T11:00\"},"
            + "\"home_arrives\":\"2026-06-14T%s\"}}";
    assertThat(served.call("trip", trip.formatted("12:00")))
        .isEqualTo("{\"result\":\"2026-06-14T10:00\"}");
    assertThat(served.call("trip", trip.formatted("10:30")))
        .contains(
            "\"field\":\"trip.home_arrives\",\"message\":\"2026-06-14T10:30 is not after"
                + " home_rest.Ends 2026-06-14T11:00.\"");
  }

  @ParameterizedTest
  @EnumSource
  void showsValuesInTheirDeclaredForms(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read String dine(
                  Stay stay,
                  @GreaterThan("stay.to") @Arg(formats = "dd.MM.yyyy") LocalDate dinner,
                  @GreaterThan("dinner") LocalDate brunch) {
                return dinner.toString();
              }
              record Stay(LocalDate to) {}
            """);
    String call = "{\"stay\":{\"to\":\"2026-06-14\"},\"dinner\":\"%s\",\"brunch\":\"2026-06-15\"}";
    assertThat(served.call("dine", call.formatted("14.06.2026")))
        .contains("\"message\":\"14.06.2026 is not after stay.to 2026-06-14.\"");
    assertThat(served.call("dine", call.formatted("15.06.2026")))
        .contains("\"message\":\"2026-06-15 is not after dinner 15.06.2026.\"");
  }

  @ParameterizedTest
  @EnumSource
  void comparesWithPropertiesOfBeans(TestCompiler compiler) {
    Served served = Served.service(compiler, SERVICE);
    assertThat(served.call("weigh", "{\"crate\":{\"net\":4},\"limit\":1}"))
        .isEqualTo("{\"result\":\"OptionalInt[1] 5\"}");
    assertThat(served.call("weigh", "{\"crate\":{\"weight\":9,\"net\":5},\"limit\":9}"))
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\"2 problems; nothing ran.\","
                + "\"retryable\":true,\"problems\":[{\"field\":\"limit\",\"message\":\"9 is not"
                + " greater than crate.weight 9.\",\"fix\":\"Correct it if the user gave both values;"
                + " else ask.\"},{\"field\":\"gross\",\"message\":\"5 is not greater than crate.net"
                + " 5.\",\"fix\":\"Correct it if the user gave both values; else ask.\"}]}}");
  }

  @ParameterizedTest
  @EnumSource
  void refusesWaysThatLeadNowhere(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Read void dine(
                  Stay stay,
                  List<Stay> stays,
                  @GreaterThan(/*!PK405*/ "stay.chekIn") LocalDate first,
                  @GreaterThan(/*!PK413*/ "stays.checkIn") LocalDate second,
                  @GreaterThan(/*!PK413*/ "stay.checkIn.year") LocalDate third,
                  @GreaterThan(/*!PK407*/ "stay.room") LocalDate fourth,
                  @GreaterThan(/*!PK407*/ "stay") LocalDate fifth,
                  @GreaterThan(/*!PK405*/ "stay.") LocalDate sixth,
                  Node /*!ecj:PK413*/ node,
                  Span /*!ecj:PK405*/ span) {}
              record Node(int low, Optional<Node> next, @GreaterThan(/*!javac:PK413*/ "next.low") int high) {}
              record Span(@GreaterThan(/*!javac:PK405*/ "stay") LocalDate to) {}
              record Stay(LocalDate checkIn, String room) {}
            """);
    String unknown =
        " must name another argument of the tool, or component of the record, that the model fills,"
            + " or one inside, as stay.from.";
    String through =
        ". A way leads through records and beans only that are not inside themselves. Compare it in its"
            + " constructor, or with another value.";
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK405: Service.dine(first): @GreaterThan(\"stay.chekIn\")"
            + unknown
            + " Did you mean stay.checkIn? Use its Java name.",
        "PK413: Service.dine(second): @GreaterThan(\"stays.checkIn\") leads through List<Service.Stay>"
            + through,
        "PK413: Service.dine(third): @GreaterThan(\"stay.checkIn.year\") leads through LocalDate"
            + through,
        "PK407: Service.dine(fourth): @GreaterThan(\"stay.room\") compares LocalDate with String."
            + " Give both the same type.",
        "PK407: Service.dine(fifth): @GreaterThan(\"stay\") compares LocalDate with Service.Stay. Give"
            + " both the same type.",
        "PK405: Service.dine(sixth): @GreaterThan(\"stay.\")"
            + unknown
            + " Did you mean stay? Use its Java name.",
        "PK413: Service.dine(node) -> Node.high: @GreaterThan(\"next.low\") leads through"
            + " Optional<Service.Node>"
            + through,
        "PK405: Service.dine(span) -> Span.to: @GreaterThan(\"stay\")"
            + unknown
            + " A value around the object cannot be named: put both into one. Use its Java name.");
  }
}
