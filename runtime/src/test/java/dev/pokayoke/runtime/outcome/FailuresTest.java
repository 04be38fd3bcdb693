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

  static Stream<Arguments> answers() {
    return Stream.of(
        arguments(
            READ,
            new HttpFailure(400, null, "secret"),
            """
            {"error":{"code":"INVALID_ARGUMENT",\
            "message":"The hotel system does not accept these values.",\
            "retryable":true,"fix":"Correct it and call again."}}"""),
        arguments(
            WRITE,
            new HttpFailure(422, null, "secret"),
            """
            {"error":{"code":"INVALID_ARGUMENT",\
            "message":"The hotel system does not accept these values. Nothing was changed.",\
            "retryable":true,"fix":"Correct it and call again."}}"""),
        arguments(
            READ,
            new HttpFailure(404, null, null),
            """
            {"error":{"code":"NOT_FOUND",\
            "message":"The hotel system does not have it.",\
            "retryable":false,"fix":"Ask the guest to check it. Do not try other ids."}}"""),
        arguments(
            WRITE,
            new HttpFailure(403, null, null),
            """
            {"error":{"code":"PERMISSION_DENIED",\
            "message":"The hotel system does not allow it. Nothing was changed.",\
            "retryable":false,\
            "fix":"Not allowed. Do not retry, reduce or split it. Offer to hand over."}}"""),
        arguments(
            WRITE,
            new HttpFailure(409, null, null),
            """
            {"error":{"code":"CONFLICT",\
            "message":"The hotel system cannot do it as things stand. Nothing was changed.",\
            "retryable":true,"fix":"Look again and let the guest choose."}}"""),
        arguments(
            READ,
            new IOException("pms.internal:8080"),
            """
            {"error":{"code":"UNAVAILABLE",\
            "message":"The hotel system does not answer.",\
            "retryable":false,"fix":"This does not mean none. Do not answer from memory or another \
            tool. Say it cannot be checked now."}}"""),
        arguments(
            WRITE,
            new ConnectException("pms.internal:8080"),
            """
            {"error":{"code":"UNAVAILABLE",\
            "message":"The hotel system does not answer. Nothing was changed.",\
            "retryable":false,"fix":"This does not mean none. Do not answer from memory or another \
            tool. Say it cannot be checked now."}}"""),
        arguments(
            READ,
            new HttpFailure(429, null, null),
            """
            {"error":{"code":"RATE_LIMITED",\
            "message":"The hotel system takes no more requests for now.",\
            "retryable":false,"fix":"Not again in this turn."}}"""),
        arguments(
            WRITE,
            new HttpFailure(429, null, null),
            """
            {"error":{"code":"RATE_LIMITED",\
            "message":"The hotel system takes no more requests for now. Nothing was changed.",\
            "retryable":false,"fix":"Not again in this turn."}}"""),
        arguments(
            WRITE,
            new HttpFailure(503, null, null),
            """
            {"error":{"code":"UNKNOWN_OUTCOME",\
            "message":"It may or may not have been done: no confirmation came.",\
            "retryable":false,\
            "fix":"Do not do it again or another way; say it is not yet known."}}"""),
        arguments(
            WRITE,
            new IllegalStateException("com.acme.Booking"),
            """
            {"error":{"code":"UNKNOWN_OUTCOME",\
            "message":"It may or may not have been done: no confirmation came.",\
            "retryable":false,\
            "fix":"Do not do it again or another way; say it is not yet known."}}"""),
        arguments(
            WRITE,
            new InterruptedException(),
            """
            {"error":{"code":"UNKNOWN_OUTCOME",\
            "message":"It may or may not have been done: no confirmation came.",\
            "retryable":false,\
            "fix":"Do not do it again or another way; say it is not yet known."}}"""),
        arguments(
            READ,
            new InterruptedException(),
            """
            {"error":{"code":"CANCELLED","message":"The call was cancelled.","retryable":false}}"""),
        arguments(
            READ,
            new IllegalStateException("com.acme.Booking"),
            """
            {"error":{"code":"INTERNAL",\
            "message":"The tool failed; its incident id is 10000000.",\
            "retryable":false,"fix":"Do not call it again with this input."}}"""),
        arguments(
            WRITE,
            new HttpFailure(405, null, null),
            """
            {"error":{"code":"INTERNAL",\
            "message":"The tool failed; its incident id is 10000000. Nothing was changed.",\
            "retryable":false,"fix":"Do not call it again with this input."}}"""));
  }

  @ParameterizedTest
  @MethodSource("answers")
  void answers(ToolFacts tool, Throwable thrown, String text) {
    assertThat(ErrorText.of(failed(tool, thrown, null))).isEqualTo(text);
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
    ToolError error =
        failed(
            WRITE,
            new IllegalStateException("Sold out at pms.hotel.internal, password=hunter2"),
            Declared.as(ErrorCode.CONFLICT));
    assertThat(error.message()).isEqualTo("Sold out at [removed], [removed]. Nothing was changed.");
  }

  @Test
  void ownWordsThatSayItAlreadyAreNotRepeated() {
    ToolError error =
        failed(
            WRITE,
            new IllegalStateException("Nothing was booked: the suite is gone."),
            Declared.as(ErrorCode.CONFLICT));
    assertThat(error.message()).isEqualTo("Nothing was booked: the suite is gone.");
  }

  @Test
  void longWordsLeaveRoomForWhatDidNotHappen() {
    ToolError error =
        failed(
            WRITE,
            new IllegalStateException("sold out ".repeat(90)),
            Declared.as(ErrorCode.CONFLICT));
    assertThat(error.message())
        .startsWith("sold out sold out ")
        .endsWith("… Nothing was changed.")
        .hasSizeLessThanOrEqualTo(200);
  }

  @ParameterizedTest
  @MethodSource("wordless")
  void noWordsMeanTheSentenceOfTheCode(@Nullable String message) {
    ToolError error =
        failed(READ, new IllegalStateException(message), Declared.as(ErrorCode.CONFLICT));
    assertThat(error.message()).isEqualTo("The hotel system cannot do it as things stand.");
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

  @ParameterizedTest
  @MethodSource("declaredSentences")
  void everyCodeHasASentence(ErrorCode code, String sentence, String fix) {
    ToolError error = failed(READ, new IllegalStateException(), Declared.as(code));
    assertThat(error.message()).isEqualTo(sentence);
    assertThat(error.fix()).isEqualTo(fix);
    assertThat(error.retryable()).isEqualTo(code.retryable());
    assertThat(error.fixer()).isEqualTo(code.fixer());
  }

  static Stream<Arguments> declaredSentences() {
    return Stream.of(
        arguments(
            ErrorCode.INVALID_ARGUMENT,
            "The hotel system does not accept these values.",
            "Correct it and call again."),
        arguments(
            ErrorCode.NOT_FOUND,
            "The hotel system does not have it.",
            "Ask the guest to check it. Do not try other ids."),
        arguments(
            ErrorCode.PERMISSION_DENIED,
            "The hotel system does not allow it.",
            "Not allowed. Do not retry, reduce or split it. Offer to hand over."),
        arguments(
            ErrorCode.CONFLICT,
            "The hotel system cannot do it as things stand.",
            "Look again and let the guest choose."),
        arguments(
            ErrorCode.UNAVAILABLE,
            "The hotel system does not answer.",
            "This does not mean none. Do not answer from memory or another tool."
                + " Say it cannot be checked now."),
        arguments(
            ErrorCode.RATE_LIMITED,
            "The hotel system takes no more requests for now.",
            "Not again in this turn."),
        arguments(
            ErrorCode.PARTIAL_FAILURE,
            "The hotel system did only a part of it.",
            "Keep what succeeded; send only the failed items."),
        arguments(
            ErrorCode.UNKNOWN_OUTCOME,
            "It may or may not have been done: no confirmation came.",
            "Do not do it again or another way; say it is not yet known."),
        arguments(ErrorCode.CANCELLED, "The call was cancelled.", ""),
        arguments(
            ErrorCode.LIMIT_REACHED,
            "The hotel system allows no more of it.",
            "Use another approach or report what you have."),
        arguments(
            ErrorCode.INTERNAL,
            "The tool failed; its incident id is 10000000.",
            "Do not call it again with this input."));
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

  private ToolError failed(ToolFacts tool, Throwable thrown, @Nullable Declared declared) {
    Reading reading = new FailureReader(any -> declared).read(thrown, false, Instant.EPOCH);
    return failures(tool).failed(reading, 1, invocation);
  }

  private static Failures failures(ToolFacts tool) {
    return new Failures(tool, HOTEL, new FixedRandom(0.5));
  }
}
