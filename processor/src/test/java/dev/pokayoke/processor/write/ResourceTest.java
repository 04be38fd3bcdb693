package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.processor.fixture.AllTypes;
import dev.pokayoke.processor.fixture.Hotel;
import dev.pokayoke.processor.fixture.Props;
import dev.pokayoke.processor.fixture.Schemas;
import dev.pokayoke.processor.fixture.Texts;
import dev.pokayoke.processor.fixture.Tools;
import dev.pokayoke.processor.fixture.Toolsets;
import dev.pokayoke.processor.fixture.Wires;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.schema.McpDialect;
import dev.pokayoke.processor.schema.ToolSchema;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The resource says the same as the class, and more. */
class ResourceTest {

  @Test
  void hasALineForEachTool() {
    Toolset toolset =
        Toolsets.of(
            Wires.named("a.b", "Outer.Desk"),
            true,
            Tools.write("ring")
                .arg(Props.of("times", Wires.int32()).min(1))
                .fails(
                    Wires.named("a.b", "Outer.DeafException"),
                    ErrorCode.CONFLICT,
                    "deaf",
                    "Nobody hears {times}.",
                    "Use {tool:shout}.",
                    "times"),
            Tools.read("shout"));
    Written written = Written.of(toolset);
    assertThat(written.resourcePath()).isEqualTo("META-INF/pokayoke/a.b.Outer$Desk.json");
    assertThat(written.resource())
        .isEqualTo(
            "{\"contract\":1,\"service\":\"a.b.Outer$Desk\",\"tools\":[\n{\"definition\":"
                + definition(toolset, 0)
                + ",\"effect\":\"write\",\"lowering\":[{\"field\":\"times\",\"constraint\":"
                + "\"@Min(1)\",\"form\":\"ENFORCED\"},{\"field\":\"times\",\"constraint\":\"int\","
                + "\"form\":\"CHECKED\"}],\"errors\":[{\"exception\":\"a.b.Outer$DeafException\","
                + "\"code\":\"CONFLICT\",\"reason\":\"deaf\",\"message\":\"Nobody hears {times}.\","
                + "\"fix\":\"Use shout.\",\"field\":\"times\"}]},\n{\"definition\":"
                + definition(toolset, 1)
                + ",\"effect\":\"read\",\"lowering\":[],\"errors\":[]}\n]}\n");
  }

  @Test
  void everySchemaIsValid() {
    for (Toolset toolset : List.of(Hotel.toolset(), AllTypes.toolset(), Texts.toolset())) {
      JsonNode tools = Schemas.tree(Written.of(toolset).resource()).get("tools");
      assertThat(tools).hasSize(toolset.tools().size());
      for (JsonNode tool : tools) {
        JsonNode definition = tool.get("definition");
        List<String> members = new ArrayList<>(definition.propertyNames());
        members.remove("description");
        assertThat(members)
            .containsExactly("name", "title", "inputSchema", "outputSchema", "annotations");
        assertThat(Schemas.faults(definition.get("inputSchema").toString())).isEmpty();
        assertThat(Schemas.faults(definition.get("outputSchema").toString())).isEmpty();
      }
    }
  }

  private static String definition(Toolset toolset, int tool) {
    return McpDialect.define(ToolSchema.of(toolset.tools().get(tool))).text();
  }
}
