package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.fixture.Recording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A service with the signatures of faults that users of other libraries reported, compiled once by
 * each compiler, and what becomes of a call: all that anybody sees of it, as one text.
 */
final class Reported {
  private final Map<TestCompiler, Served> served = new LinkedHashMap<>();

  /** Compiles a class {@code Service} with the given members; its methods say what they got. */
  Reported(String members) {
    String source =
        Samples.unit(
            "class Service extends dev.pokayoke.processor.fixture.Recording {\n" + members + "}\n");
    for (TestCompiler compiler : TestCompiler.values()) {
      served.put(compiler, Served.of(compiler, source));
    }
  }

  /**
   * Calls a tool and asserts the whole outcome, the same under every compiler, a line each: with
   * what the method was called, if it was; what was read in another form than the exact one, as
   * {@code field: from -> to (rule)}; the text that the model reads.
   */
  void outcome(String tool, @Nullable String arguments, String... lines) {
    served.forEach(
        (compiler, service) ->
            assertThat(outcome(service, tool, arguments))
                .as("%s under %s", tool, compiler)
                .containsExactly(lines));
  }

  /** Calls a tool and asserts that it is refused for one reason, with the fix that is usual. */
  void refused(String tool, @Nullable String arguments, String field, String message) {
    refused(tool, arguments, field, message, "Correct it and call again.");
  }

  /** Calls a tool and asserts that it is refused for one reason. */
  void refused(String tool, @Nullable String arguments, String field, String message, String fix) {
    String at = field.isEmpty() ? "" : "\"field\":\"" + field + "\",";
    outcome(
        tool,
        arguments,
        "{\"error\":{\"code\":\"INVALID_ARGUMENT\","
            + at
            + "\"message\":\""
            + message.replace("\\", "\\\\").replace("\"", "\\\"")
            + "\",\"retryable\":true,\"fix\":\""
            + fix
            + "\"}}");
  }

  /** Asserts the whole schema of a tool's arguments. */
  void inputSchema(String tool, String schema) {
    served.forEach(
        (compiler, service) -> {
          String definition = service.definition(tool);
          assertThat(definition).as("%s under %s", tool, compiler).contains(schema);
        });
  }

  private static List<String> outcome(Served service, String tool, @Nullable String arguments) {
    Recording recording = (Recording) service.service();
    recording.lastCall();
    String text = service.call(tool, arguments);
    String got = recording.lastCall();
    List<String> outcome = new ArrayList<>();
    if (got != null) {
      outcome.add(got);
      outcome.addAll(service.coercions(tool, arguments));
    }
    outcome.add(text);
    return outcome;
  }
}
