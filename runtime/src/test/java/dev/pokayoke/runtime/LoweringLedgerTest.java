package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.Lowering.Form;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.util.List;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.Test;

/** The ledger is read from {@code META-INF/pokayoke} of the test's class path. */
class LoweringLedgerTest {

  @Test
  void isThatOfTheToolAndTheDialect() {
    ToolDescriptor ring = tool("ledger.Desk", "ring");
    assertThat(ring.lowering(Dialect.MCP))
        .containsExactly(
            new Lowering("times", "@Min(1)", Form.ENFORCED, ""),
            new Lowering("times", "int", Form.CHECKED, ""));
    assertThat(ring.lowering(Dialect.ANTHROPIC))
        .containsExactly(
            new Lowering("times", "@Min(1)", Form.HINT, "At least 1."),
            new Lowering("times", "int", Form.CHECKED, ""));
    assertThat(tool("ledger.Desk", "shout").lowering(Dialect.MCP)).isEmpty();
  }

  @Test
  void refusesADialectThatWasNotGenerated() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tool("ledger.Desk", "ring").lowering(Dialect.GEMINI))
        .withMessage(
            "Dialect GEMINI was not generated: name it in @Toolset(dialects = ...) or in"
                + " -Apokayoke.dialects=..., and compile again.");
  }

  @Test
  void saysWhatIsWrongWithTheResource() {
    fails("ledger.Nowhere", "ring")
        .withMessage(
            "/META-INF/pokayoke/ledger.Nowhere.json is not on the class path of the generated class:"
                + " package it with the class.");
    fails("ledger.Desk", "whisper")
        .withMessage(
            "/META-INF/pokayoke/ledger.Desk.json does not know the tool whisper: compile its class"
                + " again.");
    fails("ledger.Damaged", "ring")
        .withMessage("/META-INF/pokayoke/ledger.Damaged.json is damaged: compile its class again.");
    fails("ledger.Empty", "ring")
        .withMessage("The resource of a toolset has no \"tools\": compile its class again.");
  }

  private static ThrowableAssertAlternative<IllegalStateException> fails(
      String service, String tool) {
    return assertThatIllegalStateException()
        .isThrownBy(() -> tool(service, tool).lowering(Dialect.MCP));
  }

  private static ToolDescriptor tool(String service, String name) {
    FakeTools tools =
        new FakeTools(1, ToolFacts.read(name, "T", "", "m")) {
          @Override
          public ToolsetFacts toolset() {
            return new ToolsetFacts(service, "the desk", "user");
          }

          @Override
          public List<Dialect> dialects() {
            return List.of(Dialect.MCP, Dialect.ANTHROPIC);
          }

          @Override
          public String definition(int tool, Dialect dialect) {
            return "{}";
          }
        };
    try (Toolbox box = Toolbox.of(tools)) {
      return box.tools().get(0);
    }
  }
}
