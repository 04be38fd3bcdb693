package dev.pokayoke.processor.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How large or how long the constraints of one value let it be: where two say the same, the
 * narrower one. The one place that adds them up, for the check, the schema and the generated code.
 *
 * @param min lowest number, or {@code null} for none
 * @param max highest number, or {@code null} for none
 * @param positive whether the number is more than zero
 * @param shortest lowest length; 0 for none
 * @param longest highest length; {@link Integer#MAX_VALUE} for none
 */
public record Bounds(
    @Nullable Long min, @Nullable Long max, boolean positive, int shortest, int longest) {

  /** Adds constraints up. */
  public static Bounds of(List<Constraint> constraints) {
    Long min = null;
    Long max = null;
    boolean positive = false;
    int shortest = 0;
    int longest = Integer.MAX_VALUE;
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Min least) {
        min = min == null ? least.value() : Math.max(min, least.value());
      } else if (constraint instanceof Constraint.Max most) {
        max = max == null ? most.value() : Math.min(max, most.value());
      } else if (constraint instanceof Constraint.Positive) {
        positive = true;
      } else if (constraint instanceof Constraint.Size size) {
        shortest = Math.max(shortest, size.min());
        longest = Math.min(longest, size.max());
      }
    }
    return new Bounds(min, max, positive, shortest, longest);
  }

  /** The lowest whole number, or {@code null} for none. */
  public @Nullable Long leastWhole() {
    if (!positive) {
      return min;
    }
    return min == null ? 1 : Math.max(min, 1);
  }

  /** The same where no number is beyond these: a wider bound gives way, a missing one stays so. */
  public Bounds within(long lowest, long highest) {
    return new Bounds(
        min == null ? null : Math.max(min, lowest),
        max == null ? null : Math.min(max, highest),
        positive,
        shortest,
        longest);
  }

  /** Whether no whole number of a type is within. */
  public boolean excludeWhole(WireType.Whole type) {
    Long least = leastWhole();
    long lowest = least == null ? type.lowest() : Math.max(least, type.lowest());
    return lowest > (max == null ? type.highest() : Math.min(max, type.highest()));
  }

  /** Whether no number with a fraction is within. */
  public boolean excludeDecimals() {
    return max != null && ((min != null && min > max) || (positive && max <= 0));
  }
}
