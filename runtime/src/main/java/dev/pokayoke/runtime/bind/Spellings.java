package dev.pokayoke.runtime.bind;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The wire values of an enum's constants, and what else means them; a constant is known by its
 * index.
 */
public final class Spellings {
  private final String[] wire;
  private final FoldedIndex wireOnly;
  private final FoldedIndex all;

  /** Open addressing by {@link String#hashCode}: an index plus 1, or 0 for none. */
  private final int[] table;

  private Spellings(List<String> values, FoldedIndex wireOnly, FoldedIndex all) {
    wire = values.toArray(String[]::new);
    this.wireOnly = wireOnly;
    this.all = all;
    table = new int[Integer.highestOneBit(wire.length + 1) * 4];
    for (int i = 0; i < wire.length; i++) {
      int slot = slot(wire[i].hashCode());
      while (table[slot] != 0) {
        slot = after(slot);
      }
      table[slot] = i + 1;
    }
  }

  /** The wire value of a constant. */
  public String wire(int index) {
    return wire[index];
  }

  List<String> wireValues() {
    return List.of(wire);
  }

  /** The constant of an exact wire value, or -1; makes no object. */
  int exact(char[] text, int offset, int length) {
    int hash = 0;
    for (int i = 0; i < length; i++) {
      hash = 31 * hash + text[offset + i];
    }
    for (int slot = slot(hash); table[slot] != 0; slot = after(slot)) {
      if (same(wire[table[slot] - 1], text, offset, length)) {
        return table[slot] - 1;
      }
    }
    return -1;
  }

  /** The constant of an exact wire value, or -1. */
  int exact(String text) {
    for (int slot = slot(text.hashCode()); table[slot] != 0; slot = after(slot)) {
      if (wire[table[slot] - 1].equals(text)) {
        return table[slot] - 1;
      }
    }
    return -1;
  }

  /** The constant that a spelling means that is not exact, or -1. */
  int known(String text) {
    return all.find(text);
  }

  /**
   * Whether a spelling is that of a wire value, apart from case, {@code _}, {@code -} and blanks.
   */
  boolean isWire(String text) {
    return wireOnly.find(text) >= 0;
  }

  @Nullable String nearest(String text) {
    return Nearest.of(text, wireValues());
  }

  private int slot(int hash) {
    return (hash ^ hash >>> 16) & table.length - 1;
  }

  private int after(int slot) {
    return slot + 1 & table.length - 1;
  }

  private static boolean same(String value, char[] text, int offset, int length) {
    if (value.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (value.charAt(i) != text[offset + i]) {
        return false;
      }
    }
    return true;
  }

  /** Collects the constants of an enum, in declaration order. */
  public static final class Builder {
    private final List<String> wire = new ArrayList<>();
    private final FoldedIndex wireOnly = new FoldedIndex();
    private final FoldedIndex all = new FoldedIndex();

    /**
     * Adds a constant.
     *
     * @throws IllegalArgumentException if another one has the same wire value
     */
    public void add(String value, String constant, String... aliases) {
      if (wire.contains(value)) {
        throw new IllegalArgumentException("the same value twice: " + value);
      }
      int index = wire.size();
      wire.add(value);
      wireOnly.add(value, index);
      all.add(value, index);
      all.add(constant, index);
      for (String alias : aliases) {
        all.add(alias, index);
      }
    }

    /** The finished spellings. */
    public Spellings build() {
      return new Spellings(wire, wireOnly, all);
    }
  }
}
