package dev.pokayoke.benchmarks.call;

import java.util.Collection;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * How much is measured.
 *
 * @param rounds how often each scenario of each contender gets a JVM of its own; one round of all
 *     is over before the next begins, so that a slow minute of the machine falls on all
 * @param warmups iterations that do not count
 * @param iterations iterations that count
 * @param millis length of an iteration
 */
record Measurement(int rounds, int warmups, int iterations, int millis) {
  /** Hibernate Validator greets through the JDK's logger otherwise. */
  private static final String QUIET = "-Dorg.jboss.logging.provider=slf4j";

  static final Measurement FULL = new Measurement(5, 5, 5, 1000);

  /** To see that everything works, and roughly how it stands. */
  static final Measurement QUICK = new Measurement(1, 2, 3, 250);

  /** Runs one round of everything. */
  Collection<RunResult> round() throws RunnerException {
    TimeValue length = TimeValue.milliseconds(millis);
    Options options =
        new OptionsBuilder()
            .include(CallBenchmark.class.getName() + ".call$")
            .forks(1)
            .warmupIterations(warmups)
            .warmupTime(length)
            .measurementIterations(iterations)
            .measurementTime(length)
            // Compiling in the foreground and collecting on one thread: fewer things that differ.
            .jvmArgs("-Xbatch", "-XX:+UseSerialGC", "-Xms512m", "-Xmx512m", QUIET)
            .addProfiler(CpuTime.class)
            .addProfiler(GCProfiler.class)
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true)
            .build();
    return new Runner(options).run();
  }
}
