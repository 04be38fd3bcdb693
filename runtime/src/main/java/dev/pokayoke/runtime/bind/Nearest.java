package dev.pokayoke.runtime.bind;

import dev.pokayoke.scalar.EditDistance;
import dev.pokayoke.scalar.Folding;
import dev.pokayoke.scalar.JavaName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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

  /**
   * The nearest of some names; where none is near, the only one of which the name sent is the first
   * or last word, or that is so of the name sent, as {@code id} for {@code loan_id}.
   */
  static @Nullable String ofNames(String sent, List<String> known) {
    if (sent.length() > LONGEST || !ranked(sent, known).isEmpty()) {
      return of(sent, known);
    }
    String words = words(sent);
    List<String> sharing =
        known.stream()
            .filter(name -> isEnd(words, words(name)) || isEnd(words(name), words))
            .toList();
    return sharing.size() == 1 ? sharing.get(0) : null;
  }

  private static boolean isEnd(String part, String whole) {
    return part.length() > 1 && (whole.startsWith(part + '_') || whole.endsWith('_' + part));
  }

  /** The words of a name in lower case, with {@code _} between them. */
  private static String words(String name) {
    return String.join("_", JavaName.words(name.replaceAll("[-\\s]+", "_")))
        .replaceAll("_+", "_")
        .toLowerCase(Locale.ROOT);
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
