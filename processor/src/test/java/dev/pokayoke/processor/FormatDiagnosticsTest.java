package dev.pokayoke.processor;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Patterns that could not be read or written by are refused where they are declared. */
class FormatDiagnosticsTest {

  @ParameterizedTest
  @EnumSource
  void refusesPatternsThatLeaveAPartOut(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Read int find(
                  @Arg(formats = /*!PK422*/ "MM/dd") LocalDate noYear,
                  @Arg(formats = /*!PK422*/ "YYYY-MM-dd") LocalDate weekYear,
                  @Arg(formats = /*!PK422*/ "YYYY-'W'ww-e") LocalDate week,
                  @Arg(formats = /*!PK422*/ "yyyy-mm-dd") LocalDate minutes,
                  @Arg(formats = /*!PK422*/ "yyyy-MM-dd") LocalDateTime noTime,
                  @Arg(formats = /*!PK422*/ "dd.MM.yyyy HH:mm") Instant noOffset,
                  @Arg(formats = /*!PK422*/ "yyyy-MM-dd'T'HH:mm:ss'Z'") List<Instant> quoted,
                  @Arg(formats = /*!PK422*/ "dd.MM.yyyy HH:mm") Map<String, ZonedDateTime> noZone,
                  @Arg(formats = /*!PK422*/ "hh:mm") LocalTime noHalf,
                  @Arg(formats = /*!PK422*/ "HH") LocalTime hours,
                  @Arg(formats = /*!PK422*/ "HH:mm") OffsetTime noTimeOffset,
                  @Arg(formats = "dd.MM.yyyy HH:mm X") OffsetDateTime whole,
                  @Arg(formats = /*!PK422*/ "dd.MM.yyyy HH:mm") LocalDate tooMuch,
                  @Arg(formats = /*!PK422*/ "MM") YearMonth noYearEither,
                  @Arg(formats = /*!PK422*/ "dd") MonthDay noMonth,
                  @Arg(formats = /*!PK422*/ "'year'") Year nothing,
                  @Arg(formats = /*!PK422*/ {""}) Year blank,
                  @Arg(formats = {"dd.MM.yyyy", "d.M.yy"}) LocalDate fine) { return 1; }
            """);
    String weeks = " counts weeks, which begin on other days elsewhere. Use yyyy, MM and dd.";
    Diagnosed.says(
        compiler.sources(source).compile(),
        leavesOut("MM/dd", "2026-03-14"),
        "PK422: @Arg(formats): \"YYYY-MM-dd\"" + weeks,
        "PK422: @Arg(formats): \"YYYY-'W'ww-e\"" + weeks,
        leavesOut("yyyy-mm-dd", "2026-03-14"),
        leavesOut("yyyy-MM-dd", "2026-03-14T18:05"),
        leavesOut("dd.MM.yyyy HH:mm", "2026-03-14T18:05:00Z"),
        leavesOut("yyyy-MM-dd'T'HH:mm:ss'Z'", "2026-03-14T18:05:00Z"),
        leavesOut("dd.MM.yyyy HH:mm", "2026-03-14T18:05+01:00"),
        leavesOut("hh:mm", "18:05"),
        leavesOut("HH", "18:05"),
        leavesOut("HH:mm", "18:05:00+01:00"),
        leavesOut("dd.MM.yyyy HH:mm", "2026-03-14"),
        leavesOut("MM", "2026-03"),
        leavesOut("dd", "--03-14"),
        leavesOut("'year'", "2026"),
        leavesOut("", "2026"));
  }

  private static String leavesOut(String pattern, String sample) {
    return "PK422: @Arg(formats): \""
        + pattern
        + "\" does not hold all of "
        + sample
        + ". Add what it leaves out.";
  }

  @ParameterizedTest
  @EnumSource
  void refusesWhatIsNoPattern(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Read int find(
                  @Arg(formats = /*!PK422*/ "DD.MM.YYYY foo") LocalDate letters,
                  @Arg(formats = /*!PK422*/ "dd.MM.yyyy 'at") LocalDate quote,
                  @Arg(formats = /*!PK422*/ "dd.MM.yyyy HH:mm z") ZonedDateTime zone,
                  @Arg(formats = /*!PK422*/ {"dd.MM.yyyy", "dd.MM.yyyy"}) LocalDate twice,
                  @Arg(formats = /*!PK422*/ {"dd/MM/yyyy", "MM/dd/yyyy"}) LocalDate clash,
                  @Arg(formats = /*!PK422*/ {"HH:mm", "mm:HH"}) LocalTime clashing,
                  Stay /*!ecj:PK422*/ stay) { return 1; }
              record Stay(@Arg(formats = /*!javac:PK422*/ "MM") LocalDate from) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK422: @Arg(formats): \"DD.MM.YYYY foo\" is no pattern: Unknown pattern letter: f. Correct it.",
        "PK422: @Arg(formats): \"dd.MM.yyyy 'at\" is no pattern: Pattern ends with an incomplete string"
            + " literal: dd.MM.yyyy 'at. Correct it.",
        "PK422: @Arg(formats): \"dd.MM.yyyy HH:mm z\" names time zones by words that have several"
            + " meanings. Use XXX or VV.",
        "PK422: @Arg(formats): \"dd.MM.yyyy\" stands there twice. Take one off.",
        "PK422: @Arg(formats): \"MM/dd/yyyy\" reads \"03/04/2026\" as 2026-03-04, and the first pattern"
            + " writes it for 2026-04-03, which could never be sent. Take one off, or put first what"
            + " only one reads.",
        "PK422: @Arg(formats): \"mm:HH\" reads \"18:05\" as 05:18, and the first pattern writes it for"
            + " 18:05, which could never be sent. Take one off, or put first what only one reads.",
        leavesOut("MM", "2026-03-14"));
  }

  @ParameterizedTest
  @EnumSource
  void refusesThemOnOtherTypes(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Read int find(
                  @Arg(formats = /*!PK107*/ "HH:mm") Duration length,
                  @Arg(formats = /*!PK107*/ "dd.MM.yyyy") String text,
                  @Arg(formats = /*!PK107*/ "MMM") Month month,
                  @Arg(formats = /*!PK107*/ "XXX") List<ZoneOffset> offsets) { return 1; }
            """);
    String stray =
        "PK107: @Arg(formats) has no effect here. It says how a date or time of java.time is written."
            + " Take it off.";
    Diagnosed.says(compiler.sources(source).compile(), stray, stray, stray, stray);
  }

  @ParameterizedTest
  @EnumSource
  void refusesDefaultsInAnotherForm(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Read int find(
                  @Arg(formats = {"dd.MM.yyyy", "d/M/yy"},
                      defaultValue = /*!PK420*/ "2026-03-14") LocalDate iso,
                  @Arg(formats = {"dd.MM.yyyy", "d/M/yy"},
                      example = /*!PK420*/ "14/3/26") LocalDate other) { return 1; }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK420: Service.find(iso): @Arg(defaultValue = \"2026-03-14\") is no exact date. Write it like"
            + " 14.03.2026.",
        "PK420: Service.find(other): @Arg(example = \"14/3/26\") is no exact date. Write it like"
            + " 14.03.2026.");
  }
}
