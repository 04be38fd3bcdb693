package dev.pokayoke.runtime.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.Fixer;
import dev.pokayoke.HttpFailure;
import dev.pokayoke.runtime.FakeInvocation;
import dev.pokayoke.runtime.FixedRandom;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.ToolError.Outcome;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FailuresTest {
  private static final ToolFacts READ = ToolFacts.read("search", "Search", "", "search");
  private static final ToolFacts WRITE = ToolFacts.write("book", "Book", "", "book");
  private static final ToolsetFacts HOTEL =
      new ToolsetFacts("hotel.HotelService", "the hotel system", "guest");

  private final FakeInvocation invocation = new FakeInvocation(call -> null);

  private static final String CODES =
      """
      INVALID_ARGUMENT  | true  | The hotel system does not accept these values. | Correct it and call again.
      NOT_FOUND         | false | The hotel system does not have it. | Ask the guest to check it. Do not try other ids.
      PERMISSION_DENIED | false | The hotel system does not allow it. | \
      Not allowed. Do not retry, reduce or split it. Offer to hand over.
      CONFLICT          | true  | The hotel system cannot do it as things stand. | Look again and let the guest choose.
      UNAVAILABLE       | false | The hotel system does not answer. | \
      This does not mean none. Do not answer from memory or another tool. Say it cannot be checked now.
      RATE_LIMITED      | false | The hotel system takes no more requests for now. | Not again in this turn.
      PARTIAL_FAILURE   | true  | The hotel system did only a part of it. | \
      Keep what succeeded; send only the failed items.
      UNKNOWN_OUTCOME   | false | It may or may not have been done: no confirmation came. | \
      Do not do it again or another way; say it is not yet known.
      CANCELLED         | false | The call was cancelled. |
      LIMIT_REACHED     | false | The hotel system allows no more of it. | Use another approach or report what you have.
      INTERNAL          | false | The tool failed; its incident id is 10000000. | Do not call it again with this input.
      """;

  /** What the model reads of a code where nobody has other words. */
  private record Said(ErrorCode code, boolean retryable, String sentence, String fix) {
    static Said of(String line) {
      List<String> cells = Stream.of(line.split("[|]", -1)).map(String::strip).toList();
      boolean retryable = cells.get(1).equals("true");
      return new Said(ErrorCode.valueOf(cells.get(0)), retryable, cells.get(2), cells.get(3));
    }
  }

  static Stream<Said> everyCode() {
    return CODES.lines().map(Said::of);
  }

  @ParameterizedTest
  @MethodSource
  void everyCode(Said said) {
    ToolError error = failed(READ, new IllegalStateException(), Declared.as(said.code()));
    assertThat(error.message()).isEqualTo(said.sentence());
    assertThat(error.fix()).isEqualTo(said.fix());
    assertThat(error.retryable()).isEqualTo(said.retryable()).isEqualTo(said.code().retryable());
    assertThat(error.fixer()).isEqualTo(said.code().fixer());
  }

  static Stream<Arguments> answers() {
    Throwable bug = new IllegalStateException("com.acme.Booking");
    String unchanged = " Nothing was changed.";
    return Stream.of(
        arguments(READ, new HttpFailure(400, null, "secret"), ErrorCode.INVALID_ARGUMENT, ""),
        arguments(
            WRITE, new HttpFailure(422, null, "secret"), ErrorCode.INVALID_ARGUMENT, unchanged),
        arguments(READ, status(404), ErrorCode.NOT_FOUND, ""),
        arguments(WRITE, status(403), ErrorCode.PERMISSION_DENIED, unchanged),
        arguments(WRITE, status(409), ErrorCode.CONFLICT, unchanged),
        arguments(READ, new IOException("pms.internal:8080"), ErrorCode.UNAVAILABLE, ""),
        arguments(
            WRITE, new ConnectException("pms.internal:8080"), ErrorCode.UNAVAILABLE, unchanged),
        arguments(READ, status(429), ErrorCode.RATE_LIMITED, ""),
        arguments(WRITE, status(429), ErrorCode.RATE_LIMITED, unchanged),
        arguments(WRITE, status(503), ErrorCode.UNKNOWN_OUTCOME, ""),
        arguments(WRITE, bug, ErrorCode.UNKNOWN_OUTCOME, ""),
        arguments(WRITE, new InterruptedException(), ErrorCode.UNKNOWN_OUTCOME, ""),
        arguments(READ, new InterruptedException(), ErrorCode.CANCELLED, ""),
        arguments(READ, bug, ErrorCode.INTERNAL, ""),
        arguments(WRITE, status(405), ErrorCode.INTERNAL, unchanged));
  }

  private static HttpFailure status(int status) {
    return new HttpFailure(status, null, null);
  }

  @ParameterizedTest
  @MethodSource
  void answers(ToolFacts tool, Throwable thrown, ErrorCode code, String more) {
    Said said = everyCode().filter(each -> each.code() == code).findFirst().orElseThrow();
    assertThat(ErrorText.of(failed(tool, thrown, null)))
        .isEqualTo(
            "{\"error\":{\"code\":\"%s\",\"message\":\"%s%s\",\"retryable\":%s%s}}",
            code,
            said.sentence(),
            more,
            said.retryable(),
            said.fix().isEmpty() ? "" : ",\"fix\":\"" + said.fix() + "\"");
  }

  @Test
  void carriesWhatHostsMayWantToKnow() {
    ToolError unavailable = failed(READ, new HttpFailure(503, "90", null), null);
    assertThat(unavailable.fixer()).isEqualTo(Fixer.RUNTIME);
    assertThat(unavailable.outcome()).isEqualTo(Outcome.NOT_APPLIED);
    assertThat(unavailable.retryAfter()).isEqualTo(Duration.ofSeconds(90));
    assertThat(unavailable.incident()).isNull();

    ToolError unknown = failed(WRITE, new HttpFailure(503, "90", null), null);
    assertThat(unknown.fixer()).isEqualTo(Fixer.NOBODY_YET);
    assertThat(unknown.outcome()).isEqualTo(Outcome.UNKNOWN);
    assertThat(unknown.incident()).isEqualTo("10000000");

    ToolError refused = failed(WRITE, new HttpFailure(409, null, null), null);
    assertThat(refused.fixer()).isEqualTo(Fixer.MODEL);
    assertThat(refused.outcome()).isEqualTo(Outcome.NOT_APPLIED);
  }

  @Test
  void aCallCancelledBeforeItRanChangedNothing() {
    ToolError error = failures(WRITE).failed(Reading.CANCELLED_UNSENT, 0, invocation);
    assertThat(error.message()).isEqualTo("The call was cancelled. Nothing was changed.");
    assertThat(error.outcome()).isEqualTo(Outcome.NOT_APPLIED);
  }

  @Test
  void anAddressThatIsWrongTwiceIsAWrongSetting() {
    Reading reading =
        new FailureReader(any -> null).read(new UnknownHostException("pms"), false, Instant.EPOCH);
    assertThat(failures(READ).failed(reading, 1, invocation).code())
        .isEqualTo(ErrorCode.UNAVAILABLE);
    assertThat(failures(READ).failed(reading, 3, invocation).code()).isEqualTo(ErrorCode.INTERNAL);
    assertThat(failures(WRITE).failed(reading, 1, invocation).code())
        .isEqualTo(ErrorCode.UNAVAILABLE);
  }

  @Test
  void aDeclaredExceptionSpeaksForItself() {
    Declared soldOut =
        Declared.as(ErrorCode.CONFLICT)
            .withReason("room_sold_out")
            .withFix("Search again and offer the {user} another room.")
            .withField("room");
    ToolError error = failed(WRITE, new IllegalStateException("The last suite is gone."), soldOut);
    assertThat(ErrorText.of(error))
        .isEqualTo(
            """
            {"error":{"code":"CONFLICT","field":"room",\
            "message":"The last suite is gone. Nothing was changed.",\
            "retryable":true,"fix":"Search again and offer the guest another room."}}""");
    assertThat(error.reason()).isEqualTo("room_sold_out");
    assertThat(error.outcome()).isEqualTo(Outcome.NOT_APPLIED);
    assertThat(error.incident()).isNull();
  }

  @Test
  void ownWordsAreRedactedAndEndInASentence() {
    assertThat(conflict(WRITE, "Sold out at pms.hotel.internal, password=hunter2"))
        .isEqualTo("Sold out at [removed], [removed]. Nothing was changed.");
  }

  @Test
  void ownWordsThatSayItAlreadyAreNotRepeated() {
    assertThat(conflict(WRITE, "Nothing was booked: the suite is gone."))
        .isEqualTo("Nothing was booked: the suite is gone.");
  }

  @Test
  void longWordsLeaveRoomForWhatDidNotHappen() {
    assertThat(conflict(WRITE, "sold out ".repeat(90)))
        .startsWith("sold out sold out ")
        .endsWith("… Nothing was changed.")
        .hasSizeLessThanOrEqualTo(200);
  }

  @ParameterizedTest
  @MethodSource("wordless")
  void noWordsMeanTheSentenceOfTheCode(@Nullable String message) {
    assertThat(conflict(READ, message)).isEqualTo("The hotel system cannot do it as things stand.");
  }

  @Test
  void wordsThatCannotBeHadAreNoWords() {
    RuntimeException mute =
        new RuntimeException() {
          private static final long serialVersionUID = 1L;

          @Override
          public String getMessage() {
            throw new AssertionError();
          }
        };
    assertThat(failed(READ, mute, Declared.as(ErrorCode.CONFLICT)).message())
        .isEqualTo("The hotel system cannot do it as things stand.");
  }

  static Stream<Arguments> wordless() {
    return Stream.of(arguments((String) null), arguments(""), arguments(" \n\u200B"));
  }

  @Test
  void aWriteThatMayHaveBeenAppliedIsNeverCalledNotApplied() {
    for (ErrorCode code : new ErrorCode[] {ErrorCode.UNKNOWN_OUTCOME, ErrorCode.PARTIAL_FAILURE}) {
      ToolError error = failed(WRITE, new IllegalStateException("Half."), Declared.as(code));
      assertThat(error.message()).isEqualTo("Half.");
      assertThat(error.outcome()).isEqualTo(Outcome.UNKNOWN);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Nothing was booked: it is sold out.|Nothing was booked: it is sold out.",
        "It is sold out; nothing was booked.|It is sold out; nothing was booked.",
        "It is sold out. Nothing has changed.|It is sold out. Nothing has changed.",
        "Nothing fits.|Nothing fits. Nothing was changed.",
        "There is no guest \"nothing\".|There is no guest \"nothing\". Nothing was changed.",
        "Sold out!|Sold out! Nothing was changed.",
        "Sold out|Sold out. Nothing was changed."
      })
  void aFailedWriteSaysOnceWhatDidNotHappen(String sentence, String expected) {
    Declared declared = Declared.as(ErrorCode.CONFLICT).withMessage(sentence);
    assertThat(failed(WRITE, new IllegalStateException(), declared).message()).isEqualTo(expected);
    assertThat(failed(READ, new IllegalStateException(), declared).message()).isEqualTo(sentence);
  }

  @Test
  void aRefusedWriteSaysWhatDidNotHappen() {
    ToolError refusal = UnknownTool.error("x", List.of());
    assertThat(failures(WRITE).refused(refusal))
        .isEqualTo(refusal.withMessage("There is no tool x. Nothing was changed."));
    assertThat(failures(READ).refused(refusal)).isEqualTo(refusal);
    ToolError several = refusal.withMessage("3 problems; nothing ran.");
    assertThat(failures(WRITE).refused(several)).isEqualTo(several);
    assertThat(failures(WRITE).refused(refusal.withMessage("x".repeat(200))).message())
        .hasSize(199)
        .endsWith("x… Nothing was changed.");
  }

  @Test
  void whatCouldNotBeReadRanNothing() {
    ToolError error = failures(WRITE).unread();
    assertThat(error.message())
        .isEqualTo("The tool failed; its incident id is 10000000. Nothing was changed.");
    assertThat(error.outcome()).isEqualTo(Outcome.NOT_APPLIED);
  }

  @Test
  void whatCannotBeShownWasStillDone() {
    assertThat(failures(WRITE).unshown().outcome()).isEqualTo(Outcome.APPLIED);
    assertThat(Results.doneUnseen(failures(WRITE).unshown()))
        .isEqualTo(
            """
            {"result":null,"note":"It was done, but its result cannot be shown; do not do it \
            again. Its incident id is 10000000."}""");
    ToolError read = failures(READ).unshown();
    assertThat(read.code()).isEqualTo(ErrorCode.INTERNAL);
    assertThat(read.message()).isEqualTo("The tool failed; its incident id is 10000000.");
  }

  /** What is said of an exception that is declared without a sentence. */
  private String conflict(ToolFacts tool, @Nullable String message) {
    return failed(tool, new IllegalStateException(message), Declared.as(ErrorCode.CONFLICT))
        .message();
  }

  private ToolError failed(ToolFacts tool, Throwable thrown, @Nullable Declared declared) {
    Reading reading = new FailureReader(any -> declared).read(thrown, false, Instant.EPOCH);
    return failures(tool).failed(reading, 1, invocation);
  }

  private static Failures failures(ToolFacts tool) {
    return new Failures(tool, HOTEL, new FixedRandom(0.5));
  }
}
