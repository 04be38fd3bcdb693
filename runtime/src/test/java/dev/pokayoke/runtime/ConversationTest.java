package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import dev.pokayoke.HttpFailure;
import dev.pokayoke.runtime.HotelTools.SoldOut;
import dev.pokayoke.runtime.ToolError.Outcome;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** What becomes of calls that a model may make. */
class ConversationTest extends HotelCalls {
  @Test
  void answersWithTheResult() {
    ToolResult result = call(SEARCH, STAY);
    assertThat(result).isEqualTo(new ToolResult.Success("{\"result\":[\"R-1\"]}", List.of()));
    assertThat(result.isError()).isFalse();
    assertThat(ran).containsExactly("2026-06-14 2026-06-16 SUITE 2");
    assertThat(events)
        .containsExactly(new ToolEvent.Finished(SEARCH, "0000000000000001", result, Duration.ZERO));
  }

  @Test
  void tellsTheToolsNoteBesideAnEmptyResult() {
    search = (checkIn, checkOut, type, guests) -> List.of();
    assertThat(call(SEARCH, STAY).text())
        .isEqualTo("{\"result\":[],\"note\":\"Try other dates.\"}");
  }

  @Test
  void repairsWhatHasOneReadingAndTellsObservers() {
    ToolResult result =
        call(
            SEARCH,
            """
            {"checkIn":"06/14/2026","check_out":"2026-06-16","room_type":"Double Room",\
            "guests":"2"}""");
    assertThat(result.isError()).isFalse();
    assertThat(ran).containsExactly("2026-06-14 2026-06-16 DOUBLE 2");
    assertThat(result.coercions()).hasSize(4);
    assertThat(events)
        .hasSize(5)
        .startsWith(
            result.coercions().stream()
                .map(coercion -> new ToolEvent.Coerced(SEARCH, "0000000000000001", coercion))
                .toArray(ToolEvent[]::new));
  }

  @Test
  void refusesEverythingAtOnceAndRunsNothing() {
    ToolResult result =
        call(
            SEARCH,
            """
            {"check_in":"03/04/2026","check_out":"2026-03-01","room_type":"penthouse","guests":0}""");
    assertThat(result.isError()).isTrue();
    assertThat(result.text())
        .startsWith(
            """
            {"error":{"code":"INVALID_ARGUMENT","message":"3 problems; nothing ran.",\
            "retryable":true,"problems":[{"field":"check_in",""")
        .contains("2026-03-04", "2026-04-03", "SINGLE", "DOUBLE", "SUITE", "1", "8")
        .hasSizeLessThanOrEqualTo(800);
    assertThat(ran).isEmpty();
    assertThat(error(result).outcome()).isEqualTo(Outcome.NOT_APPLIED);
    assertThat(events).hasSize(2);
    assertThat(events.get(0))
        .isEqualTo(new ToolEvent.Refused(SEARCH, "0000000000000001", error(result)));
  }

  @Test
  void aRefusedWriteSaysThatNothingHappened() {
    ToolResult result = call(BOOK, "{\"quote_id\":true}");
    assertThat(result.text())
        .isEqualTo(
            """
            {"error":{"code":"INVALID_ARGUMENT","field":"quote_id",\
            "message":"true is not text; send a string in double quotes. Nothing was changed.","retryable":true,\
            "fix":"Correct it and call again."}}""");
    assertThat(events.get(0))
        .isEqualTo(new ToolEvent.Refused(BOOK, "0000000000000001", error(result)));
  }

  @Test
  void aReadHearsNothingOfWhatTimeCured() {
    List<Integer> statuses = new ArrayList<>(List.of(503, 503));
    search =
        (checkIn, checkOut, type, guests) -> {
          if (statuses.isEmpty()) {
            return List.of("R-1");
          }
          throw new HttpFailure(statuses.remove(0), null, null);
        };
    assertThat(call(SEARCH, STAY).text()).isEqualTo("{\"result\":[\"R-1\"]}");
    assertThat(time.waits()).containsExactly(Duration.ofMillis(100), Duration.ofMillis(200));
    assertThat(events).hasSize(3);
    ToolEvent.Retrying first = (ToolEvent.Retrying) events.get(0);
    assertThat(first.attempt()).isEqualTo(1);
    assertThat(first.attemptId()).isEqualTo("0000000000000001-1");
    assertThat(first.delay()).isEqualTo(Duration.ofMillis(100));
    assertThat(first.cause()).hasMessage("HTTP status 503");
    assertThat(events.get(2))
        .extracting(event -> ((ToolEvent.Finished) event).took())
        .isEqualTo(Duration.ofMillis(300));
  }

