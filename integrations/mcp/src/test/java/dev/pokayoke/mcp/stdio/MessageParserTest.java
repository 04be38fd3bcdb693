package dev.pokayoke.mcp.stdio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.util.RawValue;

class MessageParserTest {

  @Test
  void readsEveryKindOfValue() throws Exception {
    assertThat(
            MessageParser.parse(
                "{\"a\":[1,-9876543210,12345678901234567890,1.50],\"b\":{\"c\":\"d\"},"
                    + "\"e\":[true,false,null]}"))
        .isEqualTo(
            Map.of(
                "a",
                List.of(
                    1,
                    -9876543210L,
                    new BigInteger("12345678901234567890"),
                    new BigDecimal("1.50")),
                "b",
                Map.of("c", "d"),
                "e",
                Arrays.asList(true, false, null)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{ \"a\" : 12.0, \"b\":1e3 ,\"c\":9007199254740995,\"d\":9876543210.123456789 }",
        "{\"a\":1,\"a\":2,\"A\":3}",
        "{\"deep\":{\"list\":[{\"arguments\":1},[]]}}",
        "[1, 2]",
        "\"text with \\\" and \\u00e9 and }\"",
        "\"\"",
        "12",
        "-0.50",
        "1E+400",
        "true"
      })
  void keepsTheArgumentsAsTheTextTheyAre(String arguments) throws Exception {
    assertThat(
            arguments(
                "{\"method\":\"tools/call\",\"params\":{\"name\":\"a\",\"arguments\": "
                    + arguments
                    + " ,\"_meta\":{}}}"))
        .isEqualTo(arguments);
    assertThat(arguments("{\"params\":{\"arguments\":" + arguments + "}}")).isEqualTo(arguments);
  }

  @Test
  void keepsLongArguments() throws Exception {
    String before = "x".repeat(70_000);
    String arguments =
        "{\"a\":\"" + "é\\n".repeat(100_000) + "\", \"b\": " + "9".repeat(5_000) + "}";

    assertThat(
            arguments(
                "{\"" + before + "\":1,\"params\":{\"arguments\":" + arguments + ",\"z\":1}}"))
        .isEqualTo(arguments);
  }

  @Test
  void readsArgumentsElsewhereAsValues() throws Exception {
    assertThat(MessageParser.parse("{\"arguments\":1,\"params\":[{\"arguments\":2}]}"))
        .isEqualTo(Map.of("arguments", 1, "params", List.of(Map.of("arguments", 2))));
  }

  @Test
  void takesNullArgumentsAsNone() throws Exception {
    assertThat(MessageParser.parse("{\"params\":{\"arguments\":null}}"))
        .isEqualTo(Map.of("params", Collections.singletonMap("arguments", null)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "{\"a\":1,}",
        "{\"a\":1} {\"b\":2}",
        "{\"a\":1} x",
        "hello",
        "{'a':1}",
        "NaN",
        "{\"params\":{\"arguments\":{\"a\":}}}",
        "{\"params\":{\"arguments\":{\"a\":1}",
        "\u0000\u0001"
      })
  void refusesWhatIsNoJson(String line) {
    assertThatThrownBy(() -> MessageParser.parse(line))
        .isInstanceOfSatisfying(
            BadMessage.class,
            e -> {
              assertThat(e.code()).isEqualTo(-32700);
              assertThat(e.id()).isNull();
            })
        .hasMessage("The message is not valid JSON.");
  }

  @Test
  void refusesWhatIsNestedTooDeep() {
    assertThatThrownBy(() -> MessageParser.parse("[".repeat(100_000)))
        .isInstanceOf(BadMessage.class)
        .hasMessage("The message is not valid JSON.");
  }

  @Test
  void refusesARepeatedName() {
    assertThatThrownBy(
            () -> MessageParser.parse("{\"params\":{\"arguments\":{},\"arguments\":{}}}"))
        .isInstanceOfSatisfying(BadMessage.class, e -> assertThat(e.code()).isEqualTo(-32600))
        .hasMessage("A member of the message is repeated.");
  }

  private static String arguments(String line) throws BadMessage {
    if (MessageParser.parse(line) instanceof Map<?, ?> message
        && message.get("params") instanceof Map<?, ?> params
        && params.get("arguments") instanceof RawValue raw) {
      return raw.rawValue().toString();
    }
    throw new AssertionError("There are no arguments in " + line);
  }

  @Test
  void aValueIsReadInTheSameTimeWhereverItStands() {
    String line = "{\"" + "k".repeat(500_000) + "\":[" + "1,".repeat(20_000) + "1]}";

    assertTimeout(Duration.ofSeconds(3), () -> assertThat(MessageParser.parse(line)).isNotNull());
  }
}
