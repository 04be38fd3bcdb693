package dev.pokayoke.runtime.bind;

import dev.pokayoke.scalar.Folding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.sym.SimpleNameMatcher;

/** The wire names of one object's properties; a property is known by its index. */
public final class Names {
  /** One bit of a {@code long} for each property. */
  private static final int MOST = 64;

  final PropertyNameMatcher matcher;
  final long required;

  /**
   * Of these every text is a value, {@code "null"} too; blank ones except for {@link #nonBlank}.
   */
  final long literal;

  /** Optional properties for which some text stands for no value. */
  final long emptiable;

  private final List<String> wire;
  private final long nonBlank;

  /** For each property the objects that it may be; none where it is something else. */
  private final List<List<Names>> held;

  /** Other names, each with the property that it means. */
  private final Map<String, Integer> aliases;

  private volatile @Nullable FoldedIndex folded;
  private volatile @Nullable Variants variants;

  private Names(
      List<String> wire,
      PropertyNameMatcher matcher,
      long required,
      long literal,
      long nonBlank,
      List<List<Names>> held,
      Map<String, Integer> aliases) {
    this.wire = wire;
    this.matcher = matcher;
    this.required = required;
    this.literal = literal;
    this.nonBlank = nonBlank;
    this.held = held;
    this.aliases = aliases;
    emptiable = ~required & (~literal | nonBlank);
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
    PropertyNameMatcher matcher = SimpleNameMatcher.construct(Locale.ROOT, names);
    return new Names(
        names, matcher, 0, 0, 0, Collections.nCopies(names.size(), List.of()), Map.of());
  }

  /**
   * A copy of which some properties, by index, are required.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Names require(int... properties) {
    return new Names(wire, matcher, bits(properties), literal, nonBlank, held, aliases);
  }

  /**
   * A copy in which, for some properties, {@code "null"} and the empty text are values as any other
   * text.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Names literal(int... properties) {
    return new Names(wire, matcher, required, bits(properties), nonBlank, held, aliases);
  }

  /**
   * A copy in which some literal properties cannot have the empty text as their value.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Names nonBlank(int... properties) {
    return new Names(wire, matcher, required, literal, bits(properties), held, aliases);
  }

  /**
   * A copy that knows the names of the object that a property is, or of each that it may be.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Names holds(int property, Names... objects) {
    List<List<Names>> all = new ArrayList<>(held);
    all.set(property, List.of(objects));
    return new Names(wire, matcher, required, literal, nonBlank, all, aliases);
  }

  /**
   * A copy that takes another name for a property, in any spelling.
   *
   * @throws IndexOutOfBoundsException if there is no such property
   */
  public Names alias(int property, String name) {
    wire.get(property);
    Map<String, Integer> all = new LinkedHashMap<>(aliases);
    all.put(name, property);
    return new Names(wire, matcher, required, literal, nonBlank, held, all);
  }

  private long bits(int... properties) {
    long bits = 0;
    for (int property : properties) {
      wire.get(property);
      bits |= 1L << property;
    }
    return bits;
  }

  /** The union whose objects these names are among, for what is said of a name they lack. */
  @Nullable Variants variants() {
    return variants;
  }

  void setVariants(Variants union) {
    variants = union;
  }

  /** The name of a property. */
  public String wire(int property) {
    return wire.get(property);
  }

  List<String> all() {
    return wire;
  }

  /** The property that a name is, exactly or in another spelling, or a negative number. */
  int find(String name) {
    int exact = wire.indexOf(name);
    return exact >= 0 ? exact : folded(name);
  }

  /** The names of the objects that a property may be; none where it is something else. */
  List<Names> held(int property) {
    return held.get(property);
  }

  /** The only property that has the name inside it, or a negative number. */
  int holderOf(String name) {
    int holder = FoldedIndex.NONE;
    for (int i = 0; i < held.size(); i++) {
      if (held.get(i).stream().anyMatch(object -> object.find(name) >= 0)) {
        if (holder >= 0) {
          return FoldedIndex.NONE;
        }
        holder = i;
      }
    }
    return holder;
  }

  /** The only required property that is an object, or a negative number. */
  int onlyRequiredObject() {
    int only = FoldedIndex.NONE;
    for (int i = 0; i < held.size(); i++) {
      if (!held.get(i).isEmpty() && (required & 1L << i) != 0) {
        if (only >= 0) {
          return FoldedIndex.NONE;
        }
        only = i;
      }
    }
    return only;
  }

  /** Whether a name that means a property is an alias of it rather than another spelling. */
  boolean isAlias(String name) {
    String folded = Folding.fold(name);
    return aliases.keySet().stream().map(Folding::fold).anyMatch(folded::equals);
  }

  /** The property that a name which matches none exactly means, or {@link FoldedIndex#NONE}. */
  int folded(String name) {
    FoldedIndex index = folded;
    if (index == null) {
      index = new FoldedIndex();
      for (int i = 0; i < wire.size(); i++) {
        index.add(wire.get(i), i);
      }
      aliases.forEach(index::add);
      folded = index;
    }
    return index.find(name);
  }
}
