package dev.pokayoke.processor.schema;

import static dev.pokayoke.processor.fixture.Wires.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.fixture.Props;
import dev.pokayoke.processor.fixture.Tools;
import dev.pokayoke.processor.fixture.Wires;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** One more than an API takes of a strict tool, and exactly as many. */
class BudgetTest {

  @Test
  void levelsOfNesting() {
    assertThat(openAi(nested(10))).isEmpty();
    assertThat(openAi(nested(11))).containsExactly("11 levels of nesting (at most 10)");
  }

  @Test
  void enumValues() {
    assertThat(openAi(choices(4, 250, 3))).isEmpty();
    assertThat(openAi(choices(4, 250, 3).arg(choice("more", 1, 3))))
        .containsExactly("1001 enum values (at most 1000)");
  }

  @Test
  void charactersOfOneLongEnum() {
    assertThat(openAi(choices(1, 250, 100))).isEmpty();
    assertThat(openAi(choices(1, 300, 50))).isEmpty();
    assertThat(openAi(choices(1, 300, 51)))
        .containsExactly("15300 characters in one enum of more than 250 values (at most 15000)");
  }

  @Test
  void charactersOfAllNamesAndValues() {
    assertThat(openAi(choices(4, 250, 119))).isEmpty();
    assertThat(openAi(choices(4, 250, 120)))
        .containsExactly("120008 characters of names and enum values (at most 120000)");
  }

  @Test
  void valuesOfAllObjects() {
    assertThat(openAi(objects(49))).isEmpty();
    assertThat(openAi(objects(50))).containsExactly("5050 values (at most 5000)");
  }

  @Test
  void optionalValues() {
    assertThat(anthropic(optionals(24))).isEmpty();
    assertThat(anthropic(optionals(25))).containsExactly("25 optional values (at most 24)");
    assertThat(openAi(optionals(25))).isEmpty();
  }

  @Test
  void aToolBeyondItsBudgetHasTheLargerVocabulary() {
    Tools tool = optionals(25).arg(Props.of("guests", Wires.int32()).min(1));
    assertThat(new AnthropicDialect().define(ToolSchema.of(tool.build())).text())
        .contains("\"guests\":{\"type\":\"integer\",\"minimum\":1}")
        .endsWith(",\"strict\":false}");
    assertThat(
            new AnthropicDialect()
                .define(
                    ToolSchema.of(
                        optionals(24).arg(Props.of("guests", Wires.int32()).min(1)).build()))
                .text())
        .contains("\"guests\":{\"type\":\"integer\",\"description\":\"At least 1.\"}")
        .endsWith(",\"strict\":true}");
  }

  private static List<String> openAi(Tools tool) {
    return new OpenAiDialect().define(ToolSchema.of(tool.build())).overruns();
  }

  private static List<String> anthropic(Tools tool) {
    return new AnthropicDialect().define(ToolSchema.of(tool.build())).overruns();
  }

  private static Tools nested(int levels) {
    Wires value = Wires.text();
    for (int i = 1; i < levels; i++) {
      value = Wires.object(named("a", "Level" + i), Props.of("x", value));
    }
    return Tools.read("t").arg(Props.of("x", value));
  }

  private static Tools choices(int enums, int values, int length) {
    Tools tool = Tools.read("t");
    for (int i = 0; i < enums; i++) {
      tool.arg(choice("e" + i, values, length));
    }
    return tool;
  }

  private static Props choice(String name, int values, int length) {
    String[] constants =
        IntStream.range(0, values)
            .mapToObj(i -> ("A" + i + "_".repeat(length)).substring(0, length))
            .toArray(String[]::new);
    return Props.of(name, Wires.choice(named("a", "Kind"), constants));
  }

  /** An object of a hundred values, so many times. */
  private static Tools objects(int count) {
    Props[] values =
        IntStream.range(0, 100)
            .mapToObj(i -> Props.of("v" + i, Wires.int32()))
            .toArray(Props[]::new);
    Tools tool = Tools.read("t");
    for (int i = 0; i < count; i++) {
      tool.arg(Props.of("o" + i, Wires.object(named("a", "Many"), values)));
    }
    return tool;
  }

  private static Tools optionals(int count) {
    Tools tool = Tools.read("t");
    for (int i = 0; i < count; i++) {
      tool.arg(Props.of("o" + i, Wires.text()).nullable());
    }
    return tool;
  }
}
