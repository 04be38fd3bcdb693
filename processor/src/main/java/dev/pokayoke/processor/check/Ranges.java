package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.List;
import java.util.stream.Collectors;

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
        report.add(Diagnostic.EMPTY_RANGE, size.origin(), value.where(), size.text());
      }
    }
  }

  private static void checkNumbers(Values.Value value, Report report) {
    Property property = value.property();
    Bounds bounds = Bounds.of(property.constraints());
    boolean empty =
        (property.wire() instanceof WireType.Whole whole && bounds.excludeWhole(whole))
            || (property.wire() instanceof WireType.Decimal && bounds.excludeDecimals());
    if (empty) {
      List<Constraint> limits =
          property.constraints().stream().filter(Ranges::limitsNumbers).toList();
      String words = limits.stream().map(Constraint::text).collect(Collectors.joining(" and "));
      String what = words + " on " + property.type().text();
      report.add(Diagnostic.EMPTY_RANGE, limits.get(0).origin(), value.where(), what);
    }
  }

  private static boolean limitsNumbers(Constraint constraint) {
    return constraint instanceof Constraint.Min
        || constraint instanceof Constraint.Max
        || constraint instanceof Constraint.Positive;
  }
}
