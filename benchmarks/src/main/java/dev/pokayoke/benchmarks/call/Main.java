package dev.pokayoke.benchmarks.call;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Measures everything in one run and prints one table. */
public final class Main {
  private Main() {}

  /** Takes {@code --quick} for a short run, nothing for the whole. */
  public static void main(String[] arguments) throws RunnerException {
    boolean quick = List.of(arguments).equals(List.of("--quick"));
    Measurement measurement = quick ? Measurement.QUICK : Measurement.FULL;
    RatioTable table = new RatioTable();
    for (int round = 1; round <= measurement.rounds(); round++) {
      System.err.println("round " + round + " of " + measurement.rounds());
      measurement.round().forEach(table::add);
    }
    System.out.println(
        "CPU time and bytes of one call, in multiples of code by hand on Jackson's token stream.");
    System.out.println(machine() + (quick ? "; quick run, not to be quoted" : ""));
    System.out.println();
    System.out.println(table.text());
    List<String> missed = table.missed();
    System.out.println(missed.isEmpty() ? "All goals are met." : "Goals that are missed:");
    missed.forEach(line -> System.out.println("- " + line));
  }

  private static String machine() {
    return LocalDate.now(ZoneOffset.UTC)
        + ", JDK "
        + Runtime.version()
        + ", "
        + System.getProperty("os.arch")
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " processors";
  }
}
