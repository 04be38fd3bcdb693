package dev.pokayoke.compat;

import static dev.pokayoke.compat.Fixture.closed;
import static dev.pokayoke.compat.Fixture.published;
import static dev.pokayoke.compat.Fixture.tool;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.compat.Fixture.Tool;
import dev.pokayoke.compat.ToolChange.Kind;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToolChangesTest {
  private static final String NONE = closed("");
  private static final String ROOM = closed("\"room\":{\"type\":\"string\"}", "room");
  private static final String NIGHTS = closed("\"nights\":{\"type\":\"integer\"}", "nights");

  private static List<ToolChange> changes(PublishedTools before, PublishedTools after) {
    return SchemaDiff.between(before, after).changes();
  }

  private static List<ToolChange> changes(Tool before, Tool after) {
    return changes(published(before.text()), published(after.text()));
  }

  private static ToolChange breaking(
      Kind kind, String tool, String before, String after, String sentence) {
    return new ToolChange(kind, tool, "", before, after, true, sentence);
  }

  private static ToolChange note(
      Kind kind, String tool, String before, String after, String sentence) {
    return new ToolChange(kind, tool, "", before, after, false, sentence);
  }

  @Test
  void toolsThatComeAndGo() {
    String cancel = new Tool("cancel", NIGHTS).described("Cancels a booking.").text();
    PublishedTools both = published(tool("book", ROOM), cancel);
    PublishedTools one = published(tool("book", ROOM));

    assertThat(changes(both, one))
        .containsExactly(
            breaking(
                Kind.TOOL_REMOVED,
                "cancel",
                "cancel: Cancels a booking.",
                "",
                "The tool is gone: a call of it finds none."));
    assertThat(changes(one, both))
        .containsExactly(
            note(Kind.TOOL_ADDED, "cancel", "", "cancel: Cancels a booking.", "The tool is new."));
  }

  @Test
  void aToolOfTheSameSchemaAndAnotherNameIsRenamed() {
    assertThat(changes(published(tool("book", ROOM)), published(tool("reserve", ROOM))))
        .containsExactly(
            breaking(
                Kind.TOOL_RENAMED,
                "book",
                "book",
                "reserve",
                "Only the name is another: a call of book finds no tool."));
    assertThat(changes(published(tool("book", ROOM)), published(tool("reserve", NIGHTS))))
        .extracting(ToolChange::kind)
        .containsExactly(Kind.TOOL_REMOVED, Kind.TOOL_ADDED);
    assertThat(changes(published(tool("a", ROOM)), published(tool("b", ROOM), tool("c", ROOM))))
        .extracting(ToolChange::kind)
        .containsExactly(Kind.TOOL_REMOVED, Kind.TOOL_ADDED, Kind.TOOL_ADDED);
  }

  @Test
  void theOrderOfToolsAndMembersDoesNotMatter() {
    String input = "\"a\":{\"type\":\"string\"},\"b\":{\"minimum\":1,\"type\":\"integer\"}";
    String turned = "\"b\":{\"type\":\"integer\",\"minimum\":1},\"a\":{\"type\":\"string\"}";

    assertThat(
            changes(
                published(tool("x", closed(input, "a", "b")), tool("y", ROOM)),
                published(tool("y", ROOM), tool("x", closed(turned, "b", "a")))))
        .isEmpty();
  }

  @Test
  void aToolThatMovesToAnotherClassIsTheSameTool() {
    PublishedTools moved =
        PublishedTools.parse("b.json", Fixture.resourceOf("other.Desk", tool("book", ROOM)));

    assertThat(changes(published(tool("book", ROOM)), moved)).isEmpty();
  }

  @Test
  void twoToolsOfOneNameAreToldApartByTheirClasses() {
    String one = Fixture.resourceOf("a.A", tool("book", ROOM));
    String other = Fixture.resourceOf("b.B", tool("book", NIGHTS));
    PublishedTools both = PublishedTools.parse("a", "[" + one + "," + other + "]");
    PublishedTools turned = PublishedTools.parse("b", "[" + other + "," + one + "]");

    assertThat(changes(both, turned)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "read true false|write true false|read|write|true|It writes now: hosts that call it without asking change something.",
        "write true false|read true false|write|read|false|It only reads now.",
        "write true false|write false false|idempotent|not idempotent|true|Calling it again does it again: hosts that repeat it do it twice.",
        "write false false|write true false|not idempotent|idempotent|false|It may be repeated safely.",
        "write true false|write true true|not destructive|destructive|true|It may remove or overwrite something now: hosts asked nobody before.",
        "write true true|write true false|destructive|not destructive|false|It removes nothing any more.",
      })
  void effects(
      String before, String after, String old, String now, boolean breaking, String sentence) {
    ToolChange change = new ToolChange(Kind.EFFECT, "book", "", old, now, breaking, sentence);

    assertThat(changes(of(before), of(after))).containsExactly(change);
    assertThat(changes(hinted(before), hinted(after))).containsExactly(change);
  }

  private static Tool of(String words) {
    String[] parts = words.split(" ", -1);
    return new Tool("book", ROOM)
        .effects(
            "\"effect\":\"%s\",\"idempotent\":%s,\"destructive\":%s".formatted((Object[]) parts));
  }

  private static PublishedTools hinted(String words) {
    String[] parts = words.split(" ", -1);
    return PublishedTools.parse(
        "list",
        """
        [{"name":"book","inputSchema":%s,"annotations":{"readOnlyHint":%s,"idempotentHint":%s,
          "destructiveHint":%s}}]"""
            .formatted(ROOM, parts[0].equals("read"), parts[1], parts[2]));
  }

  @Test
  void aListWithoutHintsSaysNothingOfEffects() {
    PublishedTools bare =
        PublishedTools.parse("list", "[{\"name\":\"book\",\"inputSchema\":" + ROOM + "}]");

    assertThat(changes(bare, published(of("write false true").text()))).isEmpty();
    assertThat(changes(published(of("read true false").text()), bare)).isEmpty();
  }

  @Test
  void dialectsThatComeAndGo() {
    String openai = ",\"OPENAI\":{\"type\":\"function\",\"function\":{\"name\":\"%s\"}}";
    Tool one = new Tool("a", ROOM);
    Tool two = new Tool("b", NIGHTS);
    Tool oneMore = one.dialects(openai.formatted("a"));
    Tool twoMore = two.dialects(openai.formatted("b"));
    String lost = "No longer published for this dialect: its hosts get no schema.";

    assertThat(
            changes(published(oneMore.text(), twoMore.text()), published(one.text(), two.text())))
        .containsExactly(breaking(Kind.DIALECT_REMOVED, "", "OPENAI", "", lost));
    assertThat(
            changes(
                published(oneMore.text(), twoMore.text()), published(one.text(), twoMore.text())))
        .containsExactly(breaking(Kind.DIALECT_REMOVED, "a", "OPENAI", "", lost));
    assertThat(changes(one, oneMore))
        .containsExactly(
            note(Kind.DIALECT_ADDED, "a", "", "OPENAI", "Published for this dialect too."));
  }

  @Test
  void aListOfOneDialectLosesNoneOfTheOthers() {
    Tool both =
        new Tool("book", ROOM)
            .dialects(",\"ANTHROPIC\":{\"name\":\"book\",\"input_schema\":" + ROOM + "}");
    PublishedTools list =
        PublishedTools.parse("list", "[{\"name\":\"book\",\"input_schema\":" + ROOM + "}]");

    assertThat(changes(published(both.text()), list)).isEmpty();
    assertThat(changes(list, published(both.text()))).isEmpty();
  }

  @Test
  void toolsWithoutACommonDialectCannotBeCompared() {
    PublishedTools anthropic =
        PublishedTools.parse("list", "[{\"name\":\"book\",\"input_schema\":" + ROOM + "}]");

    assertThatThrownBy(() -> SchemaDiff.between(anthropic, published(tool("book", ROOM))))
        .isInstanceOf(PublishedToolsException.class)
        .hasMessage(
            "book was published for ANTHROPIC and is now for MCP. Compare two lists of one dialect,"
                + " or two published resources.");
  }

  @Test
  void inAnOpenAiListNullIsAbsent() {
    String optional = closed("\"a\":{\"type\":[\"string\",\"null\"]}", "a");
    String more =
        closed(
            "\"a\":{\"type\":[\"string\",\"null\"]},\"b\":{\"type\":[\"integer\",\"null\"]}",
            "a",
            "b");
    String required = closed("\"a\":{\"type\":\"string\"}", "a");

    assertThat(changes(openAi(optional), openAi(more)))
        .extracting(ToolChange::kind, ToolChange::breaking)
        .containsExactly(Tuple.tuple(Kind.PROPERTY_ADDED, false));
    assertThat(changes(openAi(optional), openAi(required)))
        .extracting(ToolChange::kind, ToolChange::breaking)
        .containsExactly(Tuple.tuple(Kind.REQUIRED, true));
    assertThat(changes(openAi(required), openAi(optional)))
        .extracting(ToolChange::kind, ToolChange::breaking)
        .containsExactly(Tuple.tuple(Kind.OPTIONAL, false));
  }

  private static PublishedTools openAi(String parameters) {
    return PublishedTools.parse(
        "list",
        "[{\"type\":\"function\",\"name\":\"book\",\"parameters\":"
            + parameters
            + ",\"strict\":true}]");
  }

  @Test
  void strictIsANote() {
    Tool strict =
        new Tool("book", ROOM)
            .dialects(",\"ANTHROPIC\":{\"name\":\"book\",\"input_schema\":{},\"strict\":true}");
    Tool loose =
        new Tool("book", ROOM)
            .dialects(",\"ANTHROPIC\":{\"name\":\"book\",\"input_schema\":{},\"strict\":false}");

    assertThat(changes(strict, loose))
        .containsExactly(
            note(
                Kind.STRICT,
                "book",
                "ANTHROPIC strict",
                "ANTHROPIC not strict",
                "The API no longer holds the model to the schema."));
    assertThat(changes(loose, strict))
        .extracting(ToolChange::sentence)
        .containsExactly("The API holds the model to the schema now.");
  }

  @Test
  void errorsAreNotesAndTheirExceptionsAreNoneOfTheCallersBusiness() {
    Tool before = new Tool("book", ROOM).errors(error("a.SoldOut", "Choose another."));

    assertThat(changes(before, new Tool("book", ROOM).errors(error("b.Other", "Choose another."))))
        .isEmpty();
    assertThat(changes(before, new Tool("book", ROOM)))
        .containsExactly(
            note(
                Kind.ERROR,
                "book",
                "CONFLICT Choose another.",
                "",
                "This error is no longer declared in these words."));
    assertThat(changes(new Tool("book", ROOM), before))
        .containsExactly(
            note(
                Kind.ERROR,
                "book",
                "",
                "CONFLICT Choose another.",
                "This error is declared in new words."));
  }

  private static String error(String exception, String fix) {
    return "{\"exception\":\"%s\",\"code\":\"CONFLICT\",\"fix\":\"%s\"}".formatted(exception, fix);
  }

  @Test
  void aDescriptionIsANote() {
    assertThat(
            changes(new Tool("book", ROOM).described("A."), new Tool("book", ROOM).described("B.")))
        .containsExactly(
            note(
                Kind.DESCRIPTION,
                "book",
                "A.",
                "B.",
                "The words for the model changed, and with them every prompt."));
  }

  @Test
  void changesAreInTheOrderOfToolsAndBreakingOnesFirst() {
    PublishedTools before = published(tool("b", ROOM), tool("a", ROOM), tool("c", NONE));
    PublishedTools after =
        published(new Tool("b", NIGHTS).described("B.").text(), new Tool("a", NIGHTS).text());

    assertThat(changes(before, after))
        .extracting(change -> change.tool() + " " + change.kind())
        .containsExactly(
            "a PROPERTY_ADDED",
            "a PROPERTY_REMOVED",
            "b PROPERTY_ADDED",
            "b PROPERTY_REMOVED",
            "b DESCRIPTION",
            "c TOOL_REMOVED");
  }
}
