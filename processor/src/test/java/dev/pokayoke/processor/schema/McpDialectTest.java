package dev.pokayoke.processor.schema;

import static dev.pokayoke.processor.fixture.Wires.lang;
import static dev.pokayoke.processor.fixture.Wires.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.fixture.Props;
import dev.pokayoke.processor.fixture.Tools;
import dev.pokayoke.processor.fixture.Wires;
import dev.pokayoke.processor.model.JavaType.Primitive;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.schema.Lowering.Form;
import java.util.List;
import org.junit.jupiter.api.Test;

class McpDialectTest {

  @Test
  void theWholeToolObjectInItsOrder() {
    assertThat(
            McpParts.define(
                    Tools.read("searchAvailability")
                        .says("Finds rooms.")
                        .arg(Props.of("checkIn", Wires.date()).says("first night"))
                        .arg(Props.of("nights", Wires.int32()).nullable())
                        .returns(Wires.text()))
                .text())
        .isEqualTo(
            "{\"name\":\"search_availability\",\"title\":\"Search availability\","
                + "\"description\":\"Finds rooms.\",\"inputSchema\":{\"type\":\"object\","
                + "\"properties\":{\"check_in\":{\"type\":\"string\",\"description\":"
                + "\"first night\",\"format\":\"date\"},\"nights\":{\"type\":\"integer\"}},"
                + "\"required\":[\"check_in\"],\"additionalProperties\":false},"
                + "\"outputSchema\":{\"type\":\"object\",\"properties\":{\"result\":{\"type\":"
                + "[\"string\",\"null\"]}},\"required\":[\"result\"]},\"annotations\":{"
                + "\"readOnlyHint\":true,\"destructiveHint\":false,\"idempotentHint\":true,"
                + "\"openWorldHint\":false}}");
  }

  @Test
  void aToolWithoutArgumentsOrResult() {
    assertThat(McpParts.define(Tools.write("reset").titled("Start over")).text())
        .isEqualTo(
            "{\"name\":\"reset\",\"title\":\"Start over\",\"inputSchema\":{\"type\":\"object\","
                + "\"additionalProperties\":false},\"outputSchema\":{\"type\":\"object\","
                + "\"properties\":{\"result\":{\"type\":\"string\",\"enum\":[\"done\"]}},"
                + "\"required\":[\"result\"]},\"annotations\":{\"readOnlyHint\":false,"
                + "\"destructiveHint\":false,\"idempotentHint\":false,\"openWorldHint\":false}}");
  }

  @Test
  void hintsSayWhatAWriteDoes() {
    assertThat(McpParts.define(Tools.write("cancel").idempotent().destructive()).text())
        .endsWith(
            "\"annotations\":{\"readOnlyHint\":false,\"destructiveHint\":true,"
                + "\"idempotentHint\":true,\"openWorldHint\":false}}");
  }

  @Test
  void whatTheModelDoesNotFillIsNotPublished() {
    assertThat(
            McpParts.input(
                Tools.write("book")
                    .key("key", lang("String"))
                    .call("call")
                    .context(
                        "guestId", "guest_id", lang("String"), Parameter.FromContext.Form.STRING)))
        .isEqualTo("{\"type\":\"object\",\"additionalProperties\":false}");
  }

