package dev.pokayoke.benchmarks.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.benchmarks.service.Booking;
import dev.pokayoke.benchmarks.service.Hotel;
import dev.pokayoke.benchmarks.service.Invoice;
import dev.pokayoke.benchmarks.service.Room;
import dev.pokayoke.benchmarks.service.RoomRequest;
import dev.pokayoke.benchmarks.service.RoomType;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A comparison is honest only if all do the same. */
class SameAnswersTest {
  private static final LocalDate FROM = LocalDate.of(2026, 6, 12);
  private static final LocalDate TO = LocalDate.of(2026, 6, 14);

  private final JsonMapper json = JsonMapper.shared();

  @ParameterizedTest
  @EnumSource(Contenders.class)
  void callsTheServiceWithTheSameValues(Contenders contender) {
    assertThat(called(contender, Scenario.SEARCH))
        .containsExactly(List.of(FROM, TO, RoomType.DOUBLE, 2));
    assertThat(called(contender, Scenario.BOOK))
        .containsExactly(
            List.of(
                "q-1041",
                List.of(
                    new RoomRequest(RoomType.DOUBLE, 2, "Late arrival, after 22:00"),
                    new RoomRequest(RoomType.SINGLE, 1, null))));
    assertThat(called(contender, Scenario.INVOICES))
        .containsExactly(List.of("acc_7741", LocalDate.of(2026, 3, 1), LocalDate.of(2026, 3, 31)));
  }

  @ParameterizedTest
  @EnumSource(Contenders.class)
  void answersTheSame(Contenders contender) {
    Contender tools = contender.of(new Hotel());
    Contender byHand = Contenders.STREAMING.of(new Hotel());
    for (Scenario scenario : accepted()) {
      String answer = tools.call(scenario.tool(), contender.arguments(scenario));
      String expected = byHand.call(scenario.tool(), scenario.arguments());
      assertThat(value(answer)).as(scenario.title()).isEqualTo(value(expected));
    }
  }

  @Test
  void pokayokeWritesWhatTheCodeByHandWrites() {
    for (Scenario scenario : accepted()) {
      assertThat(answer(Contenders.POKAYOKE, scenario))
          .isEqualTo(answer(Contenders.TOOLBOX, scenario))
          .isEqualTo(answer(Contenders.STREAMING, scenario));
    }
  }

  @ParameterizedTest
  @EnumSource(Contenders.class)
  void refusesAndRunsNothing(Contenders contender) {
    for (Scenario scenario : List.of(Scenario.REFUSED_DATE, Scenario.REFUSED_ENUM)) {
      assertThat(called(contender, scenario)).as(scenario.title()).isEmpty();
      assertThat(answer(contender, scenario)).isNotBlank();
    }
  }

  @Test
  void theCodeByHandSaysWhatIsWrong() {
    assertThat(answer(Contenders.STREAMING, Scenario.REFUSED_DATE))
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":\"from\",\"message\":\"'03/04/2026'"
                + " is not a date like 2026-03-14.\",\"retryable\":true,"
                + "\"fix\":\"Correct it and call again.\"}}");
  }

  /** The rules of the generated code, broken one by one and all at once. */
  static List<String> wrongSearches() {
    return List.of(
        "{\"from\":\"2026-06-12\",\"to\":\"2026-06-14\",\"type\":\"DOUBLE\",\"guests\":9}",
        "{\"from\":\"2026-06-12\",\"to\":\"2026-06-14\",\"type\":\"DOUBLE\",\"guests\":0}",
        "{\"from\":\"2026-06-12\",\"to\":\"2026-06-12\",\"type\":\"DOUBLE\",\"guests\":2}",
        "{\"from\":\"2026-06-31\",\"to\":\"2026-07-14\",\"type\":\"DOUBLE\",\"guests\":2}",
        "{\"from\":\"2026-06-12\",\"to\":\"2026-06-14\",\"type\":\"DOUBLE\"}",
        "{\"from\":\"2026-06-12\",\"to\":\"2026-06-14\",\"type\":true,\"guests\":2}",
        "{\"from\":\"2026-06-12\",\"to\":\"2026-06-14\",\"type\":\"DOUBLE\",\"guests\":2,\"x\":1}",
        "{\"from\":\"2026-06-12\",\"to\":\"2026-06-14\",\"type\":\"DOUBLE\",\"guests\":2} {}",
        "{\"from\":\"2026-06-12\",\"from\":\"2026-06-13\",\"to\":\"2026-06-14\","
            + "\"type\":\"DOUBLE\",\"guests\":2}",
        "{\"from\":\"soon\",\"to\":\"later\",\"type\":\"PENTHOUSE\",\"guests\":12}",
        "[]",
        "{\"from\":");
  }

  @ParameterizedTest
  @MethodSource("wrongSearches")
  void theCodeByHandRefusesWhatPokayokeRefuses(String arguments) {
    for (Contenders contender : List.of(Contenders.STREAMING, Contenders.POKAYOKE)) {
      Recorder hotel = new Recorder();
      String answer = contender.of(hotel).call(Tool.SEARCH, arguments);
      assertThat(hotel.calls).isEmpty();
      assertThat(answer).startsWith("{\"error\":{\"code\":\"INVALID_ARGUMENT\"");
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Contenders.class,
      names = {"STREAMING", "POKAYOKE"})
  void allProblemsOfACallComeAtOnce(Contenders contender) {
    String answer =
        contender
            .of(new Hotel())
            .call(
                Tool.BOOK,
                "{\"quote\":\" \",\"rooms\":[{\"type\":\"DOUBLE\",\"guests\":0},{\"guests\":1}]}");
    assertThat(json.readTree(answer).at("/error/problems").findValuesAsString("field"))
        .containsExactly("quote", "rooms[0].guests", "rooms[1].type");
  }

  private static List<Scenario> accepted() {
    return Arrays.stream(Scenario.values()).filter(Scenario::accepted).toList();
  }

  private static String answer(Contenders contender, Scenario scenario) {
    return contender.of(new Hotel()).call(scenario.tool(), contender.arguments(scenario));
  }

  private static List<List<Object>> called(Contenders contender, Scenario scenario) {
    Recorder hotel = new Recorder();
    contender.of(hotel).call(scenario.tool(), contender.arguments(scenario));
    return hotel.calls;
  }

  /** The value itself: some write it alone, some under a name; some write nulls, some do not. */
  private JsonNode value(String answer) {
    JsonNode tree = json.readTree(answer);
    JsonNode value = tree.has("result") ? tree.get("result") : tree;
    value.findParents("note").forEach(SameAnswersTest::withoutNull);
    return value;
  }

  private static void withoutNull(JsonNode parent) {
    if (parent.get("note").isNull()) {
      ((ObjectNode) parent).remove("note");
    }
  }

  /** Remembers what it was called with. */
  private static final class Recorder extends Hotel {
    private final List<List<Object>> calls = new ArrayList<>();

    @Override
    public List<Room> search(LocalDate from, LocalDate to, RoomType type, int guests) {
      calls.add(List.of(from, to, type, guests));
      return super.search(from, to, type, guests);
    }

    @Override
    public Booking book(String quote, List<RoomRequest> rooms) {
      calls.add(List.of(quote, rooms));
      return super.book(quote, rooms);
    }

    @Override
    public List<Invoice> invoices(String account, LocalDate from, LocalDate to) {
      calls.add(List.of(account, from, to));
      return super.invoices(account, from, to);
    }
  }
}
