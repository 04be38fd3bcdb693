package dev.pokayoke.mcp.stdio;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.mcp.protocol.Message;
import java.io.ByteArrayInputStream;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageReaderTest {

  @Test
  void readsRequestsAndNotificationsAndPassesOverTheRest() throws Exception {
    MessageReader messages =
        reader(
            """

              \r
            {"jsonrpc":"2.0","id":1,"method":"a","params":{"b":2}}
            {"jsonrpc":"2.0","id":7,"result":{}}
            {"jsonrpc":"2.0","id":7,"error":{}}
            {"jsonrpc":"2.0","method":"c"}\r
            {"jsonrpc":"2.0","id":"x","method":"d"}""");

    assertThat(messages.next()).isEqualTo(new Message("a", 1, Map.of("b", 2)));
    assertThat(messages.next()).isEqualTo(new Message("c", null, null));
    assertThat(messages.next()).isEqualTo(new Message("d", "x", null));
    assertThat(messages.next()).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]                                                     |      | A message is one JSON object.",
        "7                                                      |      | A message is one JSON object.",
        "null                                                   |      | A message is one JSON object.",
        "{}                                                     |      | jsonrpc must be \"2.0\".",
        "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"a\"}        | 1    | jsonrpc must be \"2.0\".",
        "{\"id\":\"b\",\"method\":\"a\"}                        | b    | jsonrpc must be \"2.0\".",
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"a\"}     |      | id must be text or a whole number.",
        "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"a\"}      |      | id must be text or a whole number.",
        "{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"a\"}       |      | id must be text or a whole number.",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}            | 1    | method must be text.",
        "{\"jsonrpc\":\"2.0\",\"id\":1}                         | 1    | method must be text.",
      })
  void refusesWhatIsNoMessage(String line, String id, String message) {
    assertThatThrownBy(() -> reader(line).next())
        .isInstanceOfSatisfying(
            BadMessage.class,
            e -> {
              assertThat(e.code()).isEqualTo(-32600);
              assertThat(e.id() == null ? null : e.id().toString()).isEqualTo(id);
            })
        .hasMessage(message);
  }

  @Test
  void goesOnAfterABadLine() throws Exception {
    MessageReader messages = reader("x\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"a\"}");

    assertThatThrownBy(messages::next).isInstanceOf(BadMessage.class);
    assertThat(messages.next()).isEqualTo(new Message("a", 1, null));
  }

  private static MessageReader reader(String lines) {
    return new MessageReader(
        new LineReader(new ByteArrayInputStream(lines.getBytes(UTF_8)), 1_000));
  }
}
