package dev.pokayoke.benchmarks.generated;

import dev.pokayoke.CallContext;
import dev.pokayoke.benchmarks.call.Contender;
import dev.pokayoke.benchmarks.call.Tool;
import dev.pokayoke.benchmarks.service.Hotel;
import dev.pokayoke.benchmarks.service.HotelTools;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import dev.pokayoke.runtime.outcome.ErrorText;
import dev.pokayoke.runtime.outcome.Results;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The generated code alone: bind, invoke, write. No ids, no events, no attempts. */
public final class GeneratedPath implements Contender {
  private final GeneratedTools tools;
  private final ToolsetFacts toolset;
  private final List<ToolFacts> facts;
  private final CallContext context = CallContext.of("c-1");
  private final OneCall call = new OneCall(context);
  private final Clock clock = Clock.systemUTC();

  /** The tools of a service. */
  public GeneratedPath(Hotel hotel) {
    tools = new HotelTools(hotel);
    toolset = tools.toolset();
    facts = tools.tools();
  }

  @Override
  public String call(Tool tool, String arguments) {
    Args in = Args.of(arguments, toolset, context, clock);
    Invocation<?> invocation = in.bind(tools, tool.number());
    return invocation == null
        ? refused(in.refusal())
        : answer(invocation, facts.get(tool.number()).onEmpty());
  }

  private static String refused(@Nullable ToolError refusal) {
    if (refusal == null) {
      throw new IllegalStateException("refused without a reason");
    }
    return ErrorText.of(refusal);
  }

  private <R> String answer(Invocation<R> invocation, String onEmpty) {
    try {
      return Results.text(invocation, invocation.invoke(call), onEmpty);
    } catch (Throwable thrown) {
      throw new IllegalStateException(thrown);
    }
  }
}
