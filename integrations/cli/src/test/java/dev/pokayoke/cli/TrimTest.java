package dev.pokayoke.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.compat.PublishedTools;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrimTest {
  private static List<Trim> trims(String properties) {
    String list =
        "[{\"name\":\"book\",\"inputSchema\":{\"type\":\"object\",\"properties\":{"
            + properties
            + "}}}]";
    return Trim.of(PublishedTools.parse("list", list).tools().get(0), "MCP");
  }

  private static String described(String name, String words) {
    return "\"" + name + "\":{\"type\":\"string\",\"description\":\"" + words + "\"}";
  }

  @Test
  void wordsThatTheNameHas() {
    assertThat(trims(described("roomType", "The type of the room.")))
        .containsExactly(
            new Trim(21, "book input.roomType", "the description says no more than the name"));
    assertThat(trims(described("room_type", "kind of room"))).isEmpty();
  }

  @Test
  void wordsThatStandTwice() {
    String words = "the number of the quote, from search_availability";

    assertThat(trims(described("a", words) + "," + described("b", words)))
        .containsExactly(new Trim(49, "book input.b", "the description is that of book input.a"));
    assertThat(trims(described("a", "a short one") + "," + described("b", "a short one")))
        .isEmpty();
  }

  @Test
  void manyWords() {
    assertThat(trims(described("a", "x ".repeat(100))))
        .containsExactly(new Trim(200, "book input.a", "a long description"));
    assertThat(trims(described("a", "é".repeat(99)))).isEmpty();
  }

  @Test
  void wordsThatRepeatTheSchema() {
    assertThat(
            trims(
                "\"a\":{\"enum\":[\"X\",\"Y\"],\"description\":\"X or Y\"},"
                    + "\"b\":{\"maxLength\":50,\"description\":\"up to 50 letters\"},"
                    + "\"c\":{\"maxLength\":50,\"description\":\"1500 letters\"},"
                    + "\"d\":{\"enum\":[\"X\",\"Y\"],\"description\":\"X means yes\"}"))
        .containsExactly(
            new Trim(6, "book input.a", "the description repeats the values of the schema"),
            new Trim(16, "book input.b", "the description repeats limits of the schema"));
  }

  @Test
  void longChoices() {
    String values = "\"a_rather_long_value_of_a_choice\",".repeat(12);

    assertThat(trims("\"a\":{\"enum\":[" + values + "\"b\"]}"))
        .containsExactly(
            new Trim(
                412, "book input.a", "13 values: shorter names, or a tool that searches them"));
  }
}
