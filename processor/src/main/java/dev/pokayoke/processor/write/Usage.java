package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.ValidatorNeeds;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which types, constraints and failures occur in a toolset, each once, in the order of first use:
 * what generated code needs a constant or a method for, and no more.
 */
final class Usage {
  private final Map<String, WireType.Choice> choices = new LinkedHashMap<>();
  private final Map<String, WireType.Obj> objects = new LinkedHashMap<>();
  private final Map<String, WireType.Obj> readObjects = new LinkedHashMap<>();
  private final Map<String, WireType.Union> unions = new LinkedHashMap<>();
  private final Map<String, WireType.Union> readUnions = new LinkedHashMap<>();
  private final Map<String, WireType.Wrapped> wrapped = new LinkedHashMap<>();
  private final Map<String, WireType.Wrapped> readWrapped = new LinkedHashMap<>();
  private final Map<String, WireType.Sequence> readLists = new LinkedHashMap<>();
  private final Map<String, WireType.Sequence> writtenLists = new LinkedHashMap<>();
  private final Map<String, WireType.MapOf> readMaps = new LinkedHashMap<>();
  private final Map<String, WireType.MapOf> writtenMaps = new LinkedHashMap<>();
  private final Map<RegexKey, String> patterns = new LinkedHashMap<>();
  private final Map<LimitsKey, String> limits = new LinkedHashMap<>();
  private final Map<UuidKey, String> uuids = new LinkedHashMap<>();
  private final Map<FormatKey, String> formats = new LinkedHashMap<>();
  private final Map<DefaultKey, String> defaults = new LinkedHashMap<>();
  private final Map<FailureKey, List<Tool>> failures = new LinkedHashMap<>();
  private final List<Tool> validated;

  Usage(Toolset toolset) {
    validated = toolset.tools().stream().filter(tool -> ValidatorNeeds.of(tool).any()).toList();
    for (Tool tool : toolset.tools()) {
      tool.arguments().forEach(this::read);
      tool.arguments().forEach(this::written);
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

  /** Unions that are written; those that are read are among them. */
  Collection<WireType.Union> unions() {
    return unions.values();
  }

  Collection<WireType.Union> readUnions() {
    return readUnions.values();
  }

  Collection<WireType.MapOf> readMaps() {
    return readMaps.values();
  }

  Collection<WireType.MapOf> writtenMaps() {
    return writtenMaps.values();
  }

  /** Wrappers that are written; those that are read are among them. */
  Collection<WireType.Wrapped> wrapped() {
    return wrapped.values();
  }

  Collection<WireType.Wrapped> readWrapped() {
    return readWrapped.values();
  }

  Collection<WireType.Sequence> readLists() {
    return readLists.values();
  }

  Collection<WireType.Sequence> writtenLists() {
    return writtenLists.values();
  }

  /** Regular expressions, each with the Java name of the property that first uses it. */
  Map<RegexKey, String> patterns() {
    return patterns;
  }

  /** What numbers keep to, each with the Java name of the property that first does. */
  Map<LimitsKey, String> limits() {
    return limits;
  }

  /** Forms of UUIDs, each with the Java name of the property that first has it. */
  Map<UuidKey, String> uuids() {
    return uuids;
  }

  /**
   * Declared forms of dates and times, each with the Java name of the property that first has it.
   */
  Map<FormatKey, String> formats() {
    return formats;
  }

  /** Defaults and limits that are objects, each with a name for it. */
  Map<DefaultKey, String> defaults() {
    return defaults;
  }

  /** What exceptions mean, each with the tools that declare it. */
  Map<FailureKey, List<Tool>> failures() {
    return failures;
  }

  /** Tools of which a validator is asked. */
  List<Tool> validated() {
    return validated;
  }

  boolean isRead(WireType.Obj object) {
    return readObjects.containsKey(TypeKey.of(object));
  }

  private void read(Property property) {
    constraints(property.wire(), property.constraints(), property.javaName());
    if (property.byDefault() != null && DefaultKey.isNeeded(property)) {
      DefaultKey key =
          new DefaultKey(property.type(), property.wire(), property.byDefault().text());
      defaults.putIfAbsent(key, property.javaName() + "Default");
    }
    if (property.limit() != null) {
      limit(property, property.limit());
    }
    read(property.wire(), property.javaName());
  }

  private void limit(Property property, Property.Limit limit) {
    if (DefaultKey.isNumber(property.wire())) {
      addLimit(limit.min(), property.javaName() + "Least");
      addLimit(limit.max(), property.javaName() + "Most");
    }
  }

  private void addLimit(String text, String name) {
    if (!text.isEmpty()) {
      defaults.putIfAbsent(DefaultKey.decimal(text), name);
    }
  }

  private void constraints(WireType wire, List<Constraint> constraints, String name) {
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Matches matches) {
        patterns.putIfAbsent(RegexKey.of(matches), name);
      } else if (constraint instanceof Constraint.Uuid uuid) {
        uuids.putIfAbsent(UuidKey.of(uuid), name);
      }
    }
    LimitsKey key = LimitsKey.of(wire, constraints);
    if (key != null) {
      limits.putIfAbsent(key, name);
    }
  }

