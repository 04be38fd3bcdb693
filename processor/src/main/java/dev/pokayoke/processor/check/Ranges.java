package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Some value satisfies all constraints on one. */
final class Ranges implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Constrained value : Values.of(toolset).constrained()) {
      if (!isImpossibleAlone(value, report)) {
        checkTogether(value, report);
      }
    }
  }

  private static boolean isImpossibleAlone(Values.Constrained value, Report report) {
    boolean found = false;
    for (Constraint constraint : value.constraints()) {
      if (isImpossible(constraint, value)) {
        found = true;
        boolean required = constraint instanceof Constraint.None;
        String what = constraint.text() + (required ? on(value) + ", which is required" : "");
        report.add(Diagnostic.EMPTY_RANGE, constraint.origin(), value.where(), what);
      }
    }
    return found;
  }

  private static boolean isImpossible(Constraint constraint, Values.Constrained value) {
    if (constraint instanceof Constraint.Size size) {
      return size.min() < 0 || size.min() > size.max();
    } else if (constraint instanceof Constraint.Digits digits) {
      return digits.integer() < 0 || digits.fraction() < 0;
    } else if (constraint instanceof Constraint.Uuid uuid) {
      return uuid.versions().stream().noneMatch(version -> version >= 1 && version <= 15)
          || uuid.variants().stream().noneMatch(variant -> variant >= 0 && variant <= 2);
    }
    return constraint instanceof Constraint.None && !value.nullable();
  }

  private static void checkTogether(Values.Constrained value, Report report) {
    Bounds bounds =
        value.wire() instanceof WireType.Whole
            ? Bounds.ofWhole(value.constraints())
            : Bounds.of(value.constraints());
    boolean numbers =
        value.wire() instanceof WireType.Whole whole
            ? bounds.excludeWhole(whole)
            : bounds.excludeDecimals();
    if (numbers) {
      report(value, on(value), Ranges::limitsNumbers, report);
    }
    if (bounds.shortest() > bounds.longest()
        || (bounds.longest() == 0 && any(value, Constraint.NotBlank.class::isInstance))) {
      report(value, "", Ranges::limitsLength, report);
    }
    if (only(value, true) && only(value, false)) {
      report(value, "", Constraint.Only.class::isInstance, report);
    }
    if ((strictly(value, true, false) && strictly(value, false, true))
        || (strictly(value, false, false) && strictly(value, true, true))) {
      report(value, "", Constraint.Moment.class::isInstance, report);
    }
  }

  private static boolean only(Values.Constrained value, boolean wanted) {
    return any(value, each -> each instanceof Constraint.Only only && only.value() == wanted);
  }

  private static boolean strictly(Values.Constrained value, boolean future, boolean orPresent) {
    return any(
        value,
        each ->
            each instanceof Constraint.Moment moment
                && moment.future() == future
                && (orPresent || !moment.orPresent()));
  }

  private static boolean any(Values.Constrained value, Predicate<Constraint> kind) {
    return value.constraints().stream().anyMatch(kind);
  }

  private static void report(
      Values.Constrained value, String on, Predicate<Constraint> kind, Report report) {
    List<Constraint> together = value.constraints().stream().filter(kind).toList();
    String words =
        together.stream().map(Constraint::text).distinct().collect(Collectors.joining(" and "));
    report.add(Diagnostic.EMPTY_RANGE, together.get(0).origin(), value.where(), words + on);
  }

  private static String on(Values.Constrained value) {
    return " on " + value.type();
  }

  private static boolean limitsNumbers(Constraint constraint) {
    return constraint instanceof Constraint.Limit || constraint instanceof Constraint.Digits;
  }

  private static boolean limitsLength(Constraint constraint) {
    return constraint instanceof Constraint.Size || constraint instanceof Constraint.NotBlank;
  }
}