  @Test
  void aReadThatNeverRecoversIsUnavailable() {
    HttpFailure failure = new HttpFailure(503, null, "at com.acme.Pms");
    search =
        (checkIn, checkOut, type, guests) -> {
          ran.add("attempt");
          throw failure;
        };
    ToolResult result = call(SEARCH, STAY);
    assertThat(ran).hasSize(3);
    assertThat(result.text())
        .isEqualTo(
            """
            {"error":{"code":"UNAVAILABLE","message":"The hotel system does not answer.",\
            "retryable":false,"fix":"This does not mean none. Do not answer from memory or another \
            tool. Say it cannot be checked now."}}""");
    assertThat(events.get(2))
        .isEqualTo(new ToolEvent.Failed(SEARCH, "0000000000000001", 3, error(result), failure));
  }

  @Test
  void aWriteRunsOnceWithItsKey() {
    assertThat(call(BOOK, "{\"quote_id\":\"Q-1\",\"deposit\":10.50}").text())
        .isEqualTo("{\"result\":199.5}");
    assertThat(call(BOOK, "{\"deposit\":\"10.5\",\"quoteId\":\"Q-1\"}").isError()).isFalse();
    assertThat(ran).hasSize(2);
    assertThat(ran.get(0)).matches("Q-1 10.50 G-12 create-booking-[a-z2-7]{32}");
    assertThat(ran.get(1)).isEqualTo(ran.get(0).replace("10.50", "10.5"));
  }

  @Test
  void anotherGuestTenantOrConversationIsAnotherWrite() {
    for (CallContext context :
        List.of(
            guest,
            guest.put("guest_id", "G-13"),
            guest.tenant("h2"),
            CallContext.of("c-78").tenant("h1").put("guest_id", "G-12"),
            CallContext.unknown().tenant("h1").put("guest_id", "G-12"))) {
      toolbox().conversation(context).call(BOOK, QUOTE);
    }
    assertThat(ran.stream().map(line -> line.substring(line.lastIndexOf(' '))).distinct())
        .hasSize(5);
  }

  @Test
  void aWriteThatBrokeIsUnknownAndNotDoneAgain() {
    book =
        (quoteId, deposit, guestId, call) -> {
          ran.add("attempt");
          throw new IOException("reset by pms.internal");
        };
    ToolResult result = call(BOOK, QUOTE);
    assertThat(ran).hasSize(1);
    assertThat(result.text())
        .isEqualTo(
            """
            {"error":{"code":"UNKNOWN_OUTCOME",\
            "message":"It may or may not have been done: no confirmation came.","retryable":false,\
            "fix":"Do not do it again or another way; say it is not yet known."}}""");
    assertThat(error(result).outcome()).isEqualTo(Outcome.UNKNOWN);
  }

  @Test
  void aDeclaredFailureSpeaksForItself() {
    book =
        (quoteId, deposit, guestId, call) -> {
          throw new CompletionException(new SoldOut("room 12 of com.acme.Pms"));
        };
    ToolResult result = call(BOOK, QUOTE);
    assertThat(result.text())
        .isEqualTo(
            """
            {"error":{"code":"CONFLICT","field":"quote_id",\
            "message":"Q-1 is sold out. Nothing was changed.","retryable":true,\
            "fix":"Search again and offer another room."}}""");
    assertThat(error(result).reason()).isEqualTo("sold_out");
  }

  @Test
  void anUndeclaredExceptionOfAReadStaysInside() {
    search =
        (checkIn, checkOut, type, guests) -> {
          throw new IllegalStateException("SELECT * FROM room");
        };
    ToolResult result = call(SEARCH, STAY);
    assertThat(result.text())
        .isEqualTo(
            """
            {"error":{"code":"INTERNAL",\
            "message":"The tool failed; its incident id is 20000000.","retryable":false,\
            "fix":"Do not call it again with this input."}}""");
    assertThat(error(result).incident()).isEqualTo("20000000");
  }

  @Test
  void idsOfCallsDiffer() {
    Toolbox box = Toolbox.builder().add(new HotelTools(search, book)).observer(events::add).build();
    for (int n = 0; n < 100; n++) {
      box.conversation(guest).call(SEARCH, STAY);
    }
    assertThat(events.stream().map(ToolEvent::call).distinct())
        .hasSize(100)
        .allMatch(id -> id.matches("[0-9a-f]{16}"));
  }
}
