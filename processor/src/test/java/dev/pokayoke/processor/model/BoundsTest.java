package dev.pokayoke.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.fixture.Wires;
import dev.pokayoke.processor.model.Constraint.Digits;
import dev.pokayoke.processor.model.Constraint.Limit;
import dev.pokayoke.processor.model.Constraint.Size;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundsTest {
  private static final Constraint.Source SOURCE = new Constraint.Source("", "", Wires.NOWHERE);
  private static final WireType.Whole BYTE = new WireType.Whole(8, false);
  private static final WireType.Whole LONG = new WireType.Whole(64, false);

  @Test
  void nothingIsNoBound() {
    assertThat(Bounds.of(List.of())).isEqualTo(new Bounds(null, null, 0, Integer.MAX_VALUE));
  }

  @Test
  void theNarrowerOneCounts() {
    assertThat(Bounds.of(List.of(min(1), min(3), max(9), max(7), size(1, 5), size(2, 8))))
        .isEqualTo(new Bounds((Limit) min(3), (Limit) max(7), 2, 5));
  }

  @Test
  void wholeNumbersAboveZeroBeginWithOne() {
    assertThat(Bounds.of(List.of()).leastWhole()).isNull();
    assertThat(Bounds.of(List.of(min(-3))).leastWhole()).isEqualTo(-3);
    assertThat(Bounds.of(List.of(min(-3), positive())).leastWhole()).isEqualTo(1);
    assertThat(Bounds.of(List.of(positive())).leastWhole()).isEqualTo(1);
    assertThat(Bounds.of(List.of(min(4), positive())).leastWhole()).isEqualTo(4);
  }

  @Test
  void aWholeNumberIsLimitedByItsTypeToo() {
    assertThat(Bounds.of(List.of(min(127))).excludeWhole(BYTE)).isFalse();
    assertThat(Bounds.of(List.of(min(128))).excludeWhole(BYTE)).isTrue();
    assertThat(Bounds.of(List.of(max(-129))).excludeWhole(BYTE)).isTrue();
    assertThat(Bounds.of(List.of(min(2), max(1))).excludeWhole(LONG)).isTrue();
    assertThat(Bounds.of(List.of(max(0), positive())).excludeWhole(LONG)).isTrue();
    assertThat(Bounds.of(List.of(max(1), positive())).excludeWhole(LONG)).isFalse();
    assertThat(Bounds.of(List.of()).excludeWhole(LONG)).isFalse();
  }

  @Test
  void wholeNumbersBelowAnEndThatIsNotIncludedEndBeforeIt() {
    assertThat(Bounds.of(List.of(limit(false, 9, false))).mostWhole()).isEqualTo(8);
    assertThat(Bounds.of(List.of(max(9), limit(false, 9, false))).mostWhole()).isEqualTo(8);
  }

  @Test
  void theDigitsOfAWholeNumberAreARange() {
    Bounds bounds = Bounds.ofWhole(List.of(new Digits(3, 2, SOURCE)));

    assertThat(bounds.leastWhole()).isEqualTo(-999);
    assertThat(bounds.mostWhole()).isEqualTo(999);
  }

  @Test
  void aFractionFitsBetweenZeroAndOne() {
    assertThat(Bounds.of(List.of(max(1), positive())).excludeDecimals()).isFalse();
    assertThat(Bounds.of(List.of(max(0), positive())).excludeDecimals()).isTrue();
    assertThat(Bounds.of(List.of(max(0), min(0))).excludeDecimals()).isFalse();
    assertThat(Bounds.of(List.of(max(0), min(1))).excludeDecimals()).isTrue();
    assertThat(Bounds.of(List.of(min(1))).excludeDecimals()).isFalse();
  }

  private static Constraint limit(boolean lower, long value, boolean included) {
    return new Limit(lower, BigDecimal.valueOf(value), included, SOURCE);
  }

  private static Constraint min(long value) {
    return limit(true, value, true);
  }

  private static Constraint max(long value) {
    return limit(false, value, true);
  }

  private static Constraint positive() {
    return limit(true, 0, false);
  }

  private static Constraint size(int min, int max) {
    return new Size(min, max, SOURCE);
  }
}
