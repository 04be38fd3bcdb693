package dev.pokayoke.processor;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Reported faults of kind E: damaged texts. A test begins with the id of its case. */
class TextCasesTest {
  private static final Reported TOOLS =
      new Reported(
          """
            @Write void put(String k, int v) { got(k, v); }
            @Write void say(String text) { got(text); }
            @Write void html(String body) { got(body); }
            @Write void w(String path) { got(path); }
            @Write void rel(String a, String b) { got(a, b); }
            @Write void run(List<String> commands) { got(commands); }
            @Write void putKey(String k) { got(k); }
            @Write void write(String s) { got(s); }
            @Write void note(String content, @Arg(required = false) List<String> tags) {
              got(content, tags);
            }
            @Write void nested(List<List<String>> any) { got(any); }
            @Read String read(String f) { got(f); return "ab\\ud83d"; }
          """);

  @Test
  void br098TrailingComma() {
    TOOLS.outcome(
        "put",
        "{\"k\":\"a\",\"v\":1,}",
        "(\"a\", 1)",
        ": , ->  (trailing-comma)",
        "{\"result\":\"done\"}");
  }

  @Test
  void br100UnescapedQuotes() {
    TOOLS.refused(
        "say",
        "{\"text\":\"he said \"hi\" twice\"}",
        "",
        "This is not JSON at character 18: escape quotes inside a text, as \\\". Nothing was"
            + " changed.");
  }

  @Test
  void br101RawLineBreak() {
    TOOLS.outcome(
        "html",
        "{\"body\":\"<p>\n</p>\"}",
        "(\"<p>\n</p>\")",
        ": U+000A -> \\n (raw-control-character)",
        "{\"result\":\"done\"}");
  }

  @Test
  void br103TrailingProse() {
    TOOLS.refused(
        "w",
        "{\"path\":\"b.md\"} I will write it now",
        "",
        "The object ends before character 17; send nothing after it. Nothing was changed.");
  }

  @Test
  void br104ConcatenatedObjects() {
    TOOLS.outcome(
        "rel",
        "{\"a\":\"X\",\"b\":\"Y\"}{\"a\":\"X\",\"b\":\"Y\"}",
        "(\"X\", \"Y\")",
        ": {\"a\":\"X\",\"b\":\"Y\"}{\"a\":\"X\",\"b\":\"Y\"} -> {\"a\":\"X\",\"b\":\"Y\"}"
            + " (repeated-object)",
        "{\"result\":\"done\"}");
    TOOLS.refused(
        "rel",
        "{\"a\":\"X\",\"b\":\"Y\"}{\"a\":\"X\",\"b\":\"Z\"}",
        "",
        "Two argument objects came; call once for each. Nothing was changed.");
  }

  @Test
  void br106Truncated() {
    TOOLS.refused(
        "run",
        "{\"commands\":[\"build\",\"tes",
        "",
        "The arguments end early, at character 25; send less at once. Nothing was changed.");
  }

  @Test
  void br107MissingBrace() {
    TOOLS.refused(
        "put_key",
        "{\"k\":\"a\"",
        "",
        "The arguments end at character 8 before the closing }; send it too. Nothing was changed.");
  }

  @Test
  void br109OneDecode() {
    TOOLS.outcome(
        "write", "{\"s\":\"x = \\\\u00b5\"}", "(\"x = \\u00b5\")", "{\"result\":\"done\"}");
  }

  @Test
  void br110LeakedMarkup() {
    TOOLS.outcome(
        "note",
        "{\"content\":\"text</content>\\n<parameter name=\\\"tags\\\">[\\\"a\\\"]\"}",
        "(\"text</content>\n<parameter name=\"tags\">[\"a\"]\", null)",
        "{\"result\":\"done\"}");
  }

  @ParameterizedTest
  @EnumSource
  void br112OpenType(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                Samples.service(
                    "@Write void put(tools.jackson.databind.JsonNode /*!PK101*/ any) {}\n"))
            .compile(),
        "PK000: ?");
  }

  @Test
  void br112DeepNesting() {
    String deep = "[".repeat(100_000) + "]".repeat(100_000);
    TOOLS.refused(
        "nested",
        deep,
        "",
        "At character 65 the nesting is deeper than 64; send flatter values. Nothing was changed.");
    TOOLS.refused(
        "nested",
        "{\"any\":" + deep + "}",
        "",
        "At character 71 the nesting is deeper than 64; send flatter values. Nothing was changed.");
  }

  @Test
  void br113LoneSurrogate() {
    TOOLS.outcome("read", "{\"f\":\"a\"}", "(\"a\")", "{\"result\":\"ab\ufffd\"}");
  }
}
