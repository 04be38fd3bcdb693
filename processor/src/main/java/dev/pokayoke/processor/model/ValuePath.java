package dev.pokayoke.processor.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The way to a value from beside it, as {@code checkIn} or {@code stay.checkIn}: Java names that
 * lead through objects.
 *
 * @param steps the properties on the way, the value last; where the way is lost, those before
 * @param rest what leads no further; empty where the value was found
 */
public record ValuePath(List<Property> steps, String rest) {
  /** Copies the list. */
  public ValuePath {
    steps = List.copyOf(steps);
  }

  /**
   * Follows a way as far as it goes.
   *
   * @param path Java names with points between them
   * @param beside the properties among which it begins
   */
  public static ValuePath of(String path, List<Property> beside) {
    List<Property> steps = new ArrayList<>();
    String rest = path;
    for (List<Property> at = beside; !rest.isEmpty() && !path.endsWith("."); ) {
      Optional<Property> next = next(rest, at);
      if (next.isEmpty()) {
        break;
      }
      String name = next.get().javaName();
      steps.add(next.get());
      rest = rest.substring(Math.min(rest.length(), name.length() + 1));
      at = next.get().wire() instanceof WireType.Obj object ? object.properties() : List.of();
    }
    return new ValuePath(steps, rest);
  }

  /** Names of unwrapped properties have points in them. */
  private static Optional<Property> next(String rest, List<Property> at) {
    return at.stream()
        .filter(each -> (rest + ".").startsWith(each.javaName() + "."))
        .max(Comparator.comparingInt(each -> each.javaName().length()));
  }

  /** Whether the value was found. */
  public boolean isComplete() {
    return rest.isEmpty();
  }

  /** The property that stands beside the one that is compared. */
  public Property first() {
    return steps.get(0);
  }

  /** The last property that was found. */
  public Property last() {
    return steps.get(steps.size() - 1);
  }

  /** The way in published names. */
  public String wire() {
    return steps.stream().map(Property::wireName).collect(Collectors.joining("."));
  }
}
