package dev.pokayoke;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ToolCallTest {

  @Test
  void theCurrentCallIsTheThreadsAndIsRestored() {
    ToolCall outer = new FakeCall("outer");
    ToolCall inner = new FakeCall("inner");

    assertThat(ToolCall.current()).isNull();
    ToolCall beforeOuter = ToolCall.enter(outer);
    ToolCall beforeInner = ToolCall.enter(inner);
    assertThat(ToolCall.current()).isSameAs(inner);
    ToolCall.enter(beforeInner);
    assertThat(ToolCall.current()).isSameAs(outer);
    ToolCall.enter(beforeOuter);
    assertThat(ToolCall.current()).isNull();
  }

  private static final class FakeCall extends ToolCall {
    private final String id;

    FakeCall(String id) {
      this.id = id;
    }

    @Override
    public String tool() {
      return "fake";
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public int attempt() {
      return 1;
    }

    @Override
    public String attemptId() {
      return id + "-1";
    }

    @Override
    public CallContext context() {
      return CallContext.unknown();
    }
  }
}
