package dev.pokayoke.processor.schema;

import static dev.pokayoke.processor.fixture.Wires.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.fixture.Props;
import dev.pokayoke.processor.fixture.Tools;
import dev.pokayoke.processor.fixture.Wires;
import dev.pokayoke.processor.model.JavaType.Primitive;
import org.junit.jupiter.api.Test;

/** What MCP is told of results: nothing that is not true of each of them. */
class McpResultsTest {

  @Test
  void resultsThatMayBeNull() {
    assertThat(McpParts.output(Tools.read("x").returns(Wires.int32())))
        .isEqualTo(
            "{\"type\":\"object\",\"properties\":{\"result\":{\"type\":\"integer\"}},"
                + "\"required\":[\"result\"]}");
    assertThat(McpParts.output(Tools.read("x").returns(Wires.date()).onEmpty("None.")))
        .isEqualTo(
            "{\"type\":\"object\",\"properties\":{\"result\":{\"type\":[\"string\","
                + "\"null\"],\"pattern\":\"^[+-]?[0-9]{4,9}-[0-9]{2}-[0-9]{2}$\"},"
                + "\"note\":{\"type\":\"string\"}},\"required\":[\"result\"]}");
    assertThat(McpParts.output(Tools.read("x").returns(Wires.choice(named("a", "Kind"), "A"))))
        .isEqualTo(
            "{\"type\":\"object\",\"properties\":{\"result\":{\"type\":[\"string\","
                + "\"null\"],\"enum\":[\"A\",null]}},\"required\":[\"result\"]}");
  }

  @Test
  void objectResultsRequireOnlyWhatCannotBeNullBelowTheRoot() {
    Wires inner =
        Wires.object(
            named("a", "Inner"),
            Props.of("count", Wires.int32()).max(3),
            Props.of("name", Wires.text()).says("a name").size(1, 2).notBlank());
    Wires outer =
        Wires.object(
            named("a", "Outer"),
            Props.of("count", Wires.int32()),
            Props.of("inner", inner),
            Props.of("inners", inner.list()));
    String object =
        "{\"type\":\"object\",\"properties\":{\"count\":{\"type\":\"integer\"},\"name\":{"
            + "\"type\":\"string\",\"description\":\"a name\"}},\"required\":[\"count\"]}";
    assertThat(McpParts.output(Tools.read("x").returns(outer)))
        .isEqualTo(
            "{\"type\":\"object\",\"properties\":{\"count\":{\"type\":\"integer\"},\"inner\":"
                + object
                + ",\"inners\":{\"type\":\"array\",\"items\":"
                + object
                + "}}}");
  }

  @Test
  void componentsNamedLikeOurOwnStayTrueOfAMissingObject() {
    Wires inner = Wires.object(named("a", "Inner"), Props.of("x", Wires.text()));
    Wires outer =
        Wires.object(
            named("a", "Outer"),
            Props.of("result", inner).says("what came out"),
            Props.of("note", Wires.int32()));
    assertThat(McpParts.output(Tools.read("x").returns(outer).onEmpty("None.")))
        .isEqualTo(
            "{\"type\":\"object\",\"properties\":{\"result\":{\"description\":\"what came out\","
                + "\"anyOf\":[{\"type\":\"object\",\"properties\":{\"x\":{\"type\":\"string\"}}},"
                + "{\"type\":\"null\"}]},\"note\":{\"anyOf\":[{\"type\":\"integer\"},"
                + "{\"type\":\"string\"}]}}}");
    assertThat(McpParts.output(Tools.read("x").returns(outer)))
        .contains("\"note\":{\"type\":\"integer\"}");
  }

  @Test
  void everyWriteMayHaveBeenDoneWithAResultThatCannotBeWritten() {
    Wires fraction = Wires.float64(Primitive.DOUBLE);
    Wires outer = Wires.object(named("a", "Outer"), Props.of("note", Wires.int32()));
    assertThat(McpParts.output(Tools.write("x").returns(fraction)))
        .isEqualTo(
            "{\"type\":\"object\",\"properties\":{\"result\":{\"type\":[\"number\",\"null\"]}},"
                + "\"required\":[\"result\"]}");
    assertThat(McpParts.output(Tools.write("x").returns(outer)))
        .isEqualTo(
            "{\"type\":\"object\",\"properties\":{\"note\":{\"anyOf\":[{\"type\":\"integer\"},"
                + "{\"type\":\"string\"}]}}}");
    assertThat(McpParts.output(Tools.read("x").returns(fraction)))
        .contains("{\"type\":\"number\"}");
  }
}
