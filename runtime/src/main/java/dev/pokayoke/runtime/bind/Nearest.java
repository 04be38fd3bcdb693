package dev.pokayoke.runtime.bind;

import dev.pokayoke.scalar.EditDistance;
import dev.pokayoke.scalar.Folding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which known spelling was probably meant. */
public final class Nearest {
  private static final int LONGEST = 64;

  private record Near(String spelling, int distance) {}

  private Nearest() {}

  /** The nearest of some spellings; {@code null} if none is near enough, or no one is nearest. */
  public static @Nullable String of(String sent, List<String> known) {
    List<Near> near = ranked(sent, known);
    boolean tied = near.size() > 1 && near.get(0).distance() == near.get(1).distance();
    return near.isEmpty() || tied ? null : near.get(0).spelling();
  }

  /** Those of some spellings that are near enough to be worth a hint, nearest first. */
  public static List<String> all(String sent, List<String> known) {
    return ranked(sent, known).stream().map(Near::spelling).toList();
  }

  private static List<Near> ranked(String sent, List<String> known) {
    if (sent.length() > LONGEST) {
      return List.of();
    }
    String folded = Folding.fold(sent);
    List<Near> near = new ArrayList<>();
    for (String spelling : known) {
      String other = Folding.fold(spelling);
      int tolerated = Math.max(1, Math.min(folded.length(), other.length()) / 3);
      if (Math.abs(folded.length() - other.length()) <= tolerated) {
        int distance = EditDistance.between(folded, other);
        if (distance <= tolerated && distance < Math.max(folded.length(), other.length())) {
          near.add(new Near(spelling, distance));
        }
      }
    }
    near.sort(Comparator.comparingInt(Near::distance));
    return near;
  }
}
