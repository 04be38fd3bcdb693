package dev.pokayoke.compat;

import java.util.List;

/**
 * Where in a tool a value stands.
 *
 * @param path the way from the root, as developers read it
 * @param ledger the same as the lowering ledger says it: from the definition it stands in
 * @param key the property that tells the objects apart that may stand here; empty for none
 */
record Place(String path, String ledger, String key) {

  static Place root(Side side) {
    return new Place(side.root(), "", "");
  }

  Place member(String name) {
    return new Place(path + "." + name, ledger.isEmpty() ? name : ledger + "." + name, "");
  }

  Place item() {
    return new Place(path + "[]", ledger + "[]", "");
  }

  Place anyName() {
    return new Place(path + ".*", ledger + ".*", "");
  }

  /** The same place, where several objects may stand that a property tells apart. */
  Place union(String key) {
    return new Place(path, ledger, key);
  }

  /** One of the objects that may stand here. */
  Place form(String tag) {
    String suffix = tag.isEmpty() ? "" : "(" + tag + ")";
    return new Place(path + suffix, ledger + suffix, "");
  }

  /** The same place, in a definition that is referred to from here. */
  Place in(String definition) {
    return new Place(path, "$defs." + definition, key);
  }

  /** All ways in which the ledger may say it. */
  List<String> inLedger() {
    return List.of(ledger, path.substring(path.indexOf('.') + 1));
  }
}
