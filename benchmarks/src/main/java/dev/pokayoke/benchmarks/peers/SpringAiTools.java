package dev.pokayoke.benchmarks.peers;

import dev.pokayoke.benchmarks.call.Contender;
import dev.pokayoke.benchmarks.call.Tool;
import dev.pokayoke.benchmarks.service.Hotel;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.method.MethodToolCallback;
import org.springframework.ai.tool.support.ToolDefinitions;

/** What the tool calling manager of Spring AI calls. */
public final class SpringAiTools implements Contender {
  private final ToolCallback[] callbacks;

  /** The tools of a service. */
  public SpringAiTools(Hotel hotel) {
    callbacks =
        Arrays.stream(Tool.values())
            .map(tool -> callback(hotel, Methods.of(tool)))
            .toArray(ToolCallback[]::new);
  }

  private static ToolCallback callback(Hotel hotel, Method method) {
    return MethodToolCallback.builder()
        .toolDefinition(ToolDefinitions.from(method))
        .toolMethod(method)
        .toolObject(hotel)
        .build();
  }

  @Override
  public String call(Tool tool, String arguments) {
    try {
      return callbacks[tool.number()].call(arguments);
    } catch (RuntimeException refused) {
      return String.valueOf(refused.getMessage());
    }
  }
}
