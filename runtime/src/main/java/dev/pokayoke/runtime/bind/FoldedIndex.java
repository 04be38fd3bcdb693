package dev.pokayoke.runtime.bind;

import dev.pokayoke.scalar.Folding;
import java.util.HashMap;
import java.util.Map;

/** Finds what a spelling means after folding, where it means only one thing. */
final class FoldedIndex {
  /** Nothing, or more than one thing, has the spelling. */
  static final int NONE = -1;

  private final Map<String, Integer> meanings = new HashMap<>();

  /** Adds a spelling; two meanings of one folded spelling leave it without any. */
  void add(String spelling, int meaning) {
    String folded = Folding.fold(spelling);
    if (!folded.isEmpty()) {
      meanings.merge(folded, meaning, (one, other) -> one.equals(other) ? one : NONE);
    }
  }

  int find(String spelling) {
    return meanings.getOrDefault(Folding.fold(spelling), NONE);
  }
}