  private void read(WireType wire, String name) {
    if (wire instanceof WireType.Obj object
        && readObjects.putIfAbsent(TypeKey.of(object), object) == null) {
      object.properties().forEach(this::read);
    }
    if (wire instanceof WireType.Union union
        && readUnions.putIfAbsent(TypeKey.of(union), union) == null) {
      union.leaves().forEach(leaf -> read(leaf, name));
    }
    if (wire instanceof WireType.MapOf map
        && readMaps.putIfAbsent(TypeKey.read(map), map) == null) {
      constraints(map.key().wire(), map.key().constraints(), name);
      constraints(map.value().wire(), map.value().constraints(), name);
      read(map.value().wire(), name);
    }
    if (wire instanceof WireType.Wrapped wrapper
        && readWrapped.putIfAbsent(TypeKey.of(wrapper), wrapper) == null) {
      read(wrapper.value());
    }
    if (wire instanceof WireType.Sequence list
        && readLists.putIfAbsent(TypeKey.read(list), list) == null) {
      constraints(list.item().wire(), list.item().constraints(), name);
      read(list.item().wire(), name);
    }
  }

  // The list of a result is written in place, so that it can say whether it is empty.
  private void result(WireType wire) {
    written(wire instanceof WireType.Sequence list ? list.item().wire() : wire, "result");
  }

  private void written(Property property) {
    written(property.wire(), property.javaName());
  }

  private void written(WireType wire, String name) {
    if (wire instanceof WireType.ScalarText scalar && FormatKey.isNeeded(scalar)) {
      formats.putIfAbsent(FormatKey.of(scalar), name);
    }
    if (wire instanceof WireType.Choice choice) {
      choices.putIfAbsent(TypeKey.of(choice), choice);
    }
    if (wire instanceof WireType.Obj object
        && objects.putIfAbsent(TypeKey.of(object), object) == null) {
      object.properties().forEach(this::written);
    }
    if (wire instanceof WireType.Union union
        && unions.putIfAbsent(TypeKey.of(union), union) == null) {
      union.leaves().forEach(leaf -> written(leaf, name));
    }
    if (wire instanceof WireType.MapOf map
        && writtenMaps.putIfAbsent(TypeKey.written(map), map) == null) {
      written(map.key().wire(), name);
      written(map.value().wire(), name);
    }
    if (wire instanceof WireType.Wrapped wrapper
        && wrapped.putIfAbsent(TypeKey.of(wrapper), wrapper) == null) {
      written(wrapper.value());
    }
    if (wire instanceof WireType.Sequence list
        && writtenLists.putIfAbsent(TypeKey.written(list), list) == null) {
      written(list.item().wire(), name);
    }
  }
}
