package dev.pokayoke.processor.model;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How large or how long the constraints of one value let it be: where two say the same, the
 * narrower one. The one place that adds them up, for the check, the schema and the generated code.
 *
 * @param low the lower end, or {@code null} for none
 * @param high the upper end, or {@code null} for none
 * @param shortest lowest length; 0 for none
 * @param longest highest length; {@link Integer#MAX_VALUE} for none
 */
public record Bounds(
    Constraint.@Nullable Limit low, Constraint.@Nullable Limit high, int shortest, int longest) {

  /** Adds constraints up. */
  public static Bounds of(List<Constraint> constraints) {
    return of(constraints, false);
  }

  /** Adds the constraints of a whole number up, whose digits are a range too. */
  public static Bounds ofWhole(List<Constraint> constraints) {
    return of(constraints, true);
  }

  private static Bounds of(List<Constraint> constraints, boolean whole) {
    Bounds bounds = new Bounds(null, null, 0, Integer.MAX_VALUE);
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Limit limit) {
        bounds = bounds.and(limit);
      } else if (constraint instanceof Constraint.Digits digits && whole) {
        BigDecimal beyond = BigDecimal.ONE.scaleByPowerOfTen(Math.max(0, digits.integer()));
        bounds =
            bounds
                .and(new Constraint.Limit(true, beyond.negate(), false, digits.source()))
                .and(new Constraint.Limit(false, beyond, false, digits.source()));
      } else if (constraint instanceof Constraint.Size size) {
        bounds = bounds.sized(size.min(), size.max());
      }
    }
    return bounds;
  }

  private Bounds and(Constraint.Limit limit) {
    return limit.lower()
        ? new Bounds(narrower(low, limit), high, shortest, longest)
        : new Bounds(low, narrower(high, limit), shortest, longest);
  }

  private Bounds sized(int min, int max) {
    return new Bounds(low, high, Math.max(shortest, min), Math.min(longest, max));
  }

  private static Constraint.Limit narrower(
      Constraint.@Nullable Limit known, Constraint.Limit limit) {
    if (known == null) {
      return limit;
    }
    int order = limit.value().compareTo(known.value());
    boolean narrower = limit.lower() ? order > 0 : order < 0;
    return narrower || (order == 0 && !limit.included()) ? limit : known;
  }

  /** The lowest whole number, or {@code null} for none. */
  public @Nullable BigInteger leastWhole() {
    if (low == null) {
      return null;
    }
    return low.included()
        ? low.value().setScale(0, RoundingMode.CEILING).toBigInteger()
        : low.value().setScale(0, RoundingMode.FLOOR).toBigInteger().add(BigInteger.ONE);
  }

  /** The highest whole number, or {@code null} for none. */
  public @Nullable BigInteger mostWhole() {
    if (high == null) {
      return null;
    }
    return high.included()
        ? high.value().setScale(0, RoundingMode.FLOOR).toBigInteger()
        : high.value().setScale(0, RoundingMode.CEILING).toBigInteger().subtract(BigInteger.ONE);
  }

  /** Whether a number is within. */
  public boolean has(BigDecimal number) {
    return (low == null || isInside(number.compareTo(low.value()), low))
        && (high == null || isInside(high.value().compareTo(number), high));
  }

  private static boolean isInside(int order, Constraint.Limit limit) {
    return order > 0 || (order == 0 && limit.included());
  }

  /** Whether no whole number of a type is within. */
  public boolean excludeWhole(WireType.Whole type) {
    BigInteger least = leastWhole();
    BigInteger most = mostWhole();
    if (!type.isBounded()) {
      return least != null && most != null && least.compareTo(most) > 0;
    }
    BigInteger lowest = BigInteger.valueOf(type.lowest());
    BigInteger highest = BigInteger.valueOf(type.highest());
    return (least == null ? lowest : least.max(lowest))
            .compareTo(most == null ? highest : most.min(highest))
        > 0;
  }

  /** Whether no number with a fraction is within. */
  public boolean excludeDecimals() {
    if (low == null || high == null) {
      return false;
    }
    int order = low.value().compareTo(high.value());
    return order > 0 || (order == 0 && !(low.included() && high.included()));
  }
}
