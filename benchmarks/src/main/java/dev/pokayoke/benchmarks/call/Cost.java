package dev.pokayoke.benchmarks.call;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;

/** What the calls of one scenario cost with one contender, as iterations measured it. */
final class Cost {
  private static final String BYTES = "gc.alloc.rate.norm";

  private final List<Double> nanos = new ArrayList<>();
  private final List<Double> bytes = new ArrayList<>();

  void add(RunResult result) {
    all(result, CpuTime.LABEL).forEach(nanos::add);
    all(result, BYTES).forEach(bytes::add);
  }

  /** Median of the CPU time of a call. */
  double nanos() {
    return median(nanos);
  }

  /** Median of the bytes allocated by a call. */
  double bytes() {
    return median(bytes);
  }

  private static Stream<Double> all(RunResult run, String label) {
    return run.getBenchmarkResults().stream()
        .flatMap(fork -> fork.getIterationResults().stream())
        .flatMap(iteration -> Stream.ofNullable(iteration.getSecondaryResults().get(label)))
        .map(result -> result.getScore());
  }

  private static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
