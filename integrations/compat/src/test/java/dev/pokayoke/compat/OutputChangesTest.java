package dev.pokayoke.compat;

import static dev.pokayoke.compat.Fixture.open;
import static dev.pokayoke.compat.Fixture.outputs;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.compat.ToolChange.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutputChangesTest {
  private static final String TEXT = "{\"type\":\"string\"}";

  private static ToolChange change(
      Kind kind, String before, String after, boolean breaking, String sentence) {
    return new ToolChange(kind, "book", "output.x", before, after, breaking, sentence);
  }

  private static List<ToolChange> values(String before, String after) {
    return outputs(open("\"x\":" + before), open("\"x\":" + after));
  }

  @Test
  void aValueThatIsGoneBreaksItsReaders() {
    assertThat(outputs(open("\"x\":" + TEXT), open("")))
        .containsExactly(
            change(
                Kind.PROPERTY_REMOVED,
                "string",
                "",
                true,
                "x is gone from the result: what reads it finds nothing."));
    assertThat(outputs(open(""), open("\"x\":" + TEXT)))
        .containsExactly(
            change(Kind.PROPERTY_ADDED, "", "string", false, "x is new in the result."));
  }

  @Test
  void aValueThatMayBeMissingOrNullBreaksItsReaders() {
    String required = open("\"x\":" + TEXT).replace("}}}", "}},\"required\":[\"x\"]}");

    assertThat(outputs(required, open("\"x\":" + TEXT)))
        .containsExactly(
            change(
                Kind.OPTIONAL,
                "required",
                "may be missing",
                true,
                "x may be missing: what relies on it fails."));
    assertThat(outputs(open("\"x\":" + TEXT), required))
        .containsExactly(
            change(Kind.REQUIRED, "may be missing", "required", false, "x always comes."));
    assertThat(values(TEXT, "{\"type\":[\"string\",\"null\"]}"))
        .containsExactly(
            change(
                Kind.NULL_ADDED,
                "string",
                "string | null",
                true,
                "It may be null: what reads it as before can fail."));
    assertThat(values("{\"type\":[\"string\",\"null\"]}", TEXT))
        .containsExactly(
            change(Kind.NULL_REMOVED, "string | null", "string", false, "It is never null."));
  }

  @Test
  void types() {
    assertThat(values(TEXT, "{\"type\":\"integer\"}"))
        .containsExactly(
            change(
                Kind.TYPE,
                "string",
                "integer",
                true,
                "Another type: what reads it as before fails."));
    assertThat(values("{\"type\":\"integer\"}", "{\"type\":\"number\"}"))
        .containsExactly(
            change(
                Kind.TYPE,
                "integer",
                "number",
                true,
                "A wider type: what reads it as before can fail."));
    assertThat(values("{\"type\":\"number\"}", "{\"type\":\"integer\"}"))
        .containsExactly(
            change(Kind.TYPE, "number", "integer", false, "A narrower type than before."));
  }

  @Test
  void oneMoreValueIsANote() {
    String one = "{\"type\":\"string\",\"enum\":[\"A\"]}";
    String two = "{\"type\":\"string\",\"enum\":[\"A\",\"B\"]}";

    assertThat(values(one, two))
        .containsExactly(
            change(
                Kind.VALUE_ADDED,
                "A",
                "A, B",
                false,
                "B can come too, which older readers do not know."));
    assertThat(values(two, one))
        .containsExactly(
            change(Kind.VALUE_REMOVED, "A, B", "A", false, "B does not come any more."));
  }

  @Test
  void limitsBreakNoReader() {
    String limited = "{\"type\":\"string\",\"pattern\":\"^a$\"}";

    assertThat(values(limited, TEXT))
        .containsExactly(
            change(Kind.LIMIT_LOOSENED, "pattern ^a$", "", false, "A limit is gone or wider."));
    assertThat(values(TEXT, limited))
        .containsExactly(
            change(Kind.LIMIT_TIGHTENED, "", "pattern ^a$", false, "A new or narrower limit."));
  }

  @Test
  void aResultThatHadNoOtherNamesIsReadStrictly() {
    String closed = open("\"y\":" + TEXT).replace("}}}", "}},\"additionalProperties\":false}");
    String more = closed.replace("\"y\"", "\"x\":" + TEXT + ",\"y\"");

    assertThat(outputs(closed, more))
        .containsExactly(
            change(
                Kind.PROPERTY_ADDED,
                "",
                "string",
                true,
                "x is new in a result that had no other names: strict readers refuse it."));
  }

  @Test
  void aSchemaOfTheResultThatComesOrGoes() {
    assertThat(outputs(open(""), ""))
        .containsExactly(
            new ToolChange(
                Kind.PROPERTY_REMOVED,
                "book",
                "output",
                "a schema",
                "",
                true,
                "The result has no schema any more: what reads its structure finds none."));
    assertThat(outputs("", open("")))
        .containsExactly(
            new ToolChange(
                Kind.PROPERTY_ADDED,
                "book",
                "output",
                "",
                "a schema",
                false,
                "The result has a schema now."));
  }
}
