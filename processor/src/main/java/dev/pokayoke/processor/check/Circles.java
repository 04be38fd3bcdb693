package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values that must each be greater than the next do not lead back to the first. */
final class Circles implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Group group : Values.of(toolset).groups()) {
      Set<Property> judged = new LinkedHashSet<>();
      for (int i = 0; group.input() && i < group.properties().size(); i++) {
        Set<Property> way = new LinkedHashSet<>();
        Property at = group.properties().get(i);
        while (at != null && !judged.contains(at) && way.add(at)) {
          at = next(at, group.properties());
        }
        boolean isCircle = group.properties().get(i).equals(at) && way.size() > 1;
        if (isCircle && way.stream().anyMatch(Circles::isStrict)) {
          add(way, group.places().get(i), report);
        }
        judged.addAll(way);
      }
    }
  }

  private static void add(Set<Property> circle, String where, Report report) {
    Property first = circle.iterator().next();
    Property.GreaterThan greater = first.greaterThan();
    if (greater != null) {
      String names = String.join(", ", circle.stream().skip(1).map(Property::javaName).toList());
      report.add(Diagnostic.SIBLING_CIRCLE, greater.origin(), where, greater.sibling(), names);
    }
  }

  private static boolean isStrict(Property property) {
    Property.GreaterThan greater = property.greaterThan();
    return greater != null && !greater.orEqual();
  }

  private static @Nullable Property next(Property property, List<Property> siblings) {
    Property.GreaterThan greater = property.greaterThan();
    return greater == null
        ? null
        : siblings.stream()
            .filter(each -> each.javaName().equals(greater.sibling()))
            .findFirst()
            .orElse(null);
  }
}
