package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Which types, constraints and failures occur in a toolset, each once, in the order of first use:
 * what generated code needs a constant or a method for, and no more.
 */
final class Usage {
  private final Map<String, WireType.Choice> choices = new LinkedHashMap<>();
  private final Map<String, WireType.Obj> objects = new LinkedHashMap<>();
  private final Map<String, WireType.Obj> readObjects = new LinkedHashMap<>();
  private final Map<String, WireType.Sequence> readLists = new LinkedHashMap<>();
  private final Map<String, WireType.Sequence> writtenLists = new LinkedHashMap<>();
  private final Map<RegexKey, Property> patterns = new LinkedHashMap<>();
  private final Map<Long, Property> limits = new LinkedHashMap<>();
  private final Map<FailureKey, List<Tool>> failures = new LinkedHashMap<>();

  Usage(Toolset toolset) {
    for (Tool tool : toolset.tools()) {
      tool.arguments().forEach(this::read);
      tool.arguments().forEach(argument -> written(argument.wire()));
      WireType result = tool.result().wire();
      if (result != null) {
        result(result);
      }
      tool.failures()
          .forEach(
              failure ->
                  failures
                      .computeIfAbsent(FailureKey.of(failure), key -> new ArrayList<>())
                      .add(tool));
    }
  }

  Collection<WireType.Choice> choices() {
    return choices.values();
  }

  /** Records that are written; those that are read are among them. */
  Collection<WireType.Obj> objects() {
    return objects.values();
  }

  Collection<WireType.Obj> readObjects() {
    return readObjects.values();
  }

  Collection<WireType.Sequence> readLists() {
    return readLists.values();
  }

  Collection<WireType.Sequence> writtenLists() {
    return writtenLists.values();
  }

  /** Regular expressions, each with the property that first uses it. */
  Map<RegexKey, Property> patterns() {
    return patterns;
  }

  /** Limits of numbers with a fraction, each with the property that first uses it. */
  Map<Long, Property> limits() {
    return limits;
  }

  /** What exceptions mean, each with the tools that declare it. */
  Map<FailureKey, List<Tool>> failures() {
    return failures;
  }

  boolean isRead(WireType.Obj object) {
    return readObjects.containsKey(TypeKey.of(object));
  }

  private void read(Property property) {
    for (Constraint constraint : property.constraints()) {
      if (constraint instanceof Constraint.Matches matches) {
        patterns.putIfAbsent(RegexKey.of(matches), property);
      }
    }
    if (property.wire() instanceof WireType.Decimal) {
      Bounds bounds = Bounds.of(property.constraints());
      Stream.of(bounds.min(), bounds.max())
          .filter(Objects::nonNull)
          .forEach(limit -> limits.putIfAbsent(limit, property));
    }
    read(property.wire());
  }

  private void read(WireType wire) {
    if (wire instanceof WireType.Obj object
        && readObjects.putIfAbsent(TypeKey.of(object), object) == null) {
      object.properties().forEach(this::read);
    }
    if (wire instanceof WireType.Sequence list
        && readLists.putIfAbsent(TypeKey.of(list), list) == null) {
      read(list.item());
    }
  }

  // The list of a result is written in place, so that it can say whether it is empty.
  private void result(WireType wire) {
    written(wire instanceof WireType.Sequence list ? list.item() : wire);
  }

  private void written(WireType wire) {
    if (wire instanceof WireType.Choice choice) {
      choices.putIfAbsent(TypeKey.of(choice), choice);
    }
    if (wire instanceof WireType.Obj object
        && objects.putIfAbsent(TypeKey.of(object), object) == null) {
      object.properties().forEach(property -> written(property.wire()));
    }
    if (wire instanceof WireType.Sequence list
        && writtenLists.putIfAbsent(TypeKey.of(list), list) == null) {
      written(list.item());
    }
  }
}