  @Test
  void types() {
    assertThat(property(Props.of("x", Wires.text()))).isEqualTo("{\"type\":\"string\"}");
    assertThat(property(Props.of("x", Wires.character(Primitive.CHAR))))
        .isEqualTo("{\"type\":\"string\",\"pattern\":\"^([^\\\\n]|\\\\n)$\"}");
    assertThat(property(Props.of("x", Wires.int64()))).isEqualTo("{\"type\":\"integer\"}");
    assertThat(property(Props.of("x", Wires.id(lang("Long")))))
        .isEqualTo("{\"type\":\"string\",\"pattern\":\"^-?[0-9]{1,19}$\"}");
    assertThat(property(Props.of("x", Wires.decimal()))).isEqualTo("{\"type\":\"number\"}");
    assertThat(property(Props.of("x", Wires.bool(Primitive.BOOLEAN))))
        .isEqualTo("{\"type\":\"boolean\"}");
    assertThat(property(Props.of("x", Wires.choice(named("a", "Kind"), "A", "B"))))
        .isEqualTo("{\"type\":\"string\",\"enum\":[\"A\",\"B\"]}");
    assertThat(property(Props.of("x", Wires.dateTime())))
        .isEqualTo(
            "{\"type\":\"string\",\"pattern\":"
                + "\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}"
                + "(:[0-9]{2}([.][0-9]{1,9})?)?$\"}");
    assertThat(property(Props.of("x", Wires.date().list().list())))
        .isEqualTo(
            "{\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":{\"type\":\"string\","
                + "\"format\":\"date\"}}}");
  }

  @Test
  void nestedObjectsAreInlinedAndClosed() {
    Wires room =
        Wires.object(
            named("a", "Room"),
            Props.of("beds", Wires.int32()).says("how many").max(4),
            Props.of("note", Wires.text()).nullable());
    assertThat(property(Props.of("x", room).says("the room")))
        .isEqualTo(
            "{\"type\":\"object\",\"description\":\"the room\",\"properties\":{\"beds\":{"
                + "\"type\":\"integer\",\"description\":\"how many\",\"maximum\":4},\"note\":{"
                + "\"type\":\"string\"}},\"required\":[\"beds\"],\"additionalProperties\":false}");
    assertThat(ledger(Props.of("rooms", room.list())))
        .containsExactly(enforced("rooms[].beds", "@Max(4)"), checked("rooms[].beds", "int"));
  }

  @Test
  void declaredFormsAreSaidWithAnExample() {
    Wires date = Wires.date(List.of("dd.MM.yyyy", "d/M/yy"));
    assertThat(property(Props.of("x", date).says("First night")))
        .isEqualTo("{\"type\":\"string\",\"description\":\"First night. Like 14.03.2026.\"}");
    assertThat(property(Props.of("x", date.list())))
        .isEqualTo(
            "{\"type\":\"array\",\"items\":{\"type\":\"string\",\"description\":\"Like"
                + " 14.03.2026.\"}}");
    assertThat(ledger(Props.of("x", date)))
        .containsExactly(checked("x", "LocalDate"), hint("x", "@Arg(formats)", "Like 14.03.2026."));
    assertThat(ledger(Props.of("x", date.list())))
        .containsExactly(
            checked("x[]", "LocalDate"), hint("x[]", "@Arg(formats)", "Like 14.03.2026."));
  }

  @Test
  void rangesOfWholeNumbers() {
    assertThat(property(Props.of("x", Wires.int32()).min(1).max(8)))
        .isEqualTo("{\"type\":\"integer\",\"minimum\":1,\"maximum\":8}");
    assertThat(property(Props.of("x", Wires.int64()).min(-3).positive()))
        .isEqualTo("{\"type\":\"integer\",\"minimum\":1}");
    assertThat(property(Props.of("x", Wires.int64()).min(2).min(5).max(9).max(7)))
        .isEqualTo("{\"type\":\"integer\",\"minimum\":5,\"maximum\":7}");
    assertThat(ledger(Props.of("x", Wires.int32()).min(1).max(8)))
        .containsExactly(enforced("x", "@Min(1)"), enforced("x", "@Max(8)"));
    assertThat(ledger(Props.of("x", Wires.whole(Primitive.SHORT, 16)).positive()))
        .containsExactly(enforced("x", "@Positive"), checked("x", "short"));
  }

  @Test
  void boundsBeyondTheTypeAreThoseOfTheType() {
    Props tiny = Props.of("x", Wires.whole(Primitive.BYTE, 8)).min(-200).max(200);
    assertThat(property(tiny)).isEqualTo("{\"type\":\"integer\",\"minimum\":-128,\"maximum\":127}");
    assertThat(property(Props.of("x", Wires.int32()).max(3_000_000_000L)))
        .isEqualTo("{\"type\":\"integer\",\"maximum\":2147483647}");
    assertThat(property(Props.of("x", Wires.whole(Primitive.SHORT, 16)).min(1)))
        .isEqualTo("{\"type\":\"integer\",\"minimum\":1}");
  }

  @Test
  void rangesOfIdsAreHints() {
    assertThat(property(Props.of("x", Wires.id(lang("Long"))).max(99).positive()))
        .isEqualTo(
            "{\"type\":\"string\",\"description\":\"At most 99. More than 0.\","
                + "\"pattern\":\"^-?[0-9]{1,19}$\"}");
    assertThat(ledger(Props.of("x", Wires.id(lang("Long"))).min(1)))
        .containsExactly(hint("x", "@Min(1)", "At least 1."), checked("x", "long"));
  }

  @Test
  void rangesOfFractions() {
    assertThat(property(Props.of("x", Wires.decimal()).positive()))
        .isEqualTo("{\"type\":\"number\",\"exclusiveMinimum\":0}");
    assertThat(property(Props.of("x", Wires.decimal()).min(0).max(5).positive()))
        .isEqualTo("{\"type\":\"number\",\"exclusiveMinimum\":0,\"maximum\":5}");
    assertThat(property(Props.of("x", Wires.decimal()).min(2).positive()))
        .isEqualTo("{\"type\":\"number\",\"minimum\":2}");
    assertThat(ledger(Props.of("x", Wires.float32(Primitive.FLOAT)).min(2).positive()))
        .containsExactly(
            enforced("x", "@Min(2)"), enforced("x", "@Positive"), checked("x", "float"));
  }

  @Test
  void sizes() {
    assertThat(property(Props.of("x", Wires.text()).size(2, 8)))
        .isEqualTo("{\"type\":\"string\",\"minLength\":2,\"maxLength\":8}");
    assertThat(property(Props.of("x", Wires.text().list()).size(1, Integer.MAX_VALUE)))
        .isEqualTo("{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"minItems\":1}");
    assertThat(ledger(Props.of("x", Wires.text()).size(0, 8)))
        .containsExactly(enforced("x", "@Size(max = 8)"));
  }

  @Test
  void oneValueHasOnePattern() {
    assertThat(property(Props.of("x", Wires.text()).notBlank()))
        .isEqualTo(
            "{\"type\":\"string\",\"pattern\":"
                + "\"^[ \\\\t\\\\n\\\\r]*[^ \\\\t\\\\n\\\\r][^\\\\n]*(\\\\n[^\\\\n]*)*$\"}");
    assertThat(property(Props.of("x", Wires.text()).notBlank().matches("[A-Z]+").matches("a?")))
        .isEqualTo(
            "{\"type\":\"string\",\"description\":\"Not blank. Must match the regular expression"
                + " a? as a whole.\",\"pattern\":\"^[A-Z]+$\"}");
    assertThat(ledger(Props.of("x", Wires.text()).notBlank().matches("[A-Z]+").matches("a?")))
        .containsExactly(
            hint("x", "@NotBlank", "Not blank."),
            enforced("x", "@Pattern([A-Z]+)"),
            hint("x", "@Pattern(a?)", "Must match the regular expression a? as a whole."));
  }

  @Test
  void patternsThatCannotBeCarriedOverAreHints() {
    Props name = Props.of("x", Wires.text()).says("who?").matches("\\p{L}+", "DOTALL", "COMMENTS");
    assertThat(property(name))
        .isEqualTo(
            "{\"type\":\"string\",\"description\":\"who? Must match the regular expression"
                + " \\\\p{L}+ (COMMENTS, DOTALL) as a whole.\"}");
    assertThat(ledger(name))
        .containsExactly(
            hint(
                "x",
                "@Pattern(\\p{L}+)",
                "Must match the regular expression \\p{L}+ (COMMENTS, DOTALL) as a whole."));
  }

  @Test
  void siblingsAreHints() {
    Tools tool =
        Tools.read("find")
            .arg(Props.of("checkIn", Wires.date()))
            .arg(Props.of("checkOut", Wires.date()).says("last day").greaterThan("checkIn"))
            .arg(Props.of("checkBack", Wires.date()).greaterThan("checkIn", true, ""))
            .arg(Props.of("low", Wires.int32()).wire("from"))
            .arg(Props.of("high", Wires.int32()).greaterThan("low"))
            .arg(Props.of("top", Wires.int32()).greaterThan("low", true, ""));
    assertThat(McpParts.input(tool))
        .contains("\"description\":\"last day. Must be after check_in.\"")
        .contains("\"description\":\"Must not be before check_in.\"")
        .contains("\"description\":\"Must be greater than from.\"")
        .contains("\"description\":\"Must be at least from.\"");
    assertThat(McpParts.define(tool).lowering())
        .contains(hint("check_out", "@GreaterThan(\"checkIn\")", "Must be after check_in."))
        .contains(
            hint(
                "check_back",
                "@GreaterThan(value = \"checkIn\", orEqual = true)",
                "Must not be before check_in."));
  }

  @Test
  void descriptionsThatOnlyEchoTheNameAreDropped() {
    assertThat(property(Props.of("checkIn", Wires.text()).says("Check-in.")))
        .isEqualTo("{\"type\":\"string\"}");
    assertThat(property(Props.of("checkIn", Wires.text()).says("check in day")))
        .isEqualTo("{\"type\":\"string\",\"description\":\"check in day\"}");
  }

  @Test
  void typesWithoutExactFormAreChecked() {
    assertThat(ledger(Props.of("x", Wires.dateTime().list())))
        .containsExactly(checked("x[]", "LocalDateTime"));
    assertThat(ledger(Props.of("x", Wires.character(Primitive.CHAR))))
        .containsExactly(checked("x", "char"));
    assertThat(ledger(Props.of("x", Wires.float64(lang("Double")).list())))
        .containsExactly(checked("x[]", "double"));
    assertThat(ledger(Props.of("x", Wires.date()))).isEmpty();
  }

  private static String property(Props property) {
    String name = property.build().wireName();
    String last = property.build().presence().name().equals("REQUIRED") ? ",\"required\":[\"" : "";
    return McpParts.between(
        McpParts.input(Tools.read("t").arg(property)), "\"" + name + "\":", "}" + last);
  }

  private static List<Lowering> ledger(Props property) {
    return McpParts.define(Tools.read("t").arg(property)).lowering();
  }

  private static Lowering enforced(String field, String constraint) {
    return new Lowering(field, constraint, Form.ENFORCED, "");
  }

  private static Lowering hint(String field, String constraint, String words) {
    return new Lowering(field, constraint, Form.HINT, words);
  }

  private static Lowering checked(String field, String constraint) {
    return new Lowering(field, constraint, Form.CHECKED, "");
  }
}
