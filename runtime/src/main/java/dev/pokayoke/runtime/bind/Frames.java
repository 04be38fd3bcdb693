package dev.pokayoke.runtime.bind;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects and lists around the current one, as primitives, so that nesting makes no objects.
 */
final class Frames {
  /** What is around the root. */
  static final Frames NONE = new Frames(0);

  private static final @Nullable String[] NO_KEYS = new @Nullable String[0];
  private static final int USUAL = 4;
  private static final int LONGS = 3;
  private static final int INTS = 2;

  private int depth;
  private long[] bits;
  private int[] places;
  private @Nullable Names[] names;

  /** Keys of the maps among them that are being read. */
  private @Nullable String[] keys = NO_KEYS;

  private Frames(int room) {
    bits = new long[LONGS * room];
    places = new int[INTS * room];
    names = new Names[room];
  }

  /** Adds the object or list that was the current one; answers what to add the next one to. */
  Frames push(@Nullable Names of, int property, int found, long seen, long given, long bad) {
    if (names.length == 0) {
      return new Frames(USUAL).push(of, property, found, seen, given, bad);
    }
    if (depth == names.length) {
      bits = Arrays.copyOf(bits, bits.length * 2);
      places = Arrays.copyOf(places, places.length * 2);
      names = Arrays.copyOf(names, names.length * 2);
    }
    names[depth] = of;
    places[depth * INTS] = property;
    places[depth * INTS + 1] = found;
    bits[depth * LONGS] = seen;
    bits[depth * LONGS + 1] = given;
    bits[depth * LONGS + 2] = bad;
    depth++;
    return this;
  }

  /** Takes the innermost object or list; the getters below speak of it then. */
  void pop() {
    if (depth == 0) {
      throw new IllegalStateException("no object or list is being read");
    }
    depth--;
  }

  /** How many objects and lists are around the current one. */
  int depth() {
    return depth;
  }

  /** The names of an object, {@code null} for a list. */
  @Nullable Names names() {
    return names[depth];
  }

  /** Index of the property or item that was being read. */
  int property() {
    return places[depth * INTS];
  }

  /** How many problems had been found when the object or list began. */
  int found() {
    return places[depth * INTS + 1];
  }

  long seen() {
    return bits[depth * LONGS];
  }

  long given() {
    return bits[depth * LONGS + 1];
  }

  long bad() {
    return bits[depth * LONGS + 2];
  }

  /** What the current entry of the current map is called; {@code null} at the end of the map. */
  void key(@Nullable String key) {
    if (depth >= keys.length) {
      keys = Arrays.copyOf(keys, depth + USUAL);
    }
    keys[depth] = key;
  }

  /** The place of a property or item of the current object or list. */
  Place place(@Nullable Names of, int property) {
    int[] steps = new int[depth + 1];
    @Nullable String[] entries = new @Nullable String[depth + 1];
    for (int level = 0; level < depth; level++) {
      entries[level] = key(names[level], level);
      steps[level] = entries[level] == null ? places[level * INTS] : 0;
    }
    entries[depth] = key(of, depth);
    steps[depth] = entries[depth] == null ? property : 0;
    return new Place(steps, entries);
  }

  /** The path of a property or item of the current object or list, as {@code rooms[2].type}. */
  String path(@Nullable Names of, int property) {
    StringBuilder path = path();
    step(path, of, property, depth);
    return path.toString();
  }

  /** The path of a name that the current object does not have. */
  String pathOf(String name) {
    StringBuilder path = path();
    return path.append(path.length() == 0 ? "" : ".").append(name).toString();
  }

  private StringBuilder path() {
    StringBuilder path = new StringBuilder();
    for (int level = 0; level < depth; level++) {
      step(path, names[level], places[level * INTS], level);
    }
    return path;
  }

  private void step(StringBuilder path, @Nullable Names of, int property, int level) {
    String key = key(of, level);
    if (key != null) {
      path.append(Maps.step(key, path.length() == 0));
    } else if (of == null) {
      path.append('[').append(property).append(']');
    } else {
      path.append(path.length() == 0 ? "" : ".").append(of.wire(property));
    }
  }

  private @Nullable String key(@Nullable Names of, int level) {
    return of == null && level < keys.length ? keys[level] : null;
  }
}
