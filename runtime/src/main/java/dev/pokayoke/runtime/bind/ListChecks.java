package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.ConstraintSentences;
import dev.pokayoke.runtime.text.Counted;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Judges lists, sets, arrays and maps. */
public final class ListChecks {
  private ListChecks() {}

  /**
   * {@code @Size} of the list or map just read, what was refused in it counted; of a set, what is
   * in it.
   */
  public static <C> @Nullable C size(
      Cursor in, @Nullable C value, int min, int max, @Nullable String words) {
    int size = value instanceof Set<?> set && in.good() ? set.size() : in.listed();
    if (value != null && (size < min || size > max)) {
      Counted what = value instanceof Map ? Counted.ENTRIES : items(size < in.listed());
      in.problem(words != null ? words : ConstraintSentences.notOfSize(size, what, min, max));
    }
    return value;
  }

  private static Counted items(boolean someRepeated) {
    return someRepeated ? Counted.DIFFERENT_ITEMS : Counted.ITEMS;
  }

  /** {@code @UniqueElements}, asked only if all items are good. */
  public static <C extends Collection<?>> @Nullable C unique(
      Cursor in, @Nullable C value, @Nullable String words) {
    if (value != null && !(value instanceof Set) && value.size() > 1 && in.good()) {
      Set<Object> seen = new HashSet<>();
      int index = 0;
      for (Object item : value) {
        if (!seen.add(item)) {
          in.problem(words != null ? words : ConstraintSentences.notUnique(index));
          return value;
        }
        index++;
      }
    }
    return value;
  }
}
