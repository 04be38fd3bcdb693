package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.ArgumentProbe;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.ToolEvent;
import dev.pokayoke.runtime.ToolResult;
import dev.pokayoke.runtime.Toolbox;
import jakarta.validation.ValidationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a Jakarta Validator checks, and what the model reads of it. */
class ValidatedToolsTest {
  private static final String DONE = "{\"result\":\"done\"}";
  private static final String FIX = "\"fix\":\"Correct it and call again.\"}";

  private static String problem(String field, String message) {
    String of = field.isEmpty() ? "" : "\"field\":\"" + field + "\",";
    return "{" + of + "\"message\":\"" + message + "\"," + FIX;
  }

  private static String problems(String... problems) {
    return "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\""
        + problems.length
        + " problems; nothing ran.\",\"retryable\":true,\"problems\":["
        + String.join(",", problems)
        + "]}}";
  }

  private static String only(String field, String message) {
    String of = field.isEmpty() ? "" : "\"field\":\"" + field + "\",";
    return "{\"error\":{\"code\":\"INVALID_ARGUMENT\","
        + of
        + "\"message\":\""
        + message
        + "\",\"retryable\":true,"
        + FIX
        + "}";
  }

  private static String unit(String members) {
    return Samples.unit("import jakarta.validation.Valid;\nclass Service {\n" + members + "}\n");
  }

  @ParameterizedTest
  @EnumSource
  void ownConstraintsHoldWhereverTheyStand(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit(
                """
                  record Room(@Arg(name = "kind") @Capital String type, int beds) {}
                  enum Kind { @com.fasterxml.jackson.annotation.JsonProperty("a-b") A }
                  @Read void find(@Capital(letter = "an A") String userName, List<@Valid Room> rooms,
                      Map<String, @Capital String> notes, Map<Kind, @Valid Room> byKind,
                      @Valid Room[] more) {}
                  @Read void list(Optional<@Capital String> maybe, List<@Capital String> tags,
                      Set<@Capital String> set) {}
                """));

