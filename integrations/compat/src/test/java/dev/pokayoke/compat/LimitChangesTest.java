package dev.pokayoke.compat;

import static dev.pokayoke.compat.Fixture.values;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.compat.ToolChange.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LimitChangesTest {
  private static final String TEXT = "{\"type\":\"string\"}";
  private static final String NARROWER =
      "A new or narrower limit: some of what was right before is refused.";

  private static ToolChange breaking(
      Kind kind, String place, String before, String after, String sentence) {
    return new ToolChange(kind, "book", place, before, after, true, sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "integer | \"minimum\":1 | \"minimum\":2",
        "integer | \"maximum\":9 | \"maximum\":8",
        "integer | | \"minimum\":2",
        "integer | \"minimum\":1 | \"exclusiveMinimum\":1",
        "number | \"minimum\":1 | \"exclusiveMinimum\":1",
        "number | \"maximum\":1 | \"exclusiveMaximum\":1",
        "number | \"maximum\":1.50 | \"maximum\":1.49",
        "number | \"multipleOf\":2 | \"multipleOf\":4",
        "string | \"minLength\":1 | \"minLength\":2",
        "string | | \"maxLength\":2",
        "string | | \"pattern\":\"^a$\"",
        "string | \"pattern\":\"^a$\" | \"pattern\":\"^b$\"",
        "string | | \"format\":\"date\"",
        "string | \"format\":\"date\" | \"format\":\"date-time\"",
        "array | | \"minItems\":1",
        "array | \"maxItems\":2 | \"maxItems\":1",
        "array | | \"uniqueItems\":true",
        "object | | \"minProperties\":1",
        "object | | \"maxProperties\":1",
      })
  void aTighterLimitBreaksAndAWiderOneDoesNot(String type, String wide, String narrow) {
    String one = value(type, wide);
    String other = value(type, narrow);

    List<ToolChange> tighter = values(one, other);
    assertThat(tighter).singleElement().extracting(ToolChange::sentence).isEqualTo(NARROWER);
    assertThat(tighter.get(0).kind()).isEqualTo(Kind.LIMIT_TIGHTENED);
    assertThat(tighter.get(0).breaking()).isTrue();
    assertThat(values(one, one)).isEmpty();
    boolean anotherText = narrow.contains("pattern") || narrow.contains("format");
    if (wide == null || !anotherText) {
      assertThat(values(other, one))
          .singleElement()
          .extracting(ToolChange::kind, ToolChange::breaking, ToolChange::sentence)
          .containsExactly(Kind.LIMIT_LOOSENED, false, "A limit is gone or wider.");
    }
  }

  private static String value(String type, String keyword) {
    return "{\"type\":\"" + type + "\"" + (keyword == null ? "" : "," + keyword) + "}";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "integer | \"minimum\":1 | \"exclusiveMinimum\":0",
        "integer | \"maximum\":1 | \"exclusiveMaximum\":2",
        "integer | \"minimum\":1 | \"minimum\":1.0",
        "integer | \"minimum\":1 | \"minimum\":0.5",
        "integer | \"minimum\":1e3 | \"minimum\":1000",
        "string | | \"minLength\":0",
        "array | | \"uniqueItems\":false",
        "string | | \"minimum\":3",
        "string | | \"title\":\"A title\"",
        "string | | \"x-order\":3",
      })
  void theSameSaidOtherwiseIsNoChange(String type, String one, String other) {
    assertThat(values(value(type, one), value(type, other))).isEmpty();
    assertThat(values(value(type, other), value(type, one))).isEmpty();
  }

  @Test
  void aLimitShowsOldAndNew() {
    assertThat(
            values("{\"type\":\"number\",\"minimum\":1}", "{\"type\":\"number\",\"minimum\":2.5}"))
        .containsExactly(
            breaking(Kind.LIMIT_TIGHTENED, "input.x", "minimum 1", "minimum 2.5", NARROWER));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"not\":{\"enum\":[\"a\"]}",
        "\"allOf\":[{\"minLength\":3}]",
        "\"contentSchema\":{}",
        "\"if\":{\"minLength\":3}"
      })
  void aKeywordThatIsNotUnderstoodBreaksIfItChanges(String keyword) {
    String name = keyword.substring(1, keyword.indexOf('"', 1));

    assertThat(values(TEXT, value("string", keyword)))
        .singleElement()
        .extracting(ToolChange::kind, ToolChange::breaking, ToolChange::sentence)
        .containsExactly(
            Kind.KEYWORD,
            true,
            name + " changed; what it allows is not compared, so it counts as breaking.");
    assertThat(values(value("string", keyword), value("string", keyword))).isEmpty();
  }
}
