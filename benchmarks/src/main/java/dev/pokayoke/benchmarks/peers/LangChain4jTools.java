package dev.pokayoke.benchmarks.peers;

import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.service.tool.DefaultToolExecutor;
import dev.langchain4j.service.tool.ToolExecutor;
import dev.pokayoke.benchmarks.call.Contender;
import dev.pokayoke.benchmarks.call.Tool;
import dev.pokayoke.benchmarks.service.Hotel;
import java.util.Arrays;

/** What an AI service of LangChain4j does with a tool request. */
public final class LangChain4jTools implements Contender {
  private final ToolExecutor[] executors;

  /** The tools of a service. */
  public LangChain4jTools(Hotel hotel) {
    executors =
        Arrays.stream(Tool.values())
            .map(tool -> new DefaultToolExecutor(hotel, Methods.of(tool)))
            .toArray(ToolExecutor[]::new);
  }

  @Override
  public String call(Tool tool, String arguments) {
    ToolExecutionRequest request =
        ToolExecutionRequest.builder()
            .id("call-1")
            .name(tool.published())
            .arguments(arguments)
            .build();
    try {
      return executors[tool.number()].execute(request, "c-1");
    } catch (RuntimeException refused) {
      return String.valueOf(refused.getMessage());
    }
  }
}
