package dev.pokayoke.samples.hotel.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonObjectTest {

  private static final String ALL_KINDS =
      "{\"text\":\"a \\\"b\\\"\",\"price\":258.00,\"guests\":2,\"breakfast\":true,"
          + "\"from\":\"2026-06-14\",\"rooms\":[{\"id\":\"Q-1\"},{\"id\":\"Q-2\"}]}";

  @Test
  void readsEveryKindOfMember() {
    JsonObject json = JsonObject.parse(ALL_KINDS);

    assertThat(json.text("text")).isEqualTo("a \"b\"");
    assertThat(json.decimal("price")).isEqualTo(new BigDecimal("258.00"));
    assertThat(json.whole("guests")).isEqualTo(2);
    assertThat(json.bool("breakfast")).isTrue();
    assertThat(json.date("from")).isEqualTo(LocalDate.of(2026, 6, 14));
    assertThat(json.objects("rooms")).extracting(room -> room.text("id")).contains("Q-1", "Q-2");
    assertThat(json.names())
        .containsExactly("text", "price", "guests", "breakfast", "from", "rooms");
  }

  @Test
  void writesWhatItRead() {
    assertThat(JsonObject.parse(ALL_KINDS)).hasToString(ALL_KINDS);
  }

  @Test
  void writesWhatWasBuilt() {
    JsonObject json =
        JsonObject.of()
            .with("guests", 2)
            .with("total", new BigDecimal("258.00"))
            .with("from", LocalDate.of(2026, 6, 14))
            .with("note", null)
            .with("open", false)
            .with("rooms", List.of(JsonObject.of().with("id", "Q-1")));

    assertThat(json)
        .hasToString(
            "{\"guests\":2,\"total\":258.00,\"from\":\"2026-06-14\",\"open\":false,"
                + "\"rooms\":[{\"id\":\"Q-1\"}]}");
  }

  @Test
  void nullIsAbsent() {
    JsonObject json = JsonObject.parse("{\"note\":null}");

    assertThat(json.has("note")).isFalse();
    assertThat(json.optionalText("note")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\":1                | The body is not JSON: line 1, column 7.",
        "{\"a\":1,\"a\":2}       | The body is not JSON: line 1, column 11.",
        "[1]                     | The body is not a JSON object.",
        "{} {}                   | The body goes on after its JSON object."
      })
  void refusesTextThatIsNotOneObject(String text, String message) {
    assertThatThrownBy(() -> JsonObject.parse(text))
        .isInstanceOf(JsonException.class)
        .hasMessage(message);
  }

  @Test
  void namesTheMemberAtFault() {
    JsonObject json =
        JsonObject.parse("{\"text\":\"x\",\"half\":0.5,\"day\":\"06/14/2026\",\"list\":[1]}");

    assertThatThrownBy(() -> json.text("gone")).hasMessage("gone is missing.");
    assertThatThrownBy(() -> json.text("half")).hasMessage("half is not a text.");
    assertThatThrownBy(() -> json.decimal("text")).hasMessage("text is not a number.");
    assertThatThrownBy(() -> json.whole("half")).hasMessage("half is not a whole number.");
    assertThatThrownBy(() -> json.bool("text")).hasMessage("text is not true or false.");
    assertThatThrownBy(() -> json.date("day")).hasMessage("day is not a date like 2026-06-14.");
    assertThatThrownBy(() -> json.objects("list")).hasMessage("list is not a list of objects.");
    assertThatThrownBy(() -> json.objects("text"))
        .isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.member()).isEqualTo("text"));
  }
}
