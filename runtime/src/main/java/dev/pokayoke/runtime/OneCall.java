package dev.pokayoke.runtime;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.execute.AcceptedCall;
import dev.pokayoke.runtime.execute.Attempted;
import dev.pokayoke.runtime.execute.Execution;
import dev.pokayoke.runtime.execute.Fatal;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.outcome.ErrorText;
import dev.pokayoke.runtime.outcome.FailureReader;
import dev.pokayoke.runtime.outcome.Failures;
import dev.pokayoke.runtime.outcome.Reading;
import dev.pokayoke.runtime.outcome.Results;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The way of one call of a tool: read the arguments, run it, write what came of it. */
final class OneCall {
  private final Toolbox toolbox;
  private final CallContext context;
  private final Tool tool;
  private final String id;
  private final long began;
  private final Failures failures;

  OneCall(Toolbox toolbox, CallContext context, Tool tool, String id, long began) {
    this.toolbox = toolbox;
    this.context = context;
    this.tool = tool;
    this.id = id;
    this.began = began;
    this.failures = new Failures(tool.facts(), tool.toolset(), toolbox.random());
  }

  ToolResult answer(@Nullable String arguments) {
    Args in = tool.arguments(arguments, context, toolbox.time().clock());
    Invocation<?> invocation;
    ToolError refused;
    try {
      invocation = in.bind(tool.owner(), tool.index());
      refused = in.refusal();
    } catch (Throwable thrown) {
      Fatal.rethrow(thrown);
      return failed(failures.unread(), 0, thrown, List.of());
    }
    List<Coercion> coercions = List.copyOf(in.coercions());
    coercions.forEach(coercion -> tell(new ToolEvent.Coerced(tool.name(), id, coercion)));
    if (refused != null) {
      ToolError refusal = failures.refused(refused);
      tell(new ToolEvent.Refused(tool.name(), id, refusal));
      return new ToolResult.Failure(refusal, ErrorText.of(refusal), coercions);
    }
    return invocation == null
        ? failed(failures.unread(), 0, null, coercions)
        : run(invocation, coercions);
  }

  private <R> ToolResult run(Invocation<R> invocation, List<Coercion> coercions) {
    AcceptedCall<R> call;
    try {
      call = accepted(invocation);
    } catch (Throwable thrown) {
      Fatal.rethrow(thrown);
      return failed(failures.unread(), 0, thrown, coercions);
    }
    Attempted<R> attempted = attempted(call);
    if (attempted instanceof Attempted.Failed<R> failed) {
      ToolError error = failures.failed(failed.reading(), failed.attempts(), invocation);
      return failed(error, failed.attempts(), failed.thrown(), coercions);
    }
    return shown(invocation, (Attempted.Returned<R>) attempted, coercions);
  }

  private <R> AcceptedCall<R> accepted(Invocation<R> invocation) {
    String service = tool.toolset().service();
    return new AcceptedCall<>(id, tool.facts(), service, context, invocation, began);
  }

  private <R> Attempted<R> attempted(AcceptedCall<R> call) {
    FailureReader reader = new FailureReader(thrown -> tool.owner().declared(tool.index(), thrown));
    try {
      return new Execution(toolbox.time(), toolbox.random()).run(call, reader, this::retrying);
    } catch (Throwable thrown) {
      Fatal.rethrow(thrown);
      // An exception of the tool that cannot even be looked at.
      return new Attempted.Failed<>(Reading.UNDECLARED, thrown, 1);
    }
  }

  private void retrying(int attempt, String attemptId, Duration wait, Throwable thrown) {
    tell(new ToolEvent.Retrying(tool.name(), id, attempt, attemptId, wait, thrown));
  }

  private <R> ToolResult shown(
      Invocation<R> invocation, Attempted.Returned<R> returned, List<Coercion> coercions) {
    try {
      String text = Results.text(invocation, returned.value(), tool.facts().onEmpty());
      return new ToolResult.Success(text, coercions);
    } catch (Throwable thrown) {
      Fatal.rethrow(thrown);
      ToolError error = failures.unshown();
      ToolResult failure = failed(error, returned.attempts(), thrown, coercions);
      return tool.facts().read()
          ? failure
          : new ToolResult.Success(Results.doneUnseen(error), coercions);
    }
  }

  private ToolResult failed(
      ToolError error, int attempts, @Nullable Throwable thrown, List<Coercion> coercions) {
    tell(new ToolEvent.Failed(tool.name(), id, attempts, error, thrown));
    return new ToolResult.Failure(error, ErrorText.of(error), coercions);
  }

  private void tell(ToolEvent event) {
    toolbox.events().on(event);
  }
}
