package dev.pokayoke.processor.schema;

import java.util.List;

/**
 * The limits that the rules of one value add up to: where two say the same, the narrower one. A
 * type's own limit is none, and yet narrows a wider one.
 *
 * @param min lowest number; {@link Long#MIN_VALUE} for none
 * @param max highest number; {@link Long#MAX_VALUE} for none
 * @param positive whether the number is more than zero
 * @param shortest lowest length; 0 for none
 * @param longest highest length; {@link Integer#MAX_VALUE} for none
 */
record Limits(long min, long max, boolean positive, int shortest, int longest) {

  static Limits of(List<Rule> rules) {
    long min = Long.MIN_VALUE;
    long max = Long.MAX_VALUE;
    boolean positive = false;
    int shortest = 0;
    int longest = Integer.MAX_VALUE;
    for (Rule rule : rules) {
      if (rule instanceof Rule.Minimum minimum) {
        min = Math.max(min, minimum.value());
      } else if (rule instanceof Rule.Maximum maximum) {
        max = Math.min(max, maximum.value());
      } else if (rule instanceof Rule.Positive) {
        positive = true;
      } else if (rule instanceof Rule.Size size) {
        shortest = Math.max(shortest, size.min());
        longest = Math.min(longest, size.max());
      }
    }
    for (Rule rule : rules) {
      if (rule instanceof Rule.Fits fits) {
        min = min == Long.MIN_VALUE ? min : Math.max(min, fits.least());
        max = max == Long.MAX_VALUE ? max : Math.min(max, fits.most());
      }
    }
    return new Limits(min, max, positive, shortest, longest);
  }

  /** Whether a whole number is limited at both ends. */
  boolean bounded() {
    return leastWhole() != Long.MIN_VALUE && max != Long.MAX_VALUE;
  }

  void addWhole(Json.Builder out) {
    if (leastWhole() != Long.MIN_VALUE) {
      out.put("minimum", leastWhole());
    }
    addMaximum(out);
  }

  void addDecimal(Json.Builder out) {
    if (min != Long.MIN_VALUE && !(positive && min <= 0)) {
      out.put("minimum", min);
    } else if (positive) {
      out.put("exclusiveMinimum", 0);
    }
    addMaximum(out);
  }

  void addSize(Json.Builder out, String lowest, String highest) {
    if (shortest > 0) {
      out.put(lowest, shortest);
    }
    if (longest < Integer.MAX_VALUE) {
      out.put(highest, longest);
    }
  }

  private void addMaximum(Json.Builder out) {
    if (max != Long.MAX_VALUE) {
      out.put("maximum", max);
    }
  }

  private long leastWhole() {
    return positive ? Math.max(min, 1) : min;
  }
}
