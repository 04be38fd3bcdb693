package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a number keeps to, as calls that build a constant.
 *
 * @param calls the calls in their order
 */
record LimitsKey(List<Call> calls) {
  /** Copies the list. */
  LimitsKey {
    calls = List.copyOf(calls);
  }

  /**
   * One call.
   *
   * @param method the method's name
   * @param number an end; empty where digits are counted
   * @param integer digits before the point
   * @param fraction digits after the point
   * @param words the service's own; empty for none
   */
  record Call(String method, String number, int integer, int fraction, String words) {}

  /**
   * The limits of a value that are not arguments of its reader.
   *
   * @return {@code null} if there are none
   */
  static @Nullable LimitsKey of(WireType wire, List<Constraint> constraints) {
    boolean whole = wire instanceof WireType.Whole type && type.isBounded();
    Bounds bounds = whole ? Bounds.ofWhole(constraints) : Bounds.of(constraints);
    List<Call> calls = new ArrayList<>();
    add(bounds.low(), whole, calls);
    add(bounds.high(), whole, calls);
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Digits digits && !whole) {
        calls.add(new Call("digits", "", digits.integer(), digits.fraction(), digits.message()));
      }
    }
    return calls.isEmpty() ? null : new LimitsKey(calls);
  }

  private static void add(Constraint.@Nullable Limit limit, boolean whole, List<Call> calls) {
    if (limit != null && !(whole && limit.message().isEmpty())) {
      String method =
          limit.lower()
              ? (limit.included() ? "atLeast" : "above")
              : limit.included() ? "atMost" : "below";
      calls.add(new Call(method, limit.value().toString(), 0, 0, limit.message()));
    }
  }
}
