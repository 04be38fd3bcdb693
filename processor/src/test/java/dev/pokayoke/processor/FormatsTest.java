package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code @Arg(formats)}: the declared forms of a date are its only reading. */
class FormatsTest {
  private static final String FIND =
      """
        @Read String find(@Arg(formats = {"dd.MM.yyyy", "d/M/yy", "M/d/yy"}) LocalDate day) {
          return String.valueOf(day);
        }
      """;

  @ParameterizedTest
  @EnumSource
  void theFirstPatternIsExactAndTheOthersAreCoerced(TestCompiler compiler) {
    Served served = Served.service(compiler, FIND);
    assertThat(served.call("find", "{\"day\":\"14.03.2026\"}"))
        .isEqualTo("{\"result\":\"2026-03-14\"}");
    assertThat(served.coercions("find", "{\"day\":\"14.03.2026\"}")).isEmpty();
    assertThat(served.coercions("find", "{\"day\":\"14/3/26\"}"))
        .containsExactly("day: \"14/3/26\" -> 14.03.2026 (declared-format)");
    assertThat(served.coercions("find", "{\"day\":\"3/14/26\"}"))
        .containsExactly("day: \"3/14/26\" -> 14.03.2026 (declared-format)");
    assertThat(served.coercions("find", "{\"day\":\"3/3/26\"}"))
        .containsExactly("day: \"3/3/26\" -> 03.03.2026 (declared-format)");
    assertThat(served.coercions("find", "{\"day\":\" 14.03.2026\\n\"}"))
        .containsExactly("day: \" 14.03.2026\\n\" -> 14.03.2026 (outer-blanks)");
    assertThat(served.coercions("find", "{\"day\":\" 14/03/26 \"}"))
        .containsExactly("day: \" 14/03/26 \" -> 14.03.2026 (declared-format)");
    assertThat(served.coercions("find", "{\"day\":[\"14.03.2026\"]}")).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void whatHasNoneOfTheFormsIsRefused(TestCompiler compiler) {
    Served served = Served.service(compiler, FIND);
    assertThat(refused(served, "\"2026-03-14\""))
        .isEqualTo("\\\"2026-03-14\\\" is not a date like 14.03.2026; send it so.");
    assertThat(refused(served, "\"14 March 2026\""))
        .isEqualTo("\\\"14 March 2026\\\" is not a date like 14.03.2026; send it so.");
    assertThat(refused(served, "\"14.03.26\""))
        .isEqualTo("\\\"14.03.26\\\" is not a date like 14.03.2026; send it so.");
    assertThat(refused(served, "\"14.03.2026 10:00\""))
        .isEqualTo("\\\"14.03.2026 10:00\\\" is not a date like 14.03.2026; send it so.");
    assertThat(refused(served, "\"\""))
        .isEqualTo("\\\"\\\" is not a date; send it like 14.03.2026.");
    assertThat(refused(served, "\"   \"")).endsWith("is not a date; send it like 14.03.2026.");
    assertThat(refused(served, "\"\u0661\u0664.\u0660\u0663.\u0662\u0660\u0662\u0666\""))
        .endsWith(" is not a date like 14.03.2026; send it so.");
    assertThat(refused(served, "20260314"))
        .isEqualTo("20260314 is not a date like 14.03.2026; send it so.");
    assertThat(refused(served, "true")).isEqualTo("true is not a date; send it like 14.03.2026.");
    assertThat(refused(served, "{\"year\":2026,\"month\":3,\"day\":14}"))
        .isEqualTo("An object is not a date; send it like 14.03.2026.");
    assertThat(refused(served, "\"tomorrow\""))
        .isEqualTo(
            "\\\"tomorrow\\\" depends on the day; today is 30.11.2026, send it like 14.03.2026.");
    assertThat(served.call("find", "{\"day\":null}")).contains("\"field\":\"day\"");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotInTheCalendarOrHasTwoReadingsIsRefused(TestCompiler compiler) {
    Served served = Served.service(compiler, FIND);
    assertThat(refused(served, "\"30.02.2026\""))
        .isEqualTo("\\\"30.02.2026\\\" does not exist; the last day of that month is 28.02.2026.");
    assertThat(refused(served, "\"30.13.2026\"")).isEqualTo("\\\"30.13.2026\\\" does not exist.");
    assertThat(served.call("find", "{\"day\":\"3/4/26\"}"))
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":\"day\",\"message\":\"\\\"3/4/26\\\" may be"
                + " 03.04.2026 or 04.03.2026.\",\"retryable\":true,\"fix\":\"Ask the user; do not"
                + " choose.\"}}");
  }

  @ParameterizedTest
  @EnumSource
  void aLongTextIsNotLookedAt(TestCompiler compiler) {
    Served served = Served.service(compiler, FIND);
    assertThat(refused(served, "\"" + "9".repeat(500_000) + "\"")).hasSizeLessThan(200);
    assertThat(refused(served, "\"" + "1/".repeat(400_000) + "\"")).hasSizeLessThan(200);
    assertThat(served.coercions("find", "{\"day\":\"" + " ".repeat(400_000) + "14.03.2026\"}"))
        .hasSize(1);
    assertThat(refused(served, "9".repeat(900))).hasSizeLessThan(200);
  }

  @ParameterizedTest
  @EnumSource
  void oneDayIsOneWriteWhateverItsForm(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Write void save(@Arg(formats = {"dd.MM.yyyy", "d MMM yyyy"}) LocalDate day) {}
            """);
    assertThat(served.arguments("save", "{\"day\":\"14 Mar 2026\"}"))
        .isEqualTo(served.arguments("save", "{\"day\":\"14.03.2026\"}"))
        .isEqualTo("{\"day\":\"14.03.2026\"}");
    assertThat(served.probe("save", "{\"day\":\"14 Mar 2026\"}").arguments())
        .isEqualTo("{\"day\":\"14.03.2026\"}");
  }

  @ParameterizedTest
  @EnumSource
  void defaultsAndExamplesAreInTheFirstPattern(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              /** Finds.
               * @param day first night */
              @Read String find(
                  @Arg(formats = {"dd.MM.yyyy", "d/M/yy"}, defaultValue = "24.12.2026",
                      example = "20.03.2026") LocalDate day,
                  @Arg(formats = "dd.MM.yyyy") List<LocalDate> days,
                  @Arg(formats = "h:mm a", defaultValue = "6:05 PM") LocalTime at,
                  LocalDate plain) {
                return day + " " + at;
              }
            """);
    assertThat(served.call("find", "{\"days\":[],\"plain\":\"2026-03-14\"}"))
        .isEqualTo("{\"result\":\"2026-12-24 18:05\"}");
    assertThat(served.definition("find"))
        .contains(
            "\"day\":{\"type\":\"string\",\"description\":\"first night. If absent: 24.12.2026. For example"
                + " 20.03.2026. Like 14.03.2026.\"}",
            "\"days\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"description\":\"Like"
                + " 14.03.2026.\"}}",
            "\"at\":{\"type\":\"string\",\"description\":\"If absent: 6:05 PM. Like 6:30 PM.\"}",
            "\"plain\":{\"type\":\"string\",\"format\":\"date\"}");
  }

