package dev.pokayoke.benchmarks.call;

import dev.pokayoke.benchmarks.databind.DatabindTools;
import dev.pokayoke.benchmarks.databind.ValidatedTools;
import dev.pokayoke.benchmarks.generated.GeneratedPath;
import dev.pokayoke.benchmarks.generated.ToolboxPath;
import dev.pokayoke.benchmarks.peers.LangChain4jTools;
import dev.pokayoke.benchmarks.peers.SpringAiTools;
import dev.pokayoke.benchmarks.service.Hotel;
import dev.pokayoke.benchmarks.streaming.StreamingTools;

/** Who is measured; the first is what the others are divided by. */
public enum Contenders {
  STREAMING("streaming"),
  POKAYOKE("pokayoke"),
  TOOLBOX("toolbox"),
  DATABIND("databind"),
  VALIDATED("with validator"),
  LANGCHAIN4J("LangChain4j"),
  SPRING_AI("Spring AI");

  private final String title;

  Contenders(String title) {
    this.title = title;
  }

  /** What stands in the table. */
  public String title() {
    return title;
  }

  /** The tools of a service. */
  public Contender of(Hotel hotel) {
    return switch (this) {
      case STREAMING -> new StreamingTools(hotel);
      case POKAYOKE -> new GeneratedPath(hotel);
      case TOOLBOX -> new ToolboxPath(hotel);
      case DATABIND -> new DatabindTools(hotel);
      case VALIDATED -> new ValidatedTools(hotel);
      case LANGCHAIN4J -> new LangChain4jTools(hotel);
      case SPRING_AI -> new SpringAiTools(hotel);
    };
  }

  /** The text of a scenario in the form this contender can read. */
  public String arguments(Scenario scenario) {
    return this == LANGCHAIN4J ? scenario.argumentsWithDateObjects() : scenario.arguments();
  }

  /** Whether it is somebody else's way, to be beaten in every row. */
  public boolean peer() {
    return compareTo(DATABIND) >= 0;
  }
}
