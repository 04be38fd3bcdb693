package dev.pokayoke.runtime;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.execute.Fatal;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.outcome.Failures;
import dev.pokayoke.runtime.outcome.UnknownTool;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads arguments as a call does, and stops there. */
final class Probing {
  private final Toolbox toolbox;

  Probing(Toolbox toolbox) {
    this.toolbox = toolbox;
  }

  ArgumentProbe probe(@Nullable String name, @Nullable String arguments, CallContext context) {
    Tool tool = name == null ? null : toolbox.find(name);
    if (name == null || tool == null) {
      String asked = name == null ? "" : name;
      ToolError unknown = UnknownTool.error(asked, toolbox.nearest(asked));
      return new ArgumentProbe(asked, null, List.of(), unknown);
    }
    Failures failures = new Failures(tool.facts(), tool.toolset(), toolbox.random());
    Args in = tool.arguments(arguments, context, toolbox.time().clock());
    try {
      Invocation<?> invocation = in.bind(tool.owner(), tool.index());
      ToolError refusal = in.refusal();
      if (invocation != null && refusal == null) {
        Sink out = Sink.withNote("");
        invocation.writeArguments(out);
        return new ArgumentProbe(name, out.text(), in.coercions(), null);
      }
      ToolError shown = refusal == null ? failures.unread() : failures.refused(refusal);
      return new ArgumentProbe(name, null, in.coercions(), shown);
    } catch (Throwable thrown) {
      Fatal.rethrow(thrown);
      return new ArgumentProbe(name, null, in.coercions(), failures.unread());
    }
  }
}
