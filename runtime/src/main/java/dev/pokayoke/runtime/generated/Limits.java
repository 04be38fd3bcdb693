package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.bind.Range;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * What a number must keep to. Where words are given, they are the service's own for a number that
 * does not. Immutable.
 */
public final class Limits {
  private static final Limits NONE = new Limits(Range.ANY);

  final Range range;

  private Limits(Range range) {
    this.range = range;
  }

  /** No limits yet. */
  public static Limits none() {
    return NONE;
  }

  /** This number or more. */
  public Limits atLeast(String number) {
    return atLeast(number, null);
  }

  /** This number or more, in the service's own words. */
  public Limits atLeast(String number, @Nullable String words) {
    return low(end(number, true, words));
  }

  /** More than this number. */
  public Limits above(String number) {
    return above(number, null);
  }

  /** More than this number, in the service's own words. */
  public Limits above(String number, @Nullable String words) {
    return low(end(number, false, words));
  }

  /** This number or less. */
  public Limits atMost(String number) {
    return atMost(number, null);
  }

  /** This number or less, in the service's own words. */
  public Limits atMost(String number, @Nullable String words) {
    return high(end(number, true, words));
  }

  /** Less than this number. */
  public Limits below(String number) {
    return below(number, null);
  }

  /** Less than this number, in the service's own words. */
  public Limits below(String number, @Nullable String words) {
    return high(end(number, false, words));
  }

  /** At most so many digits before and after the point. */
  public Limits digits(int integer, int fraction) {
    return digits(integer, fraction, null);
  }

  /** At most so many digits before and after the point, in the service's own words. */
  public Limits digits(int integer, int fraction, @Nullable String words) {
    Range.Digits digits = new Range.Digits(integer, fraction, words);
    return new Limits(new Range(range.low(), range.high(), digits));
  }

  private static Range.End end(String number, boolean included, @Nullable String words) {
    return new Range.End(new BigDecimal(number), included, words);
  }

  private Limits low(Range.End end) {
    return new Limits(new Range(end, range.high(), range.digits()));
  }

  private Limits high(Range.End end) {
    return new Limits(new Range(range.low(), end, range.digits()));
  }
}
