package dev.pokayoke.runtime.bind;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.sym.SimpleNameMatcher;

/** The wire names of one object's properties; a property is known by its index. */
public final class Names {
  /** One bit of a {@code long} for each property. */
  private static final int MOST = 64;

  final PropertyNameMatcher matcher;
  final long required;
  private final List<String> wire;
  private volatile @Nullable FoldedIndex folded;

  private Names(List<String> wire, PropertyNameMatcher matcher, long required) {
    this.wire = wire;
    this.matcher = matcher;
    this.required = required;
  }

  /**
   * Names in declaration order, none required.
   *
   * @throws IllegalArgumentException if two are the same or there are more than 64
   */
  public static Names of(String... wire) {
    List<String> names = List.of(wire);
    if (names.size() > MOST) {
      throw new IllegalArgumentException("more than " + MOST + " properties");
    }
    if (new HashSet<>(names).size() < names.size()) {
      throw new IllegalArgumentException("the same name twice in " + names);
    }
    return new Names(names, SimpleNameMatcher.construct(Locale.ROOT, names), 0);
  }

  /**
   * A copy of which some properties, by index, are required.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Names require(int... properties) {
    long bits = 0;
    for (int property : properties) {
      wire.get(property);
      bits |= 1L << property;
    }
    return new Names(wire, matcher, bits);
  }

  /** The name of a property. */
  public String wire(int property) {
    return wire.get(property);
  }

  List<String> all() {
    return wire;
  }

  /** The property that a name which matches none exactly means, or {@link FoldedIndex#NONE}. */
  int folded(String name) {
    FoldedIndex index = folded;
    if (index == null) {
      index = new FoldedIndex();
      for (int i = 0; i < wire.size(); i++) {
        index.add(wire.get(i), i);
      }
      folded = index;
    }
    return index.find(name);
  }
}
