package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.Reading;
import dev.pokayoke.processor.report.Report;
import java.util.List;

/** All rules. */
public final class Checks {
  private static final List<Rule> RULES = List.of();

  private Checks() {}

  /** Adds all that is wrong with what was read from a class. */
  public static void run(Reading reading, Report report) {
    RULES.forEach(rule -> rule.check(reading.toolset(), report));
    run(reading.flaws(), report);
  }

  /** Adds what the source says and no toolset can hold. */
  public static void run(List<Flaw> flaws, Report report) {
  }
}
