package dev.pokayoke.benchmarks.call;

import dev.pokayoke.benchmarks.service.Hotel;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One call, text in, text out. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init") // JMH sets the parameters and runs the setup
public class CallBenchmark {
  /**
   * Calls of each scenario before the measured one, so that no profile is that of one tool only.
   */
  private static final int MIXED_CALLS = 3000;

  /** Who is measured. */
  @Param public Contenders contender;

  /** What is sent. */
  @Param public Scenario scenario;

  private Contender tools;
  private Tool tool;
  private String arguments;

  /** Calls all tools as a server would that has been up for a while. */
  @Setup
  public void mixed() {
    tools = contender.of(new Hotel());
    tool = scenario.tool();
    arguments = contender.arguments(scenario);
    for (int i = 0; i < MIXED_CALLS; i++) {
      for (Scenario other : Scenario.values()) {
        tools.call(other.tool(), contender.arguments(other));
      }
    }
  }

  /** The measured call. */
  @Benchmark
  public String call() {
    return tools.call(tool, arguments);
  }
}
