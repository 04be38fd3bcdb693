package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.pokayoke.CallContext;
import dev.pokayoke.ErrorCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ArgumentProbeTest {
  private final List<ToolEvent> events = new ArrayList<>();
  private final Toolbox toolbox =
      Toolbox.builder()
          .add(
              new HotelTools(
                  (checkIn, checkOut, type, guests) -> {
                    throw new AssertionError("called");
                  },
                  (quoteId, deposit, guestId, call) -> {
                    throw new AssertionError("called");
                  }))
          .observer(events::add)
          .build();

  @Test
  void saysWhatWouldBeCalled() {
    ArgumentProbe probe =
        toolbox.probe(
            "search_availability",
            "{\"guests\":\"2\",\"checkIn\":\"03/14/2026\",\"check_out\":\"2026-03-16\",\"room_type\":\"dbl\"}");
    assertThat(probe.accepted()).isTrue();
    assertThat(probe)
        .isEqualTo(
            new ArgumentProbe(
                "search_availability",
                "{\"check_in\":\"2026-03-14\",\"check_out\":\"2026-03-16\",\"room_type\":\"DOUBLE\","
                    + "\"guests\":2}",
                List.of(
                    new Coercion("guests", "\"2\"", "2", "numeric-text"),
                    new Coercion("check_in", "\"checkIn\"", "check_in", "key-spelling"),
                    new Coercion("check_in", "\"03/14/2026\"", "2026-03-14", "month-first-date"),
                    new Coercion("room_type", "\"dbl\"", "DOUBLE", "enum-alias")),
                null));
    assertThat(events).isEmpty();
  }

  @Test
  void saysWhyNothingWouldBeCalled() {
    ArgumentProbe probe = toolbox.probe("create_booking", "{\"deposit\":\"x\"}");
    assertThat(probe.accepted()).isFalse();
    assertThat(probe.arguments()).isNull();
    assertThat(refusal(probe).code()).isEqualTo(ErrorCode.PERMISSION_DENIED);

    CallContext guest = CallContext.of("c-1").put("guest_id", "G-1");
    ToolError refusal = refusal(toolbox.probe("create_booking", "{\"deposit\":5.0}", guest));
    assertThat(refusal.field()).isEqualTo("quote_id");
    assertThat(refusal.message())
        .isEqualTo("This is required and was not sent. Nothing was changed.");
    assertThat(toolbox.probe("create_booking", "{\"quote_id\":\"Q\"}", guest).arguments())
        .isEqualTo("{\"quote_id\":\"Q\"}");
    assertThat(events).isEmpty();
  }

  @Test
  void answersAnUnknownToolAsACallDoes() {
    ArgumentProbe probe = toolbox.probe("create_bookings", "{}");
    ToolResult called = toolbox.conversation(CallContext.unknown()).call("create_bookings", "{}");
    assertThat(refusal(probe)).isEqualTo(((ToolResult.Failure) called).error());
    assertThat(toolbox.probe(null, null).tool()).isEmpty();
  }

  @Test
  void isEitherAcceptedOrRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ArgumentProbe("t", null, List.of(), null))
        .withMessage("either arguments or a refusal");
  }

  private static ToolError refusal(ArgumentProbe probe) {
    return Objects.requireNonNull(probe.refusal());
  }
}