  @ParameterizedTest
  @EnumSource
  void checksShowValuesInTheirForm(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read String find(
                  @Past @Arg(formats = "dd.MM.yyyy") LocalDate past,
                  @FutureOrPresent @Arg(formats = "HH.mm") LocalTime future,
                  @Future(message = "Too early.") @Arg(formats = "MM/yyyy") YearMonth own,
                  @Arg(formats = "d/M/yy") LocalDate from,
                  @GreaterThan("from") @Arg(formats = "dd.MM.yyyy") LocalDate to,
                  @GreaterThan(value = "from", orEqual = true, fix = "Ask.") LocalDate until) {
                return "";
              }
            """);
    assertThat(
            served.call(
                "find",
                """
                {"past":"14.03.2027","future":"06.05","own":"03/2026","from":"14/3/26",
                "to":"13.03.2026","until":"2026-03-13"}
                """))
        .contains(
            "\"message\":\"14.03.2027 is not in the past; today is 30.11.2026, send an earlier one.\"",
            "\"message\":\"06.05 is in the past; now is 12.00, send a later one.\"",
            "\"message\":\"Too early.\"");
    assertThat(
            served.call(
                "find",
                """
                {"past":"14.03.2026","future":"18.05","own":"03/2027","from":"14/3/26",
                "to":"13.03.2026","until":"2026-03-13"}
                """))
        .contains(
            "\"2 problems; nothing ran.\"",
            "\"field\":\"to\",\"message\":\"13.03.2026 is not after from 14/3/26.\"",
            "\"field\":\"until\",\"message\":\"2026-03-13 is before from 14/3/26.\",\"fix\":\"Ask.\"");
  }

  private static String refused(Served served, String day) {
    String text = served.call("find", "{\"day\":" + day + "}");
    assertThat(text).startsWith("{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":\"day\"");
    String begin = "\"message\":\"";
    return text.substring(text.indexOf(begin) + begin.length(), text.indexOf("\",\"retryable\""));
  }
}
