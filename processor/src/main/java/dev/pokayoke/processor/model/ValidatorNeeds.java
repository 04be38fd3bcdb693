package dev.pokayoke.processor.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which constraints of a tool's arguments a Jakarta Validator checks, and which nobody does: those
 * in groups that nothing asks for, and those of objects to which no {@code @Valid} leads.
 */
public final class ValidatorNeeds {
  private final Set<Constraint> asked = new LinkedHashSet<>();
  private final List<Unasked> unasked = new ArrayList<>();
  private final List<Refused> refused = new ArrayList<>();
  private final Set<Visit> visited = new HashSet<>();

  /** Types that may be inside themselves. */
  private final Map<JavaType.Named, WireType> open = new HashMap<>();

  private ValidatorNeeds() {}

  /**
   * A constraint that nobody checks.
   *
   * @param where the way to it from the tool's name, as {@code (room) -> Room.type}
   * @param constraint the constraint
   * @param stop where {@code @Valid} is missing, as {@code (room)}; empty where it is the group
   *     that nothing asks for
   */
  public record Unasked(String where, Constraint.Custom constraint, String stop) {}

  /**
   * A constraint of an object as a whole that nobody can check.
   *
   * @param where the way to the object from the tool's name
   * @param constraint the constraint
   */
  public record Refused(String where, Constraint.Unsupported constraint) {}

  /**
   * How a validator comes to a value.
   *
   * @param stop where it does not go on, as {@code (room)}; empty where it does
   * @param groups the groups that it asks for beside {@code Default}
   */
  private record Way(String stop, Set<String> groups) {
    Way into(String where, Cascade cascade, boolean inside) {
      Set<String> all = new HashSet<>(groups);
      all.addAll(cascade.groups());
      return new Way(stop.isEmpty() && !inside ? where : stop, all);
    }

    Way with(Set<String> more) {
      return into("", new Cascade(true, more), true);
    }
  }

  private record Visit(JavaType.Named type, boolean reached, Set<String> groups) {}

  /** What a tool needs. */
  public static ValidatorNeeds of(Tool tool) {
    ValidatorNeeds needs = new ValidatorNeeds();
    Way way = new Way("", tool.validation().groups());
    needs.constraints(tool.validation().constraints(), "", way);
    for (Property argument : tool.arguments()) {
      needs.property(argument, "(" + argument.javaName() + ")", way);
    }
    return needs;
  }

  /** Whether there is anything for a validator to check. */
  public boolean any() {
    return !asked.isEmpty();
  }

  /** The constraints that a validator checks, in the order of the arguments. */
  public Set<Constraint> asked() {
    return asked;
  }

  /** The constraints that nobody checks. */
  public List<Unasked> unasked() {
    return unasked;
  }

  /** The constraints of objects that nobody can check. */
  public List<Refused> refused() {
    return refused;
  }

  private void property(Property property, String where, Way way) {
    constraints(property.constraints(), where, way);
    Cascade cascade = property.cascade();
    value(property.wire(), where, way.into(where, cascade, cascade.inside()), way);
  }

  /**
   * Goes into a value.
   *
   * @param inside the way to an object that the value is
   * @param here the way to the value
   */
  private void value(WireType wire, String where, Way inside, Way here) {
    if (wire instanceof WireType.Sequence list) {
      element(list.item(), where + "[]", inside, here);
    } else if (wire instanceof WireType.MapOf map) {
      element(map.key(), where + "[key]", here, here);
      element(map.value(), where + "[value]", inside, here);
    } else if (wire instanceof WireType.Wrapped wrapped) {
      String name = " -> " + wrapped.type().ownName() + "." + wrapped.value().javaName();
      property(wrapped.value(), where + name, inside);
    } else if (wire instanceof WireType.Union union) {
      open.put(union.type(), union);
      union.leaves().forEach(leaf -> object(leaf, where, inside));
    } else if (wire instanceof WireType.Obj object) {
      open.put(object.type(), object);
      object(object, where, inside);
    } else if (wire instanceof WireType.Again again && open.containsKey(again.type())) {
      value(open.get(again.type()), where, inside, here);
    }
  }

  /** {@code @Valid} before a container is {@code @Valid} before what is in it. */
  private void element(WireType.Element element, String where, Way legacy, Way here) {
    constraints(element.constraints(), where, here);
    Cascade cascade = element.cascade();
    Way inside = cascade.inside() ? here.into(where, cascade, true) : legacy;
    value(element.wire(), where, inside, here);
  }

  private void object(WireType.Obj object, String where, Way way) {
    Way inside = way.with(object.rules().groups());
    if (visited.add(new Visit(object.type(), way.stop().isEmpty(), inside.groups()))) {
      String type = where + " -> " + object.type().ownName();
      constraints(object.rules().constraints(), type, inside);
      for (Constraint constraint : object.rules().constraints()) {
        if (constraint instanceof Constraint.Unsupported unsupported) {
          refused.add(new Refused(type, unsupported));
        }
      }
      for (Property property : object.properties()) {
        property(property, type + "." + property.javaName(), inside);
      }
    }
  }

  private void constraints(List<Constraint> constraints, String where, Way way) {
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Custom custom) {
        if (!way.stop().isEmpty()) {
          unasked.add(new Unasked(where, custom, way.stop()));
        } else if (custom.groups().isEmpty()
            || custom.groups().stream().anyMatch(way.groups()::contains)) {
          asked.add(custom);
        } else {
          unasked.add(new Unasked(where, custom, ""));
        }
      }
    }
  }
}
