package dev.pokayoke.processor.write;

import static dev.pokayoke.processor.fixture.Wires.lang;
import static dev.pokayoke.processor.fixture.Wires.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.processor.fixture.Props;
import dev.pokayoke.processor.fixture.Tools;
import dev.pokayoke.processor.fixture.Toolsets;
import dev.pokayoke.processor.fixture.Wires;
import org.junit.jupiter.api.Test;

class MentionsTest {
  private static final String TEXT = "Call {tool:find}, or ask the {user}.";

  @Test
  void everyTextIsRendered() {
    assertThat(new Mentions("$1 guest").render(TEXT)).isEqualTo("Call find, or ask the $1 guest.");
    assertThat(new Mentions("guest").render("{a} {user {tool:} {}")).isEqualTo("{a} {user  {}");
  }

  @Test
  void noBraceReachesTheModel() {
    Wires span =
        Wires.object(
            named("a", "Span"),
            Props.of("from", Wires.int32()),
            Props.of("to", Wires.int32()).greaterThan("from", false, TEXT));
    Written written =
        Written.of(
            Toolsets.of(
                named("a", "Service"),
                true,
                "the system",
                "guest",
                Tools.read("find")
                    .onEmpty(TEXT)
                    .arg(Props.of("from", Wires.int32()))
                    .arg(Props.of("to", Wires.int32()).greaterThan("from", true, TEXT))
                    .arg(Props.of("span", span))
                    .returns(Wires.text())
                    .fails(lang("IllegalStateException"), ErrorCode.CONFLICT, "", "", TEXT, "")));
    assertThat(written.source().split("Call find, or ask the guest\\.", -1)).hasSize(5);
    assertThat(written.source() + written.resource()).doesNotContain("{user}", "{tool:");
    assertThat(written.resource()).contains("\"fix\":\"Call find, or ask the guest.\"");
  }
}
