package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** A record that a model writes does not always need another one of itself. */
final class FiniteRecords implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    Walk walk = new Walk(report);
    for (Tool tool : toolset.tools()) {
      for (Property argument : tool.arguments()) {
        String where = Places.of(toolset, tool) + "(" + argument.javaName() + ")";
        walk.property(where, argument, Set.of());
      }
    }
  }

  /** Goes through all values of a model, each component once. */
  private static final class Walk {
    private final Report report;
    private final Set<String> walked = new HashSet<>();

    Walk(Report report) {
      this.report = report;
    }

    /**
     * Goes through a property.
     *
     * @param needing the records around it that are not complete without it
     */
    void property(String where, Property property, Set<JavaType> needing) {
      boolean required = property.presence() == Property.Presence.REQUIRED;
      value(where, property.wire(), property, required ? needing : Set.of());
    }

    /** Whether no value of one type is complete without one of another. */
    private static boolean needs(WireType wire, JavaType type) {
      if (wire instanceof WireType.Union union) {
        return union.leaves().stream().allMatch(leaf -> needs(leaf, type));
      }
      if (wire instanceof WireType.Obj object) {
        return object.properties().stream()
            .filter(property -> property.presence() == Property.Presence.REQUIRED)
            .anyMatch(property -> needs(property.wire(), type));
      }
      return wire instanceof WireType.Again again && again.type().equals(type);
    }

    private void value(String where, WireType wire, Property property, Set<JavaType> needing) {
      if (wire instanceof WireType.Sequence list) {
        value(where, list.item().wire(), property, Set.of());
      } else if (wire instanceof WireType.MapOf map) {
        value(where, map.value().wire(), property, Set.of());
      } else if (wire instanceof WireType.Union union) {
        Set<JavaType> inside = new LinkedHashSet<>(needing);
        inside.add(union.type());
        inside.removeIf(type -> !needs(union, type));
        union.leaves().forEach(leaf -> value(where, leaf, property, inside));
      } else if (wire instanceof WireType.Wrapped wrapped) {
        value(where, wrapped.value().wire(), property, needing);
      } else if (wire instanceof WireType.Again again && needing.contains(again.type())) {
        String type = Places.of(again.type());
        report.add(Diagnostic.ENDLESS_RECORD, property.origin(), where, type, type);
      } else if (wire instanceof WireType.Obj object) {
        Set<JavaType> inside = new LinkedHashSet<>(needing);
        inside.add(object.type());
        for (Property component : object.properties()) {
          String place = " -> " + Places.of(object.type()) + "." + component.javaName();
          if (walked.add(object.type().canonicalName() + inside + place)) {
            property(where + place, component, inside);
          }
        }
      }
    }
  }
}
