package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code @Arg}: optional values, defaults, examples, and how whole numbers travel. */
class ArgTest {

  @ParameterizedTest
  @EnumSource
  void aDefaultStandsForAnAbsentValueAndNeverForAWrongOne(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read String find(
                  @Arg(defaultValue = "20") int limit,
                  @Arg(defaultValue = "-3") Byte tiny,
                  @Arg(defaultValue = "9007199254740993") long big,
                  @Arg(defaultValue = "1.50") BigDecimal amount,
                  @Arg(defaultValue = "2.5e1") double ratio,
                  @Arg(defaultValue = "3") Float weight,
                  @Arg(defaultValue = "true") boolean open,
                  @Arg(defaultValue = "DOUBLE") RoomType type,
                  @Arg(defaultValue = "it's \\"so\\"") String text,
                  @Arg(defaultValue = "'") char quote,
                  @Arg(defaultValue = "2026-03-14") LocalDate day,
                  Inner inner) {
                return limit + " " + tiny + " " + big + " " + amount + " " + ratio + " " + weight + " "
                    + open + " " + type + " " + text + " " + quote + " " + day + " " + inner;
              }
              enum RoomType { SINGLE, DOUBLE }
              record Inner(@Arg(defaultValue = "7") int level) {}
            """);
    assertThat(served.call("find", "{\"inner\":{}}"))
        .isEqualTo(
            "{\"result\":\"20 -3 9007199254740993 1.50 25.0 3.0 true DOUBLE it's \\\"so\\\" ' 2026-03-14"
                + " Inner[level=7]\"}");
    assertThat(served.call("find", "{\"limit\":null,\"open\":false,\"inner\":{\"level\":8}}"))
        .isEqualTo(
            "{\"result\":\"20 -3 9007199254740993 1.50 25.0 3.0 false DOUBLE it's \\\"so\\\" '"
                + " 2026-03-14 Inner[level=8]\"}");
    assertThat(served.call("find", "{\"limit\":\"many\",\"inner\":{}}"))
        .startsWith("{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":\"limit\"");
    assertThat(served.definition("find"))
        .contains(
            "\"limit\":{\"type\":\"integer\",\"description\":\"If absent: 20.\"}",
            "\"required\":[\"inner\"]");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotRequiredIsNull(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read String find(
                  @Arg(required = false, example = "acc_7741") String account,
                  @Arg(required = false, description = "How many") Integer limit) {
                return account + " " + limit;
              }
            """);
    assertThat(served.call("find", "{}")).isEqualTo("{\"result\":\"null null\"}");
    assertThat(served.definition("find"))
        .contains(
            "\"account\":{\"type\":\"string\",\"description\":\"For example acc_7741.\"},"
                + "\"limit\":{\"type\":\"integer\",\"description\":\"How many\"}},"
                + "\"additionalProperties\":false");
  }

  @ParameterizedTest
  @EnumSource
  void saysHowWholeNumbersTravel(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read Account find(
                  @Arg(wire = Arg.Wire.TEXT) long accountNo,
                  @Arg(wire = Arg.Wire.NUMBER) List<Long> roomIds) {
                return new Account(accountNo, roomIds.get(0));
              }
              record Account(
                  @Arg(wire = Arg.Wire.TEXT) long number, @Arg(wire = Arg.Wire.NUMBER) long id) {}
            """);
    assertThat(served.call("find", "{\"account_no\":\"9007199254740993\",\"room_ids\":[5]}"))
        .isEqualTo("{\"number\":\"9007199254740993\",\"id\":5}");
    assertThat(served.definition("find"))
        .contains(
            "\"account_no\":{\"type\":\"string\",\"pattern\":\"^-?[0-9]{1,19}$\"}",
            "\"room_ids\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"}}");
  }

  @ParameterizedTest
  @EnumSource
  void refusesWhatTheToolWouldRefuse(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Read int find(
                  @Arg(defaultValue = /*!PK420*/ "many") int limit,
                  @Arg(defaultValue = /*!PK420*/ "300") byte tiny,
                  @Max(5) @Arg(defaultValue = /*!PK420*/ "6") int level,
                  @Arg(example = /*!PK420*/ "1,5") BigDecimal amount,
                  @Arg(example = /*!PK420*/ "yes") boolean open,
                  @Arg(defaultValue = /*!PK420*/ "TRIPLE") RoomType type,
                  @Arg(example = /*!PK420*/ "14 March 2026") LocalDate day,
                  @Size(max = 3) @Arg(example = /*!PK420*/ "four") String text,
                  @Pattern(regexp = "[A-Z]+", flags = Pattern.Flag.CASE_INSENSITIVE)
                      @Arg(example = /*!PK420*/ "a1") String code,
                  @Pattern(regexp = /*!PK404*/ "a[") @Arg(example = "a") String wrong,
                  @Arg(example = /*!PK420*/ "ab") char letter,
                  @Arg(defaultValue = /*!PK420*/ "[]") List<String> tags,
                  @Arg(defaultValue = /*!PK420*/ "x") Optional<String> note,
                  @Arg(required = false) int /*!PK104*/ count,
                  @Arg(wire = Arg.Wire/*!PK107*/.TEXT) int room) { return 1; }
              enum RoomType { SINGLE, DOUBLE }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK420: Service.find(limit): @Arg(defaultValue = \"many\") is no whole number. Write it like"
            + " 20.",
        "PK420: Service.find(tiny): @Arg(defaultValue = \"300\") is beyond the range of its type."
            + " Correct it, or use a wider type.",
        "PK420: Service.find(level): @Arg(defaultValue = \"6\") breaks a constraint beside it. Correct"
            + " one of them.",
        "PK420: Service.find(amount): @Arg(example = \"1,5\") is no number. Write it like 12.50.",
        "PK420: Service.find(open): @Arg(example = \"yes\") is neither true nor false. Write one of"
            + " them.",
        "PK420: Service.find(type): @Arg(defaultValue = \"TRIPLE\") is none of SINGLE, DOUBLE. Use one"
            + " of them.",
        "PK420: Service.find(day): @Arg(example = \"14 March 2026\") is no exact date. Write it like"
            + " 2026-03-14.",
        "PK420: Service.find(text): @Arg(example = \"four\") breaks a constraint beside it. Correct one"
            + " of them.",
        "PK420: Service.find(code): @Arg(example = \"a1\") breaks a constraint beside it. Correct one"
            + " of them.",
        "PK404: Service.find(wrong): the regular expression is wrong at character 2 (Unclosed"
            + " character class). Correct it there.",
        "PK420: Service.find(letter): @Arg(example = \"ab\") is not one character. Write one.",
        "PK420: Service.find(tags): @Arg(defaultValue = \"[]\") is one value, and List<String> holds"
            + " more. Take it off.",
        "PK420: Service.find(note): @Arg(defaultValue = \"x\") is never absent then. Use the type itself"
            + " instead of Optional<String>.",
        "PK104: Service.find(count): int is never null, and it may be absent. Use @Nullable Integer, or"
            + " say what it is then, as in @Arg(defaultValue = \"...\").",
        "PK107: @Arg(wire) has no effect here. It says how a long or a BigInteger travels. Take it"
            + " off.");
  }

  @ParameterizedTest
  @EnumSource
  void aNumberIsOneThatItsTypeHolds(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Read int find(
                  @Arg(defaultValue = /*!PK420*/ "1e400") double big,
                  @Arg(defaultValue = /*!PK420*/ "1e-400") double small,
                  @Arg(defaultValue = /*!PK420*/ "1e39") float bigger,
                  @Arg(defaultValue = /*!PK420*/ "1e401") BigDecimal biggest,
                  @Arg(defaultValue = "1e400") BigDecimal held,
                  @Arg(defaultValue = "-0.0") double zero,
                  @Arg(defaultValue = /*!PK420*/ "x") @Min(3) String text,
                  @Arg(defaultValue = /*!PK420*/ "5.5") @Digits(integer = 1, fraction = 0) String cut,
                  @Arg(defaultValue = "5") @Max(5) String number) { return 1; }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK420: Service.find(big): @Arg(defaultValue = \"1e400\") is beyond the range of its type."
            + " Correct it, or use a wider type.",
        "PK420: Service.find(small): @Arg(defaultValue = \"1e-400\") is beyond the range of its type."
            + " Correct it, or use a wider type.",
        "PK420: Service.find(bigger): @Arg(defaultValue = \"1e39\") is beyond the range of its type."
            + " Correct it, or use a wider type.",
        "PK420: Service.find(biggest): @Arg(defaultValue = \"1e401\") is no number. Write it like"
            + " 12.50.",
        "PK420: Service.find(text): @Arg(defaultValue = \"x\") is no number. Write it like 12.50.",
        "PK420: Service.find(cut): @Arg(defaultValue = \"5.5\") breaks a constraint beside it. Correct"
            + " one of them.");
  }

  @ParameterizedTest
  @EnumSource
  void aDefaultIsJudgedAsWhatIsSentIs(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read String find(
                  LocalDate from,
                  @GreaterThan("from") @Arg(defaultValue = "2026-12-31") LocalDate to,
                  @Limit(max = "5") @Arg(defaultValue = "6") int count) { return from + " " + to; }
            """);
    assertThat(served.call("find", "{\"from\":\"2027-01-01\",\"count\":1}"))
        .contains("\"field\":\"to\",\"message\":\"2026-12-31 is not after from 2027-01-01.\"");
    assertThat(served.call("find", "{\"from\":\"x\",\"count\":1}")).contains("\"field\":\"from\"");
    assertThat(served.call("find", "{\"from\":\"2026-01-01\",\"to\":\"x\",\"count\":1}"))
        .contains("\"field\":\"to\"")
        .doesNotContain("problems");
    assertThat(served.call("find", "{\"from\":\"2026-01-01\"}"))
        .contains("PERMISSION_DENIED", "\"field\":\"count\"");
  }

  @ParameterizedTest
  @EnumSource
  void judgesExamplesOfTextsAsValuesAreJudged(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Read int find(
                  @Email @Arg(example = /*!PK420*/ "nobody") String mail,
                  @Email @Arg(example = "a@b.c") String goodMail,
                  @org.hibernate.validator.constraints.URL(protocol = "https")
                      @Arg(example = /*!PK420*/ "http://x") String page,
                  @org.hibernate.validator.constraints.UUID
                      @Arg(defaultValue = /*!PK420*/ "01890A5D-AC96-774B-BCCE-B302099A8057") String id,
                  @Min(3) @Arg(example = /*!PK420*/ "2.5") String amount,
                  @Min(3) @Arg(example = "3.5") String goodAmount,
                  @Digits(integer = 1, fraction = 0) @Arg(example = /*!PK420*/ "ten") String digits) {
                return 1;
              }
            """);
    String broken = " breaks a constraint beside it. Correct one of them.";
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK420: Service.find(mail): @Arg(example = \"nobody\")" + broken,
        "PK420: Service.find(page): @Arg(example = \"http://x\")" + broken,
        "PK420: Service.find(id): @Arg(defaultValue = \"01890A5D-AC96-774B-BCCE-B302099A8057\")"
            + broken,
        "PK420: Service.find(amount): @Arg(example = \"2.5\")" + broken,
        "PK420: Service.find(digits): @Arg(example = \"ten\") is no number. Write it like 12.50.");
  }

  @ParameterizedTest
  @EnumSource
  void aNumberCountsTheDeclaredUnit(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read String wait(
                  @Arg(unit = java.time.temporal.ChronoUnit.MINUTES) Duration pause,
                  @Arg(unit = java.time.temporal.ChronoUnit.DAYS) List<Duration> stays,
                  List<Duration> plain,
                  @Arg(unit = java.time.temporal.ChronoUnit.HOURS, required = false)
                      Map<String, Duration> named) {
                return pause + " " + stays + " " + plain + (named == null ? "" : " " + named);
              }
            """);
    assertThat(served.call("wait", "{\"pause\":1.5,\"stays\":[\"2\",\"PT1H\"],\"plain\":[\"5m\"]}"))
        .isEqualTo("{\"result\":\"PT1M30S [PT48H, PT1H] [PT5M]\"}");
    assertThat(served.call("wait", "{\"pause\":1,\"stays\":[],\"plain\":[],\"named\":{\"a\":2}}"))
        .isEqualTo("{\"result\":\"PT1M [] [] {a=PT2H}\"}");
    assertThat(served.coercions("wait", "{\"pause\":1.5,\"stays\":[\"2\"],\"plain\":[]}"))
        .containsExactly(
            "pause: 1.5 -> PT1M30S (unit-number)", "stays[0]: \"2\" -> PT48H (unit-number)");
    assertThat(served.call("wait", "{\"pause\":1e-30,\"stays\":[1e30],\"plain\":[5]}"))
        .contains(
            "\"field\":\"pause\",\"message\":\"1e-30 is finer than a nanosecond.\"",
            "\"field\":\"stays[0]\",\"message\":\"1e30 is longer than any duration.\"",
            "\"field\":\"plain[0]\",\"message\":\"5 ");
    assertThat(served.definition("wait"))
        .contains(
            "\"description\":\"Like PT5M; a bare number counts minutes.\"",
            "\"items\":{\"type\":\"string\",\"description\":\"Like PT5M; a bare number counts days.\"");
  }

  @ParameterizedTest
  @EnumSource
  void refusesUnitsThatMeanNothing(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Read int wait(
                  @Arg(unit = java.time.temporal.ChronoUnit/*!PK107*/.MONTHS) Duration pause,
                  @Arg(unit = java.time.temporal.ChronoUnit/*!PK107*/.DAYS) int stays) { return 1; }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK107: @Arg(unit) has no effect here. Such a unit has no fixed length. Use DAYS, of 24 hours,"
            + " or a shorter one.",
        "PK107: @Arg(unit) has no effect here. It says what a number means for a Duration. Take it off.");
  }
}
