package dev.pokayoke.benchmarks.call;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;

/** Time and bytes per call of everybody, divided by those of the code by hand. */
final class RatioTable {
  private static final double MOST_ACCEPTED = 1.20;
  private static final double MOST_REFUSED = 3.00;

  private final Map<Scenario, Map<Contenders, Cost>> costs = new EnumMap<>(Scenario.class);

  void add(RunResult result) {
    Scenario scenario = Scenario.valueOf(result.getParams().getParam("scenario"));
    Contenders contender = Contenders.valueOf(result.getParams().getParam("contender"));
    costs
        .computeIfAbsent(scenario, none -> new EnumMap<>(Contenders.class))
        .computeIfAbsent(contender, none -> new Cost())
        .add(result);
  }

  /** The table as Markdown: time and bytes, each as a ratio. */
  String text() {
    StringBuilder text = new StringBuilder("| time, bytes |");
    for (Contenders contender : Contenders.values()) {
      text.append(' ').append(contender.title()).append(" |");
    }
    text.append("\n|---|").append("---|".repeat(Contenders.values().length)).append('\n');
    costs.keySet().forEach(scenario -> row(scenario, text));
    return text.toString();
  }

  private void row(Scenario scenario, StringBuilder text) {
    Cost unit = cost(scenario, Contenders.STREAMING);
    text.append("| ").append(scenario.title()).append(" |");
    for (Contenders contender : Contenders.values()) {
      text.append(
          contender == Contenders.STREAMING
              ? format(" 1.00 (%.2f µs), 1.00 (%.0f B) |", unit.nanos() / 1000, unit.bytes())
              : format(" %.2f, %.2f |", time(scenario, contender), bytes(scenario, contender)));
    }
    text.append('\n');
  }

  /** The goals that are missed, one line each. */
  List<String> missed() {
    List<String> missed = new ArrayList<>();
    for (Scenario scenario : costs.keySet()) {
      double most = scenario.accepted() ? MOST_ACCEPTED : MOST_REFUSED;
      double time = time(scenario, Contenders.POKAYOKE);
      double bytes = bytes(scenario, Contenders.POKAYOKE);
      if (time > most) {
        missed.add(format("%s: time %.2f, at most %.2f", scenario.title(), time, most));
      }
      if (bytes > most) {
        missed.add(format("%s: bytes %.2f, at most %.2f", scenario.title(), bytes, most));
      }
      Arrays.stream(Contenders.values())
          .filter(Contenders::peer)
          .filter(peer -> time(scenario, peer) <= time || bytes(scenario, peer) <= bytes)
          .map(peer -> format("%s: not ahead of %s", scenario.title(), peer.title()))
          .forEach(missed::add);
    }
    return missed;
  }

  private double time(Scenario scenario, Contenders contender) {
    return cost(scenario, contender).nanos() / cost(scenario, Contenders.STREAMING).nanos();
  }

  private double bytes(Scenario scenario, Contenders contender) {
    return cost(scenario, contender).bytes() / cost(scenario, Contenders.STREAMING).bytes();
  }

  private Cost cost(Scenario scenario, Contenders contender) {
    Cost cost = costs.getOrDefault(scenario, Map.of()).get(contender);
    if (cost == null) {
      throw new IllegalStateException(contender + " was not measured with " + scenario);
    }
    return cost;
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
