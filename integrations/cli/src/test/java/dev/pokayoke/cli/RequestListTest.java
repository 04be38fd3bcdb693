package dev.pokayoke.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.Dialect;
import dev.pokayoke.compat.PublishedTool;
import dev.pokayoke.compat.PublishedTools;
import dev.pokayoke.runtime.Toolbox;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.StrictUse;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The runtime joins the tools of a request; this program has to give the same bytes. */
class RequestListTest {

  /**
   * A tool of some optional values and some of several types.
   *
   * @param nested whether they stand in a list
   */
  private record Shape(int optionals, int unions, boolean nested) {
    String definition(int index) {
      List<String> properties = new ArrayList<>();
      List<String> required = new ArrayList<>();
      for (int i = 0; i < optionals; i++) {
        properties.add("\"o" + i + "\":{\"type\":\"string\"}");
      }
      for (int i = 0; i < unions; i++) {
        properties.add(
            "\"u"
                + i
                + "\":"
                + (i % 2 == 0
                    ? "{\"type\":[\"string\",\"null\"]}"
                    : "{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"integer\"}]}"));
        required.add("\"u" + i + "\"");
      }
      String object =
          "{\"type\":\"object\",\"properties\":{"
              + String.join(",", properties)
              + "},\"required\":["
              + String.join(",", required)
              + "],\"additionalProperties\":false}";
      String schema =
          nested
              ? "{\"type\":\"object\",\"properties\":{\"all\":{\"type\":\"array\",\"items\":"
                  + object
                  + "}},\"required\":[\"all\"],\"additionalProperties\":false}"
              : object;
      return "{\"name\":\"t" + index + "\",\"input_schema\":" + schema + ",\"strict\":true}";
    }
  }

  private record Tools(List<Shape> shapes) implements GeneratedTools {
    @Override
    public int contract() {
      return CONTRACT;
    }

    @Override
    public ToolsetFacts toolset() {
      return new ToolsetFacts("hotel.HotelService", "the hotel system", "guest");
    }

    @Override
    public List<ToolFacts> tools() {
      return IntStream.range(0, shapes.size())
          .mapToObj(i -> ToolFacts.read("t" + i, "T", "", "t" + i))
          .toList();
    }

    @Override
    public List<Dialect> dialects() {
      return List.of(Dialect.ANTHROPIC);
    }

    @Override
    public String definition(int tool, Dialect dialect) {
      return shapes.get(tool).definition(tool);
    }

    @Override
    public StrictUse strictUse(int tool) {
      return new StrictUse(shapes.get(tool).optionals(), shapes.get(tool).unions());
    }

    @Override
    public @Nullable Invocation<?> bind(int tool, Args in) {
      return null;
    }

    @Override
    public @Nullable Declared declared(int tool, Throwable thrown) {
      return null;
    }
  }

  private static List<String> compare(Shape... shapes) {
    Tools tools = new Tools(List.of(shapes));
    String plain =
        IntStream.range(0, shapes.length)
            .mapToObj(i -> shapes[i].definition(i))
            .reduce((a, b) -> a + "," + b)
            .orElse("");
    RequestList list = new RequestList("ANTHROPIC");
    String joined = list.join(PublishedTools.parse("list", "[" + plain + "]").tools());
    try (Toolbox toolbox = Toolbox.of(tools)) {
      assertThat("[" + joined + "]").isEqualTo(toolbox.schemas(Dialect.ANTHROPIC));
    }
    return list.demoted();
  }

  @Test
  void whatFitsStaysStrict() {
    assertThat(compare(new Shape(24, 0, false), new Shape(0, 16, false))).isEmpty();
    assertThat(compare(new Shape(12, 8, true), new Shape(12, 8, false))).isEmpty();
  }

  @Test
  void whatIsBeyondOptionalsUnionsOrToolsIsNot() {
    assertThat(compare(new Shape(20, 0, true), new Shape(5, 0, false), new Shape(4, 0, true)))
        .containsExactly("t1");
    assertThat(compare(new Shape(0, 16, false), new Shape(0, 1, true), new Shape(1, 0, false)))
        .containsExactly("t1");
    Shape[] many =
        IntStream.range(0, 22).mapToObj(i -> new Shape(0, 0, false)).toArray(Shape[]::new);
    assertThat(compare(many)).containsExactly("t20", "t21");
  }

  @Test
  void moreToolsThanARequestTakes() {
    String entries =
        String.join(
            ",",
            IntStream.range(0, 129)
                .mapToObj(i -> "{\"type\":\"function\",\"name\":\"t" + i + "\"}")
                .toList());
    List<PublishedTool> tools = PublishedTools.parse("list", "[" + entries + "]").tools();

    assertThat(new RequestList("OPENAI_RESPONSES").join(tools.subList(0, 128))).contains("t127");
    assertThatThrownBy(() -> new RequestList("OPENAI_RESPONSES").join(tools))
        .isInstanceOf(BadRequest.class)
        .hasMessage(
            "A request to the API of openai-responses has at most 128 tools, and these are 129."
                + " Choose some with --toolset.");
  }
}
