package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Constraint;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The limits of a number with a fraction: where two say the same, the narrower one.
 *
 * @param min lowest value, or {@code null} for none
 * @param max highest value, or {@code null} for none
 * @param positive whether it is more than zero
 */
record DecimalRange(@Nullable Long min, @Nullable Long max, boolean positive) {

  static DecimalRange of(List<Constraint> constraints) {
    Long min = null;
    Long max = null;
    boolean positive = false;
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Min least) {
        min = min == null ? least.value() : Math.max(min, least.value());
      } else if (constraint instanceof Constraint.Max most) {
        max = max == null ? most.value() : Math.min(max, most.value());
      } else if (constraint instanceof Constraint.Positive) {
        positive = true;
      }
    }
    return new DecimalRange(min, max, positive);
  }

  boolean isLimited() {
    return min != null || max != null;
  }

  List<Long> limits() {
    return Stream.of(min, max).filter(Objects::nonNull).toList();
  }
}
