package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.pokayoke.CallContext;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.ToolError;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContextTest {
  private static final Shape NIGHTS = Shape.of("nights").require(0);

  private static List<@Nullable Object> stay(Args in) {
    int nights = 0;
    while (in.next(NIGHTS) >= 0) {
      nights = in.int32(1, 30);
    }
    String guest = in.context("guest_id", String.class);
    Long hotel = in.context("hotel", Long.class);
    return Arrays.asList(nights, guest, hotel);
  }

  private static CallContext full() {
    return CallContext.unknown().put("guest_id", "G-12").put("hotel", 7L);
  }

  @Test
  void theHostGivesTheValue() {
    assertThat(Bound.read("{\"nights\":2}", full(), ContextTest::stay).value())
        .isEqualTo(List.of(2, "G-12", 7L));
  }

  @Test
  void theModelCannot() {
    assertThat(
            Bound.read("{\"nights\":2,\"guest_id\":\"G-31\"}", full(), ContextTest::stay)
                .problems())
        .containsExactly(
            "guest_id: There is no such field; send only nights. | Correct it and call again.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"nights\":2}", "{}", "{\"nights\":99,\"x\":1}"})
  void withoutItNothingRunsWhateverElseIsWrongWithTheArguments(String text) {
    CallContext anonymous = CallContext.unknown().put("hotel", 7L);

    Bound bound = Bound.read(text, anonymous, ContextTest::stay);

    assertThat(bound.value()).isNull();
    assertThat(bound.refusal())
        .isEqualTo(
            new ToolError(
                ErrorCode.PERMISSION_DENIED,
                null,
                "The application did not give what this tool needs; nothing ran.",
                false,
                "Not allowed. Do not retry, reduce or split it. Offer to hand over.",
                List.of(),
                0,
                Fixer.NOBODY,
                "context_absent",
                ToolError.Outcome.NOT_APPLIED,
                null,
                null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"nights\":", "[]", "x", "{} x"})
  void aTextThatCannotBeReadIsSaidFirst(String text) {
    ToolError refusal =
        Bound.read(text, CallContext.unknown().put("hotel", 7L), ContextTest::stay).refusal();

    assertThat(refusal).extracting(ToolError::code).isEqualTo(ErrorCode.INVALID_ARGUMENT);
  }

  @Test
  void aValueOfAnotherTypeIsAMistakeOfTheHost() {
    CallContext wrong = full().put("hotel", "7");

    assertThatIllegalStateException()
        .isThrownBy(() -> Bound.read("{\"nights\":2}", wrong, ContextTest::stay))
        .withMessage(
            "Context value \"hotel\" is a java.lang.String; the tool declares java.lang.Long.");
  }
}
