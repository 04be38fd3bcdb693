package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.ValuePath;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Nearest;
import dev.pokayoke.processor.report.Report;
import dev.pokayoke.scalar.FormattedRow;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code @GreaterThan} compares a value with one beside it, or inside one, that has an order. */
final class Siblings implements Rule {
  private static final Set<String> ORDERED =
      Set.of(
          "java.time.Instant",
          "java.time.OffsetDateTime",
          "java.time.ZonedDateTime",
          "java.time.LocalDate",
          "java.time.LocalDateTime",
          "java.time.LocalTime",
          "java.time.OffsetTime",
          "java.time.Duration",
          "java.time.YearMonth",
          "java.time.MonthDay",
          "java.time.Year");

  private static final String AROUND =
      " A value around the object cannot be named: put both into one.";

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Group group : Values.of(toolset).groups()) {
      Set<String> around = around(group, toolset);
      for (int i = 0; group.input() && i < group.properties().size(); i++) {
        Property property = group.properties().get(i);
        Property.GreaterThan greater = property.greaterThan();
        if (greater != null) {
          check(property, greater, group.places().get(i), group.properties(), around, report);
        }
      }
    }
  }

  /** Names of arguments of tools, around an object that is none of theirs. */
  private static Set<String> around(Values.Group group, Toolset toolset) {
    boolean isOfTool =
        toolset.tools().stream().anyMatch(tool -> tool.arguments().equals(group.properties()));
    return isOfTool
        ? Set.of()
        : toolset.tools().stream()
            .flatMap(tool -> tool.arguments().stream())
            .map(Property::javaName)
            .collect(Collectors.toSet());
  }

  private static void check(
      Property property,
      Property.GreaterThan greater,
      String where,
      List<Property> siblings,
      Set<String> around,
      Report report) {
    String name = greater.sibling();
    if (!isOrdered(property.wire())) {
      report.add(Diagnostic.NOT_COMPARABLE, greater.origin(), where, property.type().text());
      return;
    }
    if (name.equals(property.javaName())) {
      report.add(Diagnostic.SIBLING_IS_SELF, greater.origin(), where, name);
      return;
    }
    ValuePath path = ValuePath.of(name, siblings);
    if (path.isComplete()) {
      checkType(property, path.last(), greater, where, report);
    } else if (path.steps().isEmpty() || path.last().wire() instanceof WireType.Obj) {
      String hint =
          path.steps().isEmpty() && around.contains(name)
              ? AROUND
              : Nearest.hint(name, others(path, property, siblings));
      report.add(Diagnostic.SIBLING_UNKNOWN, greater.origin(), where, name, hint);
    } else {
      String through = path.last().type().text();
      report.add(Diagnostic.SIBLING_PATH, greater.origin(), where, name, through);
    }
  }

  private static void checkType(
      Property property,
      Property other,
      Property.GreaterThan greater,
      String where,
      Report report) {
    if (!kind(property.wire()).equals(kind(other.wire()))) {
      report.add(
          Diagnostic.SIBLING_TYPE,
          greater.origin(),
          where,
          greater.sibling(),
          property.type().text(),
          other.type().text());
    }
  }

  /** What may have been meant where a way is lost. */
  private static List<String> others(ValuePath path, Property property, List<Property> siblings) {
    if (path.steps().isEmpty()) {
      return siblings.stream()
          .map(Property::javaName)
          .filter(other -> !other.equals(property.javaName()))
          .toList();
    }
    String found =
        path.steps().stream().map(step -> step.javaName() + ".").collect(Collectors.joining());
    return ((WireType.Obj) path.last().wire())
        .properties().stream().map(inner -> found + inner.javaName()).toList();
  }

  private static boolean isOrdered(WireType wire) {
    return wire instanceof WireType.Whole
        || wire instanceof WireType.Decimal
        || (wire instanceof WireType.ScalarText scalar
            && ORDERED.contains(scalar.row().type().getName()));
  }

  /** The type without what does not change the order of its values. */
  private static WireType kind(WireType wire) {
    if (wire instanceof WireType.ScalarText scalar
        && scalar.row() instanceof FormattedRow<?> formatted) {
      return new WireType.ScalarText(formatted.base());
    }
    return wire instanceof WireType.Whole whole ? new WireType.Whole(whole.bits(), false) : wire;
  }
}
