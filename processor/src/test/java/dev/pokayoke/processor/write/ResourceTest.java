package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.Dialect;
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
import dev.pokayoke.processor.schema.DialectForm;
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
    Written written = Written.of(Toolsets.in(toolset, Dialect.MCP, Dialect.ANTHROPIC));
    assertThat(written.resourcePath()).isEqualTo("META-INF/pokayoke/a.b.Outer$Desk.json");
    assertThat(written.resource())
        .isEqualTo(
            """
            {"contract":1,"service":"a.b.Outer$Desk","dialects":["MCP","ANTHROPIC"],"tools":[
            {"name":"ring","effect":"write","idempotent":false,"destructive":false,"definitions":{"MCP":%s,"ANTHROPIC":%s},"lowering":{"MCP":[{"field":"times","constraint":"@Min(1)","form":"ENFORCED"},{"field":"times","constraint":"int","form":"CHECKED"}],"ANTHROPIC":[{"field":"times","constraint":"@Min(1)","form":"HINT","words":"At least 1."},{"field":"times","constraint":"int","form":"CHECKED"}]},"errors":[{"exception":"a.b.Outer$DeafException","code":"CONFLICT","reason":"deaf","message":"Nobody hears {times}.","fix":"Use shout.","field":"times"}]},
            {"name":"shout","effect":"read","idempotent":true,"destructive":false,"definitions":{"MCP":%s,"ANTHROPIC":%s},"lowering":{"MCP":[],"ANTHROPIC":[]},"errors":[]}
            ]}
            """
                .formatted(
                    definition(Dialect.MCP, toolset, 0),
                    definition(Dialect.ANTHROPIC, toolset, 0),
                    definition(Dialect.MCP, toolset, 1),
                    definition(Dialect.ANTHROPIC, toolset, 1)));
  }

  @Test
  void isFoundByANativeImage() {
    Written written =
        Written.of(Toolsets.of(Wires.named("a.b", "Outer.Desk"), true, Tools.read("shout")));
    assertThat(written.nativeImagePath())
        .isEqualTo("META-INF/native-image/dev.pokayoke/a.b.Outer$Desk/resource-config.json");
    assertThat(written.nativeImage())
        .isEqualTo(
            "{\"resources\":{\"includes\":[{\"pattern\":"
                + "\"\\\\QMETA-INF/pokayoke/a.b.Outer$Desk.json\\\\E\"}]}}\n");
  }

  @Test
  void everySchemaIsValid() {
    for (Toolset toolset : List.of(Hotel.toolset(), AllTypes.toolset(), Texts.toolset())) {
      JsonNode tools = Schemas.tree(Written.of(toolset).resource()).get("tools");
      assertThat(tools).hasSize(toolset.tools().size());
      for (JsonNode tool : tools) {
        JsonNode definition = tool.get("definitions").get("MCP");
        List<String> members = new ArrayList<>(definition.propertyNames());
        members.remove("description");
        assertThat(members)
            .containsExactly("name", "title", "inputSchema", "outputSchema", "annotations");
        assertThat(Schemas.faults(definition.get("inputSchema").toString())).isEmpty();
        assertThat(Schemas.faults(definition.get("outputSchema").toString())).isEmpty();
      }
    }
  }

  private static String definition(Dialect dialect, Toolset toolset, int tool) {
    return DialectForm.of(dialect).define(ToolSchema.of(toolset.tools().get(tool))).text();
  }
}
