package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.text.Quote;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The values of a call that were taken as what they can only mean, in the order of the text. */
final class Repairs {
  /** A text of 1 MiB has room for far more of them than anybody wants to hear of. */
  private static final int MOST = 100;

  private static final int LONGEST = 60;

  private final List<Coercion> all;

  Repairs() {
    this(List.of());
  }

  /** Goes on after what was done to the text as a whole. */
  Repairs(List<Coercion> done) {
    all = new ArrayList<>(done);
  }

  boolean hasRoom() {
    return all.size() < MOST;
  }

  void add(String path, String from, String to, String rule) {
    all.add(repair(path, from, to, rule));
  }

  static Coercion repair(String path, String from, String to, String rule) {
    return new Coercion(path, Quote.plain(from, LONGEST), Quote.plain(to, LONGEST), rule);
  }

  List<Coercion> all() {
    return Collections.unmodifiableList(all);
  }
}
