package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * All values that travel to and from a toolset, with the way that leads to them. A record is gone
 * through once as input and once as result, whatever number of ways lead to it.
 */
final class Values {
  private final List<Group> groups = new ArrayList<>();
  private final List<Use> uses = new ArrayList<>();
  private final Set<String> inputs = new HashSet<>();
  private final Set<String> results = new HashSet<>();

  private Values() {}

  /**
   * Properties that stand side by side: the arguments of a tool, or the components of a record.
   *
   * @param where how to call the whole, as {@code HotelService.bookRoom}
   * @param places how to call each property, in the same order
   * @param properties the properties
   * @param input whether a model writes them
   * @param origin the method or record
   */
  record Group(
      String where, List<String> places, List<Property> properties, boolean input, Origin origin) {}

  /**
   * A type in use, those inside a list included.
   *
   * @param where how to call what has it
   * @param wire the type
   * @param origin what has it
   */
  record Use(String where, WireType wire, Origin origin) {}

  /** One property with how to call it. */
  record Value(String where, Property property) {}

  /**
   * Something that constraints say something of: a property or an item of a list.
   *
   * @param where how to call it
   * @param wire its type on the wire
   * @param type its type in Java, for a message
   * @param nullable whether it may be absent as {@code null} or an empty {@code Optional}
   * @param constraints what they say
   */
  record Constrained(
      String where, WireType wire, String type, boolean nullable, List<Constraint> constraints) {}

  static Values of(Toolset toolset) {
    Values values = new Values();
    for (Tool tool : toolset.tools()) {
      values.addArguments(toolset, tool);
      WireType result = tool.result().wire();
      if (result != null) {
        String where = "result of " + Places.of(toolset, tool);
        values.add(where, result, tool.result().origin(), false, true);
      }
    }
    return values;
  }

  /** All groups, in the order of tools and from the outside in. */
  List<Group> groups() {
    return groups;
  }

  /** All types in use, each record's components once. */
  List<Use> uses() {
    return uses;
  }

  /** All enums in use, each once. */
  List<Use> choices() {
    Set<String> known = new HashSet<>();
    return uses.stream()
        .filter(
            use ->
                use.wire() instanceof WireType.Choice choice
                    && known.add(choice.type().canonicalName()))
        .toList();
  }

  /** All values that a model writes. */
  List<Value> inputs() {
    List<Value> values = new ArrayList<>();
    for (Group group : groups) {
      for (int i = 0; group.input() && i < group.properties().size(); i++) {
        values.add(new Value(group.places().get(i), group.properties().get(i)));
      }
    }
    return values;
  }

  /** All values that a model writes, the items of lists and what maps hold included. */
  List<Constrained> constrained() {
    List<Constrained> all = new ArrayList<>();
    for (Value value : inputs()) {
      Property property = value.property();
      String type = property.type().text();
      boolean nullable =
          property.presence() != Property.Presence.REQUIRED
              && !property.type().isPrimitiveOptional();
      all.add(
          new Constrained(value.where(), property.wire(), type, nullable, property.constraints()));
      addItems(value.where(), property.wire(), all);
    }
    return all;
  }

  private static void addItems(String where, WireType wire, List<Constrained> all) {
    if (wire instanceof WireType.Sequence list) {
      addElement(where + "[]", list.item(), all);
    } else if (wire instanceof WireType.MapOf map) {
      addElement(where + "[key]", map.key(), all);
      addElement(where + "[value]", map.value(), all);
    }
  }

  private static void addElement(String where, WireType.Element element, List<Constrained> all) {
    String type = element.type().text();
    all.add(new Constrained(where, element.wire(), type, false, element.constraints()));
    addItems(where, element.wire(), all);
  }

  private void addArguments(Toolset toolset, Tool tool) {
    List<Property> arguments = tool.arguments();
    String where = Places.of(toolset, tool);
    List<String> places =
        arguments.stream().map(each -> where + "(" + each.javaName() + ")").toList();
    groups.add(new Group(where, places, arguments, true, tool.origin()));
    addAll(places, arguments, true, true);
  }

  private void addAll(
      List<String> places, List<Property> properties, boolean input, boolean first) {
    for (int i = 0; i < properties.size(); i++) {
      Property property = properties.get(i);
      add(places.get(i), property.wire(), property.origin(), input, first);
    }
  }

  private void addWrapped(String where, WireType.Wrapped wrapped, boolean input) {
    String name = wrapped.type().canonicalName() + wrapped.type().arguments();
    boolean known = inputs.contains(name) || results.contains(name);
    if ((input ? inputs : results).add(name)) {
      List<Property> value = List.of(wrapped.value());
      String place = where + " -> " + Places.of(wrapped.type()) + "." + wrapped.value().javaName();
      groups.add(new Group(where, List.of(place), value, input, wrapped.origin()));
      addAll(List.of(place), value, input, !known);
    }
  }

  private void add(String where, WireType wire, Origin origin, boolean input, boolean first) {
    if (first) {
      uses.add(new Use(where, wire, origin));
    }
    if (wire instanceof WireType.Sequence sequence) {
      add(where, sequence.item().wire(), origin, input, first);
    } else if (wire instanceof WireType.MapOf map) {
      add(where, map.key().wire(), origin, input, first);
      add(where, map.value().wire(), origin, input, first);
    } else if (wire instanceof WireType.Union union) {
      union.leaves().forEach(leaf -> add(where, leaf, origin, input, first));
    } else if (wire instanceof WireType.Wrapped wrapped) {
      addWrapped(where, wrapped, input);
    } else if (wire instanceof WireType.Obj object) {
      String name =
          object.type().canonicalName()
              + object.type().arguments()
              + object.tag()
              + object.direction();
      boolean known = inputs.contains(name) || results.contains(name);
      if ((input ? inputs : results).add(name)) {
        List<Property> components = object.properties();
        String type = Places.of(object.type());
        List<String> places =
            components.stream().map(each -> where + " -> " + type + "." + each.javaName()).toList();
        groups.add(new Group(where + " -> " + type, places, components, input, object.origin()));
        addAll(places, components, input, !known);
      }
    }
  }
}
