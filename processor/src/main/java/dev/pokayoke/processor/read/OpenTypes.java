package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.WireType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Reads each type that may contain itself once, and knows it inside itself. */
final class OpenTypes {
  private final Map<JavaType, WireType> known = new HashMap<>();
  private final Set<JavaType> open = new LinkedHashSet<>();
  private final Set<JavaType> again = new HashSet<>();

  /**
   * Reads a type, unless it is known or being read.
   *
   * @param direction whether this is about arguments or results of it
   */
  WireType read(JavaType.Named type, WireType.Direction direction, Supplier<WireType> reader) {
    WireType wire = known.get(type);
    if (wire == null) {
      if (!open.add(type)) {
        again.add(type);
        return new WireType.Again(type, direction);
      }
      wire = reader.get();
      open.remove(type);
      again.remove(type);
      if (again.isEmpty()) { // else it is only valid inside what it mentions
        known.put(type, wire);
      }
    }
    return wire;
  }
}
