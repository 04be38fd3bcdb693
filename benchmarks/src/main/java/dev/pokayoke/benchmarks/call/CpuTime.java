package dev.pokayoke.benchmarks.call;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * CPU time of the whole process per call: unlike the wall clock it does not count the time that
 * other processes had, and unlike a thread's time it counts the collector's work.
 */
public final class CpuTime implements InternalProfiler {
  /** Name of the result, in nanoseconds per call. */
  public static final String LABEL = "cpu.time.norm";

  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private long before;

  @Override
  public String getDescription() {
    return "CPU time of the process per call";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = system.getProcessCpuTime();
  }

  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long took = system.getProcessCpuTime() - before;
    double each = (double) took / Math.max(1, result.getMetadata().getAllOps());
    return List.of(new ScalarResult(LABEL, each, "ns/op", AggregationPolicy.AVG));
  }
}
