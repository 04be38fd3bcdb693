package dev.pokayoke.runtime;

import dev.pokayoke.runtime.execute.CallIds;
import dev.pokayoke.runtime.outcome.ErrorText;
import dev.pokayoke.runtime.outcome.Failures;
import dev.pokayoke.runtime.outcome.UnknownTool;
import java.util.List;

/** Answers calls of which no {@link OneCall} could make an answer. */
final class Unanswered {
  private final Toolbox toolbox;

  Unanswered(Toolbox toolbox) {
    this.toolbox = toolbox;
  }

  /** A call of a tool that does not exist. */
  ToolResult unknown(String name, String id) {
    ToolError error = UnknownTool.error(name, toolbox.nearest(name));
    toolbox.events().on(new ToolEvent.Refused(name, id, error));
    return new ToolResult.Failure(error, ErrorText.of(error), List.of());
  }

  /**
   * A call that failed outside of the tool.
   *
   * @param begun whether the tool may have run
   */
  ToolResult failed(String name, boolean begun, Throwable thrown) {
    String id = CallIds.next(toolbox.random());
    Tool tool = toolbox.find(name);
    if (tool == null) {
      return unknown(name, id);
    }
    Failures failures = new Failures(tool.facts(), tool.toolset(), toolbox.random());
    ToolError error = begun ? failures.brokenOff() : failures.unread();
    toolbox.events().on(new ToolEvent.Failed(name, id, begun ? 1 : 0, error, thrown));
    return new ToolResult.Failure(error, ErrorText.of(error), List.of());
  }
}
