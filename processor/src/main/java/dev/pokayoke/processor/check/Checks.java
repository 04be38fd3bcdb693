package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.Reading;
import dev.pokayoke.processor.report.Report;
import java.util.List;

/** All rules. */
public final class Checks {
  private static final List<Rule> RULES =
      List.of(
          new UsableClass(),
          new CallableMethods(),
          new SupportedTypes(),
          new FiniteRecords(),
          new OptionalPrimitives(),
          new ToolNames(),
          new PropertyNames(),
          new ObjectSizes(),
          new Descriptions(),
          new ToolReferences(),
          new EmptyNotes(),
          new OneEffect(),
          new HonestReads(),
          new ReadingBodies(),
          new OneRetrier(),
          new IdempotentWrites(),
          new Keys(),
          new ContextValues(),
          new Attempts(),
          new SharedWords(),
          new SupportedConstraints(),
          new ValidatedTools(),
          new ApplicableConstraints(),
          new Ranges(),
          new Patterns(),
          new Siblings(),
          new Circles(),
          new Limits(),
          new Tags(),
          new WireValues(),
          new Aliases(),
          new Literals(),
          new CheckedExceptions(),
          new ThrownExceptions(),
          new SwallowedFailures(),
          new DeclaredFailures(),
          new FailureTexts());

  private Checks() {}

  /** Adds all that is wrong with what was read from a class. */
  public static void run(Reading reading, Report report) {
    RULES.forEach(rule -> rule.check(reading.toolset(), report));
    run(reading.flaws(), report);
  }

  /** Adds what the source says and no toolset can hold. */
  public static void run(List<Flaw> flaws, Report report) {
    Flaws.report(flaws, report);
  }
}
