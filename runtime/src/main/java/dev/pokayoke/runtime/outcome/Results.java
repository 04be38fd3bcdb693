package dev.pokayoke.runtime.outcome;

import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.text.JsonString;
import dev.pokayoke.runtime.text.OutcomeSentences;
import org.jspecify.annotations.Nullable;

/** Writes what a tool returned. */
public final class Results {
  private Results() {}

  /**
   * The result as the model reads it.
   *
   * @param onEmpty the note beside an empty result; empty for none
   */
  public static <R> String text(Invocation<R> invocation, @Nullable R value, String onEmpty) {
    Sink sink = Sink.withNote(onEmpty);
    invocation.writeResult(value, sink);
    return sink.text();
  }

  /**
   * Instead of a result that cannot be written, of a write that must not look failed. It fits the
   * output schema of every write.
   */
  public static String doneUnseen(ToolError error) {
    String incident = error.incident() == null ? "" : error.incident();
    StringBuilder text = new StringBuilder("{\"result\":null,\"note\":");
    JsonString.quote(OutcomeSentences.doneUnseen(incident), text);
    return text.append('}').toString();
  }
}
