package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.ArrayList;
import java.util.List;

/** Some value satisfies all constraints on how large or how long it may be. */
final class Ranges implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Value value : Values.of(toolset).inputs()) {
      checkSizes(value, report);
      checkNumbers(value, report);
    }
  }

  private static void checkSizes(Values.Value value, Report report) {
    for (Constraint constraint : value.property().constraints()) {
      if (constraint instanceof Constraint.Size size
          && (size.min() < 0 || size.min() > size.max())) {
        String what = "@Size(min = " + size.min() + ", max = " + size.max() + ")";
        report.add(Diagnostic.EMPTY_RANGE, size.origin(), value.where(), what);
      }
    }
  }

  private static void checkNumbers(Values.Value value, Report report) {
    Property property = value.property();
    long least = Long.MIN_VALUE;
    long most = Long.MAX_VALUE;
    boolean positiveFraction = false;
    if (property.wire() instanceof WireType.Whole whole) {
      least = -1L << (whole.bits() - 1);
      most = ~least;
    } else if (!(property.wire() instanceof WireType.Decimal)) {
      return;
    }
    List<Constraint> bounds = new ArrayList<>();
    List<String> words = new ArrayList<>();
    for (Constraint constraint : property.constraints()) {
      if (constraint instanceof Constraint.Min min) {
        least = Math.max(least, min.value());
        words.add("@Min(" + min.value() + ")");
      } else if (constraint instanceof Constraint.Max max) {
        most = Math.min(most, max.value());
        words.add("@Max(" + max.value() + ")");
      } else if (constraint instanceof Constraint.Positive) {
        positiveFraction = property.wire() instanceof WireType.Decimal;
        least = Math.max(least, positiveFraction ? 0 : 1);
        words.add("@Positive");
      } else {
        continue;
      }
      bounds.add(constraint);
    }
    if (!bounds.isEmpty() && (least > most || (positiveFraction && most == 0))) {
      String what = String.join(" and ", words) + " on " + property.type().text();
      report.add(Diagnostic.EMPTY_RANGE, bounds.get(0).origin(), value.where(), what);
    }
  }
}
