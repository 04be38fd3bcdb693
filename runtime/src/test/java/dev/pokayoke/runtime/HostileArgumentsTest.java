package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Whatever text comes, a call has an answer within its limits and nothing of the inside in it. */
class HostileArgumentsTest {
  private static final int CALLS = 10_000;
  private static final List<String> SEEDS =
      List.of(
          """
          {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"SUITE","guests":2}""",
          """
          {"checkIn":"06/14/2026","check_out":{"year":2026,"month":6,"day":16},\
          "room_type":["Double Room"],"guests":"2"}""",
          """
          {"quote_id":"Q-1","deposit":10.50,"note":null,"x":[[[{}]],true,-1e-9]}""",
          "{\"guests\":1e999999999,\"guests\":NaN,\"check_in\":\"\\ud800\\u0000\"}",
          "```json\n{\"quote_id\":\"Q\"}\n```",
          "\"{\\\"quote_id\\\":\\\"Q\\\"}\"",
          "```json\n{\"quote_id\":\"Q\",\"deposit\":\"\",}{\"deposit\":\"\",\"quote_id\":\"Q\"}```",
          "{\"arguments\":\"{\\\"quote_id\\\":[\\\"Q\\\"],\\\"deposit\\\":\\\"1.50\\\"}\"}",
          "[1,2,3]",
          "null",
          "{",
          "{\"a\":".repeat(70) + "1" + "}".repeat(70));
  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "\"",
          "\\",
          "\\u",
          "null",
          "true",
          "1e",
          "-",
          ".",
          "/",
          "\n",
          "\u0000",
          "\uD800",
          "\uDC00",
          "\u202E",
          "9".repeat(400),
          "{}{}",
          "'",
          "//",
          "NaN",
          "\uFEFF");
  private static final String INSIDE =
      "(?s).*(\\bat [\\w.$]+\\(|Exception|Error:|java\\.|jackson|dev\\.pokayoke|\\.java\\b|Caused by).*";

  @Test
  void everyTextHasAnAnswer() {
    Toolbox box =
        Toolbox.builder()
            .add(
                new HotelTools(
                    (checkIn, checkOut, type, guests) -> List.of("R-1"),
                    (quoteId, deposit, guestId, call) -> call.key().length()))
            .observer(event -> {})
            .time(new FakeTime())
            .build();
    CallContext guest = CallContext.of("c-77").put("guest_id", "G-12");
    Conversation conversation = box.conversation(guest);
    RandomGenerator random = new SplittableRandom(20261130);
    int ran = 0;
    for (int n = 0; n < CALLS; n++) {
      String text = random.nextInt(4) == 0 ? anyText(random) : mutated(random);
      String tool = random.nextBoolean() ? "search_availability" : "create_booking";
      ToolResult result = conversation.call(tool, text);
      ran += result.isError() ? 0 : 1;
      assertFit(text, result.text());
      assertIdempotent(text, box.probe(tool, text, guest), box, guest);
    }
    assertThat(ran).isPositive();
  }

  /** What was read of a text, as it could have been sent, is read without any repair. */
  private static void assertIdempotent(
      String sent, ArgumentProbe probe, Toolbox box, CallContext context) {
    if (probe.accepted()) {
      assertThat(box.probe(probe.tool(), probe.arguments(), context))
          .as(sent)
          .isEqualTo(new ArgumentProbe(probe.tool(), probe.arguments(), List.of(), null));
    }
  }

  private static void assertFit(String sent, String answer) {
    assertThat(answer.getBytes(StandardCharsets.UTF_8)).as(sent).hasSizeLessThanOrEqualTo(800);
    assertThat(answer).as(sent).doesNotMatch(INSIDE).doesNotContain("INTERNAL", "UNKNOWN_OUTCOME");
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), answer)) {
      while (parser.nextToken() != null) {
        assertThat(parser.currentToken()).as(sent).isNotNull();
      }
    }
  }

  private static String mutated(RandomGenerator random) {
    StringBuilder text = new StringBuilder(SEEDS.get(random.nextInt(SEEDS.size())));
    for (int times = random.nextInt(4); times > 0 && text.length() > 0; times--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(4)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
        case 2 -> text.setCharAt(at, (char) random.nextInt(0x10000));
        default -> text.setLength(at);
      }
    }
    return text.toString();
  }

  private static String anyText(RandomGenerator random) {
    StringBuilder text = new StringBuilder();
    for (int times = random.nextInt(40); times > 0; times--) {
      if (random.nextBoolean()) {
        text.append(PIECES.get(random.nextInt(PIECES.size())));
      } else {
        text.append((char) random.nextInt(random.nextBoolean() ? 0x80 : 0x10000));
      }
    }
    return text.toString();
  }
}
