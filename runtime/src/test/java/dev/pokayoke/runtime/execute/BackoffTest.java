package dev.pokayoke.runtime.execute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.runtime.FixedRandom;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BackoffTest {
  @ParameterizedTest
  @CsvSource({
    "1, 200",
    "2, 400",
    "3, 800",
    "4, 1600",
    "5, 2000",
    "6, 2000",
    "40, 2000",
    "2000000000, 2000"
  })
  void limitDoublesUpToTheCap(int failed, long millis) {
    assertThat(Backoff.after(failed, null, new FixedRandom(0.5)))
        .isEqualTo(Duration.ofMillis(millis).dividedBy(2));
  }

  @Test
  void jitterIsFull() {
    assertThat(Backoff.after(1, null, new FixedRandom(0))).isEqualTo(Duration.ZERO);
    RandomGenerator random = new SplittableRandom(20261130);
    for (int n = 0; n < 1_000; n++) {
      assertThat(Backoff.after(2, null, random))
          .isGreaterThanOrEqualTo(Duration.ZERO)
          .isLessThan(Duration.ofMillis(400));
    }
  }

  @Test
  void whatTheDependencyAskedForIsAFloor() {
    FixedRandom half = new FixedRandom(0.5);
    assertThat(Backoff.after(1, Duration.ofSeconds(7), half)).isEqualTo(Duration.ofSeconds(7));
    assertThat(Backoff.after(5, Duration.ofMillis(900), half)).isEqualTo(Duration.ofSeconds(1));
  }
}