    assertThat(
            served.call(
                "find",
                """
                {"notes":{"x y":"n","z":"Z"},"more":[{"kind":"A","beds":1}],
                "rooms":[{"kind":"A","beds":1},{"beds":1,"kind":"b"}],"user_name":"bo",
                "by_kind":{"a-b":{"kind":"b","beds":1}}}"""))
        .isEqualTo(
            problems(
                problem("user_name", "Begin with an A."),
                problem("rooms[1].kind", "Begin with a capital."),
                problem("notes[\\\"x y\\\"]", "Begin with a capital."),
                problem("by_kind.a-b.kind", "Begin with a capital.")));
    assertThat(
            served.call("list", "{\"tags\":[\"T\",\"u\"],\"set\":[\"Z\",\"z\"],\"maybe\":\"m\"}"))
        .isEqualTo(
            problems(
                problem("maybe", "Begin with a capital."),
                problem("tags[1]", "Begin with a capital."),
                problem("set", "Begin with a capital.")));
    assertThat(
            served.call(
                "find",
                "{\"user_name\":\"Bo\",\"rooms\":[],\"notes\":{},\"by_kind\":{},\"more\":[]}"))
        .isEqualTo(DONE);
  }

  @ParameterizedTest
  @EnumSource
  void anObjectAsAWholeAndWhatItAnswersAreJudgedAtItsPlace(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.IN_ORDER,
            Samples.unit(
                """
                @InOrder record Stay(@NotNull LocalDate checkIn, LocalDate checkOut) {
                  @AssertTrue(message = "Not on a Sunday.") boolean isNoSunday() {
                    return checkIn.getDayOfWeek() != DayOfWeek.SUNDAY;
                  }
                }
                """),
            unit("  @Write void save(@Valid Stay stay, List<@Valid Stay> more) {}\n"));

    assertThat(
            served.call(
                "save",
                """
                {"stay":{"check_in":"2026-12-06","check_out":"2026-12-05"},
                "more":[{"check_in":"2026-12-02","check_out":"2026-12-02"}]}"""))
        .isEqualTo(
            problems(
                problem("stay", "Leave after you come."),
                problem("stay", "Not on a Sunday."),
                problem("more[0]", "Leave after you come.")));
    assertThat(
            served.call(
                "save",
                "{\"stay\":{\"check_in\":\"2026-12-01\",\"check_out\":\"2026-12-05\"},\"more\":[]}"))
        .isEqualTo(DONE);
  }

  @ParameterizedTest
  @EnumSource
  void argumentsTogetherHaveNoField(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.BALANCED,
            unit("  @Read @Balanced void find(int one, @Max(20) int two, ToolCall call) {}\n"));

    assertThat(served.call("find", "{\"one\":5,\"two\":5}"))
        .isEqualTo(only("", "Together below 10, please."));
    assertThat(served.call("find", "{\"one\":5,\"two\":4}")).isEqualTo(DONE);
  }

  @ParameterizedTest
  @EnumSource
  void aValidatorIsOnlyAskedWhenNothingElseIsWrong(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit("  @Read void find(@Capital String name, @Max(8) int guests) {}\n"));

    assertThat(served.call("find", "{\"name\":\"bo\",\"guests\":9}"))
        .isEqualTo(only("guests", "9 is more than 8."));
  }

  @ParameterizedTest
  @EnumSource
  void whatGeneratedCodeHasJudgedIsNotJudgedAgain(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            Constraints.CAPITAL
                .replace("Capital", "Code")
                .replace(
                    "@Constraint", "@jakarta.validation.constraints.Size(max = 3)\n@Constraint"),
            unit(
                """
                  record Guest(@NotNull @Arg(required = false) String mail, @Capital String name) {}
                  @Read void find(@Valid Guest guest, @Code String code) {}
                """));

    assertThat(served.call("find", "{\"guest\":{\"name\":\"Bo\"},\"code\":\"ABC\"}"))
        .isEqualTo(DONE);
    assertThat(served.call("find", "{\"guest\":{\"name\":\"Bo\"},\"code\":\"ABCD\"}"))
        .isEqualTo(only("code", "4 characters; send at most 3."));
    assertThat(served.call("find", "{\"guest\":{\"name\":\"Bo\"},\"code\":\"abc\"}"))
        .isEqualTo(only("code", "Begin with a capital."));
  }

  @ParameterizedTest
  @EnumSource
  void wordsAreCutAndRedactedAndNeverMissing(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit(
                """
                  @Read void find(
                      @Capital(message = "{no.such.key}") String key,
                      @Capital(message = "") String none,
                      @Capital(message = "See p.q.Secret at jdbc:h2:mem or ask bo@example.org.") String inside,
                      @Capital(message = "LONG") String words) {}
                """
                    .replace("LONG", "word ".repeat(60))));

    String text =
        served.call("find", "{\"key\":\"a\",\"none\":\"a\",\"inside\":\"a\",\"words\":\"a\"}");

    assertThat(text)
        .contains(
            problem("key", "This is well-formed, but not valid here."),
            problem("none", "This is well-formed, but not valid here."))
        .doesNotContain("Secret", "jdbc", "bo@example.org")
        .contains(problem("words", "word ".repeat(40).strip() + "…").substring(0, 100));
  }

  @ParameterizedTest
  @EnumSource
  void manyProblemsAreEightAndACount(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit("  @Read void find(List<@Capital String> names) {}\n"));

    assertThat(
            served.call(
                "find",
                "{\"names\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"g\",\"h\",\"i\",\"j\"]}"))
        .contains("10 problems; nothing ran.", "\"field\":\"names[7]\"")
        .doesNotContain("names[8]");
  }

  @ParameterizedTest
  @EnumSource
  void aProbeShowsTheSame(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler, Constraints.CAPITAL, unit("  @Write void save(@Capital String name) {}\n"));

    ArgumentProbe probe = served.probe("save", "{\"name\":\"bo\"}");

    ToolError refusal = probe.refusal();
    assertThat(refusal).isNotNull();
    assertThat(refusal.field()).isEqualTo("name");
    assertThat(refusal.message()).isEqualTo("Begin with a capital. Nothing was changed.");
    assertThat(served.probe("save", "{\"name\":\"Bo\"}").arguments())
        .isEqualTo("{\"name\":\"Bo\"}");
  }

  @ParameterizedTest
  @EnumSource
  void aValidatorThatThrowsRunsNothing(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.BROKEN,
            unit(
                """
                  int ran;
                  @Write void save(@Broken String name) { ran++; }
                  @Override public String toString() { return ran + " runs"; }
                """));
    List<ToolEvent> events = new ArrayList<>();
    Toolbox toolbox = Toolbox.builder().add(served.tools()).observer(events::add).build();

    ToolResult result =
        toolbox.conversation(CallContext.of("c-1")).call("save", "{\"name\":\"bo\"}");

    assertThat(((ToolResult.Failure) result).error().code()).isEqualTo(ErrorCode.INTERNAL);
    assertThat(((ToolResult.Failure) result).error().outcome())
        .isEqualTo(ToolError.Outcome.NOT_APPLIED);
    assertThat(served.service()).hasToString("0 runs");
    assertThat(((ToolEvent.Failed) events.get(0)).cause())
        .isInstanceOf(ValidationException.class)
        .hasRootCauseInstanceOf(ArithmeticException.class);
  }

  @ParameterizedTest
  @EnumSource
  void theDefaultLocaleChangesNothing(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit(
                """
                  interface In {}
                  @Read void find(@Capital(letter = "i: {letter}, \\\\{so\\\\}") String name) {}
                """));
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      assertThat(served.call("find", "{\"name\":\"i\"}"))
          .isEqualTo(only("name", "Begin with i: {letter}, {so}."));
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @EnumSource
  void momentsOfItsOwnAreByTheClockOfTheToolbox(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.of(
                "Soon",
                "@Target(java.lang.annotation.ElementType.PARAMETER)",
                "Not soon.",
                "java.time.LocalDate",
                "value.isEqual(java.time.LocalDate.now(context.getClockProvider().getClock()))"),
            unit("  @Read void find(@Soon LocalDate day) {}\n"));

    assertThat(served.call("find", "{\"day\":\"2026-11-30\"}")).isEqualTo(DONE);
    assertThat(served.call("find", "{\"day\":\"2026-12-01\"}")).isEqualTo(only("day", "Not soon."));
  }

  @ParameterizedTest
  @EnumSource
  void theLedgerSaysWhatIsOnlyChecked(TestCompiler compiler) {
    Compilation compiled =
        compiler
            .sources(
                Constraints.CAPITAL,
                Constraints.IN_ORDER,
                Constraints.BALANCED,
                Samples.unit("@InOrder record Stay(LocalDate checkIn, LocalDate checkOut) {}\n"),
                unit(
                    """
                      @Read @Balanced void find(int one, int two, @Valid Stay stay, Stay other,
                          List<@Capital String> names, @Capital(groups = Stay.class) String never) {}
                    """))
            .writer(dev.pokayoke.processor.write.ToolsetWriter::write)
            .compile();

    assertThat(compiled.files().get("META-INF/pokayoke/p.Service.json"))
        .contains(
            "{\"field\":\"\",\"constraint\":\"@Balanced\",\"form\":\"CHECKED\"}",
            "{\"field\":\"stay\",\"constraint\":\"@InOrder\",\"form\":\"CHECKED\"}",
            "{\"field\":\"names[]\",\"constraint\":\"@Capital\",\"form\":\"CHECKED\"}")
        .doesNotContain("\"field\":\"never\"");
  }
}
