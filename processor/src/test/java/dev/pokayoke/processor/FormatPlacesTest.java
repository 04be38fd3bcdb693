package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code @Arg(formats)} holds wherever a date stands, in arguments and in results. */
class FormatPlacesTest {

  @ParameterizedTest
  @EnumSource
  void theyHoldForWhatIsInside(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read String find(
                  @Arg(formats = {"dd.MM.yyyy", "d/M/yy"}) List<LocalDate> days,
                  @Arg(formats = "MM/dd/yyyy") List<LocalDate> american,
                  @Arg(formats = "HH.mm") Set<LocalTime> times,
                  @Arg(formats = "HH:mm") LocalTime[] rows,
                  @Arg(formats = "MM/yyyy") Map<String, YearMonth> months,
                  @Arg(formats = "dd.MM.yyyy") Map<String, List<LocalDate>> lists,
                  @Arg(formats = "dd.MM.yyyy") Optional<LocalDate> maybe,
                  @Arg(formats = "dd.MM.yyyy", required = false) LocalDate absent,
                  Stay stay) {
                return days + " " + american + " " + times + " " + Arrays.toString(rows) + " " + months
                    + " " + lists + " " + maybe + " " + absent + " " + stay;
              }
              record Stay(@Arg(formats = "d MMM yyyy") LocalDate from, Inner inner) {}
              record Inner(@Arg(formats = "dd.MM.yyyy HH:mm") LocalDateTime at, LocalDateTime plain) {}
            """);
    String sent =
        """
        {"days":["14.03.2026","3/4/26"],"american":["03/14/2026"],"times":["18.05"],"rows":["18:05"],
        "months":{"a":"03/2026"},"lists":{"b":["14.03.2026"]},"maybe":"","absent":"",
        "stay":{"from":"14 mar 2026","inner":{"at":"14.03.2026 18:05","plain":"2026-03-14T18:05"}}}
        """;
    assertThat(served.call("find", sent))
        .isEqualTo(
            "{\"result\":\"[2026-03-14, 2026-04-03] [2026-03-14] [18:05] [18:05] {a=2026-03}"
                + " {b=[2026-03-14]} Optional.empty null Stay[from=2026-03-14,"
                + " inner=Inner[at=2026-03-14T18:05, plain=2026-03-14T18:05]]\"}");
    assertThat(served.coercions("find", sent))
        .contains(
            "days[1]: \"3/4/26\" -> 03.04.2026 (declared-format)",
            "stay.from: \"14 mar 2026\" -> 14 Mar 2026 (declared-format)");
    assertThat(served.call("find", sent.replace("03/14/2026", "14/03/2026")))
        .contains("\"field\":\"american[0]\",\"message\":\"\\\"14/03/2026\\\" does not exist.\"");
    assertThat(served.call("find", sent.replace("\"a\":\"03/2026\"", "\"a\":\"2026-03\"")))
        .contains("\\\"2026-03\\\" is not a month of a year like 03/2026; send it so.");
    assertThat(served.arguments("find", sent))
        .contains("\"days\":[\"14.03.2026\",\"03.04.2026\"],\"american\":[\"03/14/2026\"]");
  }

  @ParameterizedTest
  @EnumSource
  void resultsAreWrittenInTheFirstPattern(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read Stay echo(Stay stay) { return stay; }
              @Read Log log() {
                return new Log(LocalDateTime.parse("2026-03-14T18:05:30.5"), LocalDate.of(1999, 1, 2),
                    List.of(LocalDate.of(2026, 3, 14)), List.of(LocalDate.of(2026, 3, 14)));
              }
              record Stay(@Arg(formats = {"dd.MM.yyyy", "d/M/yy"}) LocalDate from) {}
              record Log(
                  @Arg(formats = "dd.MM.yyyy HH:mm") LocalDateTime at,
                  @Arg(formats = "d/M/yy") LocalDate born,
                  @Arg(formats = "MM/dd/yyyy") List<LocalDate> american,
                  List<LocalDate> plain) {}
            """);
    assertThat(served.call("echo", "{\"stay\":{\"from\":\"3/4/26\"}}"))
        .isEqualTo("{\"from\":\"03.04.2026\"}");
    assertThat(served.call("log", "{}"))
        .isEqualTo(
            "{\"at\":\"14.03.2026 18:05\",\"born\":\"1999-01-02\",\"american\":[\"03/14/2026\"],"
                + "\"plain\":[\"2026-03-14\"]}");
    assertThat(served.definition("log"))
        .contains(
            "\"at\":{\"type\":\"string\"},\"born\":{\"type\":\"string\"}",
            "\"american\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}");
  }

  @ParameterizedTest
  @EnumSource
  void beansHaveThemOnFieldsAndGetters(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read Stay echo(Stay stay) { return stay; }
              public static class Stay {
                @Arg(formats = "dd.MM.yyyy") private LocalDate from;
                private LocalDate to;
                public LocalDate getFrom() { return from; }
                public void setFrom(LocalDate from) { this.from = from; }
                @Arg(formats = "MM/dd/yyyy") public LocalDate getTo() { return to; }
                public void setTo(LocalDate to) { this.to = to; }
              }
            """);
    assertThat(served.call("echo", "{\"stay\":{\"from\":\"14.03.2026\",\"to\":\"03/14/2026\"}}"))
        .isEqualTo("{\"from\":\"14.03.2026\",\"to\":\"03/14/2026\"}");
  }

  @ParameterizedTest
  @EnumSource
  void wrappersAndGenericRecordsHaveThemInside(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Write Page<Stay> echo(Day day, Page<Stay> page) { return page; }
              record Day(@com.fasterxml.jackson.annotation.JsonValue
                  @Arg(formats = "dd.MM.yyyy") LocalDate value) {}
              record Page<T>(@Arg(formats = "HH.mm") LocalTime at, List<T> items, ScalarType dayFormat) {}
              record Stay(@Arg(formats = "d/M/yy") Optional<LocalDate> from) {}
              enum ScalarType { DAY_FORMAT, AT_FORMAT }
            """);
    String page =
        "{\"at\":\"18.05\",\"items\":[{\"from\":\"14/3/26\"},{}],\"day_format\":\"AT_FORMAT\"}";
    String sent = "{\"day\":\"14.03.2026\",\"page\":" + page + "}";
    assertThat(served.call("echo", sent)).isEqualTo(page);
    assertThat(served.arguments("echo", sent)).isEqualTo(sent);
    assertThat(served.coercions("echo", sent)).isEmpty();
  }
}
