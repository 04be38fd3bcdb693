package dev.pokayoke;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class CallContextTest {

  @Test
  void everyStepIsACopy() {
    CallContext bare = CallContext.of("c-77");

    CallContext full = bare.tenant("h1").put("guest_id", "G-12").put("guest_id", "G-31");

    assertThat(full.conversation()).isEqualTo("c-77");
    assertThat(full.tenant()).isEqualTo("h1");
    assertThat(full.get("guest_id")).isEqualTo("G-31");
    assertThat(bare.tenant()).isNull();
    assertThat(bare.get("guest_id")).isNull();
  }

  @Test
  void anUnknownConversationHasNoId() {
    assertThat(CallContext.unknown().conversation()).isNull();
  }

  @Test
  void blankIdsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CallContext.of(" "))
        .withMessage("conversation is blank");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CallContext.unknown().tenant(""))
        .withMessage("tenant is blank");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CallContext.unknown().put("", "x"))
        .withMessage("key is blank");
  }

  @Test
  void itsTextShowsNoValues() {
    assertThat(CallContext.of("c-77").put("guest_id", "G-12"))
        .hasToString("CallContext[conversation=c-77, keys=[guest_id]]");
  }
}
