package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.CallContext;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.HttpFailure;
import dev.pokayoke.runtime.HotelTools.Book;
import dev.pokayoke.runtime.HotelTools.Search;
import dev.pokayoke.runtime.HotelTools.SoldOut;
import dev.pokayoke.runtime.ToolError.Outcome;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.generated.ToolFacts;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConversationTest {
  private static final String SEARCH = "search_availability";
  private static final String BOOK = "create_booking";
  private static final String STAY =
      """
      {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"SUITE","guests":2}""";
  private static final String QUOTE = "{\"quote_id\":\"Q-1\"}";

  private final FakeTime time = new FakeTime();
  private final List<ToolEvent> events = new ArrayList<>();
  private final List<String> ran = new ArrayList<>();
  private final CallContext guest = CallContext.of("c-77").tenant("h1").put("guest_id", "G-12");

  private Search search =
      (checkIn, checkOut, type, guests) -> {
        ran.add(checkIn + " " + checkOut + " " + type + " " + guests);
        return List.of("R-1");
      };
  private Book book =
      (quoteId, deposit, guestId, call) -> {
        ran.add(quoteId + " " + deposit + " " + guestId + " " + call.key());
        return 199.5;
      };

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
  void aWriteWhoseResultCannotBeWrittenWasDone() {
    book = (quoteId, deposit, guestId, call) -> Double.NaN;
    ToolResult result = call(BOOK, QUOTE);
    assertThat(result)
        .isEqualTo(
            new ToolResult.Success(
                """
                {"result":null,"note":"It was done, but its result cannot be shown; do not do it \
                again. Its incident id is 20000000."}""",
                List.of()));
    ToolEvent.Failed failed = (ToolEvent.Failed) events.get(0);
    assertThat(failed.error().outcome()).isEqualTo(Outcome.APPLIED);
    assertThat(failed.error().incident()).isEqualTo("20000000");
    assertThat(failed.cause()).isInstanceOf(IllegalStateException.class);
    assertThat(events.get(1)).isInstanceOf(ToolEvent.Finished.class);
  }

  @Test
  void aReadWhoseResultCannotBeWrittenFailed() {
    search =
        (checkIn, checkOut, type, guests) ->
            new java.util.AbstractList<>() {
              @Override
              public String get(int index) {
                throw new StackOverflowError();
              }

              @Override
              public int size() {
                return 2;
              }
            };
    assertThat(error(call(SEARCH, STAY)).code()).isEqualTo(ErrorCode.INTERNAL);
  }

  @Test
  void anAbsentContextIsARefusal() {
    ToolResult result = toolbox().conversation(CallContext.unknown()).call(BOOK, QUOTE);
    assertThat(error(result).code()).isEqualTo(ErrorCode.PERMISSION_DENIED);
    assertThat(ran).isEmpty();
    assertThat(events.get(0)).isInstanceOf(ToolEvent.Refused.class);
  }

  @Test
  void aMistakeOfTheHostIsNeitherTheModelsNorAnOutcome() {
    ToolResult result =
        toolbox().conversation(CallContext.unknown().put("guest_id", 12)).call(BOOK, QUOTE);
    assertThat(result.text())
        .isEqualTo(
            """
            {"error":{"code":"INTERNAL",\
            "message":"The tool failed; its incident id is 20000000. Nothing was changed.",\
            "retryable":false,"fix":"Do not call it again with this input."}}""");
    assertThat(error(result).outcome()).isEqualTo(Outcome.NOT_APPLIED);
    assertThat(ran).isEmpty();
    assertThat(((ToolEvent.Failed) events.get(0)).attempts()).isZero();
  }

  @Test
  void aWriteOfWhichNoKeyCanBeMadeIsNeverSent() {
    RuntimeException unwritable = new IllegalStateException("no text for you");
    ToolResult result =
        Toolbox.builder()
            .add(new UnwritableTools(ran, unwritable))
            .observer(events::add)
            .build()
            .conversation(guest)
            .call("book", "{}");
    assertThat(error(result).code()).isEqualTo(ErrorCode.INTERNAL);
    assertThat(error(result).outcome()).isEqualTo(Outcome.NOT_APPLIED);
    assertThat(ran).isEmpty();
    ToolEvent.Failed failed = (ToolEvent.Failed) events.get(0);
    assertThat(failed.attempts()).isZero();
    assertThat(failed.cause()).isSameAs(unwritable);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      nullValues = "NULL",
      value = {
        "NULL|The name of the tool is missing.|Call only tools you were given.",
        "``|The name of the tool is missing.|Call only tools you were given.",
        "weather|There is no tool weather.|Call only tools you were given.",
        "searchAvailability|There is no tool searchAvailability."
            + "|The nearest name is search_availability.",
        "hotel.create_booking|There is no tool hotel.create_booking."
            + "|The nearest name is create_booking.",
        "createBookingOrSearchAvailability|There is no tool createBookingOrSearchAvailability."
            + "|The nearest names are search_availability and create_booking.",
        "a\u0000\"\\|There is no tool a \"\\.|Call only tools you were given."
      })
  void anUnknownToolIsRefused(@Nullable String name, String message, String fix) {
    ToolResult result = call(name, "{}");
    assertThat(error(result).code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
    assertThat(error(result).message()).isEqualTo(message);
    assertThat(error(result).fix()).isEqualTo(fix);
    assertThat(error(result).outcome()).isEqualTo(Outcome.NOT_APPLIED);
    assertThat(events).hasSize(2);
    assertThat(events.get(0).tool()).isEqualTo(name == null ? "" : name);
  }

  @Test
  void aVeryLongNameOfNoToolStaysShort() {
    assertThat(call("x".repeat(2_000_000), "{}").text())
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\"There is no tool "
                + "x".repeat(59)
                + "….\",\"retryable\":true,\"fix\":\"Call only tools you were given.\"}}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n"})
  void noTextIsNoArguments(String text) {
    assertThat(error(call(SEARCH, text)).problems()).hasSize(4);
    assertThat(error(call(SEARCH, null)).problems()).hasSize(4);
  }

  @Test
  void anExceptionThatCannotBeLookedAtIsStillAnAnswer() {
    book =
        (quoteId, deposit, guestId, call) -> {
          throw new CompletionException("x", null) {
            private static final long serialVersionUID = 1L;

            @Override
            public synchronized Throwable getCause() {
              throw new IllegalStateException("no cause for you");
            }
          };
        };
    assertThat(error(call(BOOK, QUOTE)).code()).isEqualTo(ErrorCode.UNKNOWN_OUTCOME);
  }

  @Test
  void anErrorOfTheMachineGoesThrough() {
    search =
        (checkIn, checkOut, type, guests) -> {
          throw new OutOfMemoryError("heap");
        };
    assertThatThrownBy(() -> call(SEARCH, STAY)).isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void anObserverThatThrowsChangesNothing() {
    Toolbox box =
        Toolbox.builder()
            .add(new HotelTools(search, book))
            .observer(
                event -> {
                  throw new IllegalStateException("observer");
                })
            .observer(events::add)
            .build();
    assertThat(box.conversation(guest).call(SEARCH, STAY).isError()).isFalse();
    assertThat(events).hasSize(1);
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

  /** One write whose identity cannot be written. */
  private static final class UnwritableTools extends FakeTools {
    private final List<String> ran;
    private final RuntimeException thrown;

    UnwritableTools(List<String> ran, RuntimeException thrown) {
      super(1, ToolFacts.write("book", "Book", "", "book"));
      this.ran = ran;
      this.thrown = thrown;
    }

    @Override
    public Invocation<?> bind(int tool, Args in) {
      return new Invocation<String>() {
        @Override
        public String invoke(Call call) {
          ran.add("attempt");
          return call.key();
        }

        @Override
        public void writeResult(@Nullable String result, Sink out) {
          out.done();
        }

        @Override
        public void writeArguments(Sink out) {
          throw thrown;
        }
      };
    }
  }

  private ToolResult call(@Nullable String tool, @Nullable String arguments) {
    return toolbox().conversation(guest).call(tool, arguments);
  }

  private Toolbox toolbox() {
    return Toolbox.builder()
        .add(new HotelTools(search, book))
        .observer(events::add)
        .time(time)
        .random(new FixedRandom(0.5))
        .build();
  }

  private static ToolError error(ToolResult result) {
    return Objects.requireNonNull(((ToolResult.Failure) result).error());
  }
}
