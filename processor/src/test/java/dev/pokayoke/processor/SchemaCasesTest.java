package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.Toolbox;
import dev.pokayoke.runtime.generated.ToolFacts;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Reported faults of kind G: schemas that a provider refused, with all tools of the request. A test
 * begins with the id of its case.
 */
class SchemaCasesTest {
  private static final String DIALECTS =
      "-Apokayoke.dialects=openai,openai-responses,anthropic,gemini,bedrock";
  private static final Map<TestCompiler, Served> SERVED = served();

  @Test
  void br139EveryObjectIsClosed() {
    input(
        "put",
        Dialect.OPENAI,
        "{'type':'object','properties':{'b':{'type':'object','properties':{'t':{'type':'string'}},"
            + "'required':['t'],'additionalProperties':false}},'required':['b'],"
            + "'additionalProperties':false}");
    input(
        "put",
        Dialect.ANTHROPIC,
        "{'type':'object','properties':{'b':{'type':'object','properties':{'t':{'type':'string'}},"
            + "'required':['t'],'additionalProperties':false}},'required':['b'],"
            + "'additionalProperties':false}");
  }

  @Test
  void br140ToolWithoutArguments() {
    input(
        "today",
        Dialect.OPENAI,
        "{'type':'object','properties':{},'required':[],'additionalProperties':false}");
    input("today", Dialect.ANTHROPIC, "{'type':'object','additionalProperties':false}");
    assertThat(definition("today", Dialect.GEMINI)).isEqualTo("{'name':'today'}");
  }

  @Test
  void br142EveryKeyIsRequiredUnderStrict() {
    input(
        "ask",
        Dialect.OPENAI_RESPONSES,
        "{'type':'object','properties':{'q':{'type':'string'},'multiple':{'type':['boolean','null']}},"
            + "'required':['q','multiple'],'additionalProperties':false}");
  }

  @Test
  void br143NoFormatThatAProviderDoesNotKnow() {
    for (Dialect dialect : Dialect.values()) {
      assertThat(definition("open", dialect)).as(dialect.name()).doesNotContain("'format':'uri'");
    }
    assertThat(definition("open", Dialect.BEDROCK)).contains("'url':{'type':'string'");
  }

  @Test
  void br145NoTypeUnionWhereAProviderHasNone() {
    input(
        "set",
        Dialect.GEMINI,
        "{'type':'object','properties':{'n':{'type':'integer'}},'additionalProperties':false}");
    input(
        "set",
        Dialect.BEDROCK,
        "{'type':'object','properties':{'n':{'type':'integer'}},'additionalProperties':false}");
  }

  @Test
  void br146UnionStandsBelowAValue() {
    for (Dialect dialect : Dialect.values()) {
      assertThat(definition("upd", dialect))
          .as(dialect.name())
          .contains("{'type':'object','properties':{'c':{'anyOf':[{'type':'object'");
    }
  }

  @ParameterizedTest
  @EnumSource
  void br148NamesWithBlanksAndSlashes(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                Samples.service(
                    "  @Read(name = /*!PK202*/ \"calendar.add event\") int events() { return 1; }\n"))
            .compile(),
        "PK202: \"calendar.add event\" cannot name a tool: a name is 1 to 64 of letters, digits, _, ."
            + " and -, and begins with a letter or _. Set @Read(name = \"...\").");
  }

  @ParameterizedTest
  @EnumSource
  void br149NamesOverSixtyFour(TestCompiler compiler) {
    String longest = "a".repeat(64);
    Diagnosed.says(
        compiler
            .sources(
                Samples.service(
                    "  @Read(name = \""
                        + longest
                        + "\") int fits() { return 1; }\n  @Read(name = /*!PK202*/ \""
                        + longest
                        + "b\") int exceeds() { return 1; }\n"))
            .compile(),
        "PK202: \""
            + longest
            + "b\" cannot name a tool: a name is 1 to 64 of letters, digits, _, . and -, and begins with"
            + " a letter or _. Set @Read(name = \"...\").");
  }

  @Test
  void br151TwoToolsOfOneName() {
    SERVED.forEach(
        (compiler, one) -> {
          Served other = Served.service(compiler, "  @Read String today() { return \"x\"; }\n");
          assertThatIllegalArgumentException()
              .isThrownBy(() -> Toolbox.of(one.tools(), other.tools()))
              .withMessage(
                  "Two tools are named today, one of ServiceTools and one of ServiceTools: give one"
                      + " class a @Toolset(prefix) or one method a name.");
        });
  }

  @Test
  void br152MoreStrictToolsThanARequestTakes() {
    String tools =
        IntStream.range(0, 25)
            .mapToObj(i -> "  @Read int tool" + i + "(String text) { return 1; }\n")
            .collect(Collectors.joining());
    Served many =
        Served.of(
            TestCompiler.JAVAC,
            TestCompiler.JAVAC.sources(Samples.service(tools)).option(DIALECTS));
    try (Toolbox box = Toolbox.of(many.tools())) {
      String anthropic = box.schemas(Dialect.ANTHROPIC);
      assertThat(anthropic.split("\"strict\":true", -1)).hasSize(21);
      assertThat(anthropic.split("\"strict\":false", -1)).hasSize(6);
      assertThat(box.schemas(Dialect.OPENAI).split("\"strict\":true", -1)).hasSize(26);
    }
  }

  @Test
  void br154TextIsOnlyText() {
    input(
        "s",
        Dialect.GEMINI,
        "{'type':'object','properties':{'x':{'type':'string'}},'required':['x'],"
            + "'additionalProperties':false}");
  }

  @Test
  void br155EmptyDescriptionIsLeftOut() {
    for (Dialect dialect : Dialect.values()) {
      assertThat(definition("focus", dialect)).as(dialect.name()).doesNotContain("description");
    }
  }

  private static void input(String tool, Dialect dialect, String schema) {
    assertThat(definition(tool, dialect)).contains(":" + schema);
  }

  /** A definition, the same under both compilers, with ' for ". */
  private static String definition(String tool, Dialect dialect) {
    Map<TestCompiler, String> texts = new LinkedHashMap<>();
    SERVED.forEach(
        (compiler, served) -> {
          int index = served.tools().tools().stream().map(ToolFacts::name).toList().indexOf(tool);
          texts.put(compiler, served.tools().definition(index, dialect).replace('"', '\''));
        });
    assertThat(texts.values().stream().distinct()).hasSize(1);
    return texts.values().iterator().next();
  }

  private static Map<TestCompiler, Served> served() {
    String members =
        """
          record Body(String t) {}
          @Write void put(Body b) {}
          @Read String today() { return "2026-11-30"; }
          @Write void ask(String q, Optional<Boolean> multiple) {}
          @Write void open(java.net.URI url) {}
          @Write void set(OptionalInt n) {}
          sealed interface Change permits Move, Drop {}
          record Move(int by) implements Change {}
          record Drop(String what) implements Change {}
          @Write void upd(Change c) {}
          @Write void s(String x) {}
          @Read(description = " ") String focus() { return "x"; }
        """;
    Map<TestCompiler, Served> served = new LinkedHashMap<>();
    for (TestCompiler compiler : TestCompiler.values()) {
      served.put(
          compiler,
          Served.of(compiler, compiler.sources(Samples.service(members)).option(DIALECTS)));
    }
    return served;
  }
}
