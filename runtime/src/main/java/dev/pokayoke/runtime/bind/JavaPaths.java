package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.ArgumentValidator.Entry;
import dev.pokayoke.runtime.ArgumentValidator.Item;
import dev.pokayoke.runtime.ArgumentValidator.MapKey;
import dev.pokayoke.runtime.ArgumentValidator.Parameter;
import dev.pokayoke.runtime.ArgumentValidator.Property;
import dev.pokayoke.runtime.ArgumentValidator.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * From where a value stands in Java to where it stands in the arguments: the objects that the
 * arguments of one tool are made of, with the Java names of their properties. A way that leads to
 * something the model does not send ends at the object that has it.
 */
public final class JavaPaths {
  private final Names arguments;

  /** For each parameter the property of the arguments that it is, or -1. */
  private final List<Integer> parameters = new ArrayList<>();

  private final Map<Names, List<String>> javaNames = new HashMap<>();
  private final Map<Names, Set<String>> derived = new HashMap<>();
  private final Map<Names, Map<Integer, List<Names>>> inside = new HashMap<>();
  private final Map<Enum<?>, String> keys = new HashMap<>();
  private int given;

  /** Begins the paths of one tool. */
  public JavaPaths(Names arguments) {
    this.arguments = arguments;
  }

  /** Adds a parameter that the model fills. */
  public void argument() {
    parameters.add(parameters.size() - given);
  }

  /** Adds a parameter that somebody else fills. */
  public void given() {
    given++;
    parameters.add(-1);
  }

  /** Adds an object, with the Java names of its properties. */
  public void object(Names object, String... properties) {
    javaNames.put(object, List.of(properties));
  }

  /** Adds what an object answers and nobody sends, by Java name. */
  public void derived(Names object, String... properties) {
    derived.computeIfAbsent(object, any -> new HashSet<>()).addAll(List.of(properties));
  }

  /** Adds that a property is an object, or has it inside. */
  public void inside(Names holder, int property, Names object) {
    inside
        .computeIfAbsent(holder, any -> new HashMap<>())
        .computeIfAbsent(property, any -> new ArrayList<>())
        .add(object);
  }

  /** Adds the text that a constant is as the key of a map. */
  public void key(Enum<?> constant, String wire) {
    keys.put(constant, wire);
  }

  /** The place that a path in Java leads to. */
  Found find(List<Step> path) {
    Walk walk = new Walk();
    for (Step step : path) {
      if (!walk.go(step)) {
        break;
      }
    }
    return walk.found();
  }

  /**
   * Where a path leads.
   *
   * @param field wire path; {@code null} for the arguments as a whole
   * @param derived whether the path goes on to what its object answers and nobody sends
   */
  record Found(Place place, @Nullable String field, boolean derived) {}

  /** One way from the outside in. */
  private final class Walk {
    private final StringBuilder field = new StringBuilder();
    private final List<Integer> steps = new ArrayList<>();
    private final List<@Nullable String> entries = new ArrayList<>();
    private List<Names> objects = List.of();

    /** Names of objects that have none on the wire; their properties stand among the others. */
    private String unwrapped = "";

    private boolean isDerived;

    /** Whether the way can go on. */
    boolean go(Step step) {
      if (step instanceof Parameter parameter) {
        int property = parameters.get(parameter.index());
        objects = property < 0 ? List.of() : inside(arguments, property);
        return property >= 0 && add(arguments.wire(property), property, null);
      } else if (step instanceof Property property) {
        return property(unwrapped + property.name());
      } else if (step instanceof Item item) {
        return item.index() >= 0 && add("[" + item.index() + "]", item.index(), null);
      }
      Object key = step instanceof MapKey ofMap ? ofMap.key() : ((Entry) step).key();
      String text = key instanceof Enum<?> constant ? wire(constant) : key.toString();
      return add(Maps.step(text, field.length() == 0), 0, text);
    }

    private boolean property(String name) {
      Names holder = null;
      int property = -1;
      List<Names> next = new ArrayList<>();
      for (Names object : objects) {
        int index = indexOf(name, javaNames.getOrDefault(object, List.of()));
        if (index >= 0 && holder != null && !holder.wire(property).equals(object.wire(index))) {
          return false; // which of several objects it is does not show
        }
        if (index >= 0) {
          holder = object;
          property = index;
          next.addAll(inside(object, index));
        }
      }
      if (holder != null) {
        objects = next;
        unwrapped = "";
        return add((field.length() == 0 ? "" : ".") + holder.wire(property), property, null);
      }
      isDerived =
          objects.stream().anyMatch(each -> derived.getOrDefault(each, Set.of()).contains(name));
      unwrapped = name + ".";
      return true;
    }

    private boolean add(String text, int step, @Nullable String entry) {
      field.append(text);
      steps.add(step);
      entries.add(entry);
      return true;
    }

    Found found() {
      int[] place = steps.stream().mapToInt(Integer::intValue).toArray();
      String where = field.length() == 0 ? null : field.toString();
      return new Found(
          new Place(place, entries.toArray(new @Nullable String[0])), where, isDerived);
    }
  }

  private List<Names> inside(Names holder, int property) {
    return inside.getOrDefault(holder, Map.of()).getOrDefault(property, List.of());
  }

  private String wire(Enum<?> constant) {
    return keys.getOrDefault(constant, constant.name());
  }

  /** Libraries differ in the first letters of a bean's property, as in {@code getURL}. */
  private static int indexOf(String name, List<String> names) {
    int exact = names.indexOf(name);
    if (exact >= 0) {
      return exact;
    }
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equalsIgnoreCase(name)) {
        return i;
      }
    }
    return -1;
  }
}
