package dev.pokayoke.runtime.text;

/** What the size of a value counts. */
public enum Counted {
  /** Of a text. */
  CHARACTERS("character", "characters"),
  /** Of a list, set or array. */
  ITEMS("item", "items"),
  /** Of a set, where some came more than once. */
  DIFFERENT_ITEMS("different item", "different items"),
  /** Of a map. */
  ENTRIES("entry", "entries");

  private final String one;
  private final String several;

  Counted(String one, String several) {
    this.one = one;
    this.several = several;
  }

  /** So many of them, as {@code 3 items}. */
  String times(int count) {
    return count + " " + (count == 1 ? one : several);
  }
}
