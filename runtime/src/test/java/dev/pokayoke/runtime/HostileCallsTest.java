package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.CallContext;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.ToolError.Outcome;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.generated.ToolFacts;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that a model, a host or a service makes impossible to answer well, and are answered. */
class HostileCallsTest extends HotelCalls {
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
}
