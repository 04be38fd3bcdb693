package dev.pokayoke.samples.hotel.pms;

import dev.pokayoke.samples.hotel.json.JsonObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;

/**
 * Faults on demand: how slow the server is and which requests it answers with 503. Setting the
 * share starts its random sequence anew, so that the same settings give the same faults.
 */
final class Knobs {

  private static final String LATENCY = "latencyMillis";
  private static final String SHARE = "unavailableShare";
  private static final String FAIL_NEXT = "failNext";
  private static final List<String> NAMES = List.of(LATENCY, SHARE, FAIL_NEXT);
  private static final int MAX_LATENCY_MILLIS = 600_000;

  private final long seed;
  private Random random;
  private int latencyMillis;
  private BigDecimal unavailableShare = BigDecimal.ZERO;
  private int failNext;

  Knobs(long seed) {
    this.seed = seed;
    this.random = new Random(seed);
  }

  /** Sets the knobs that are named; if one value is bad, none is set. */
  synchronized void set(JsonObject wanted) {
    for (String name : wanted.names()) {
      require(NAMES.contains(name), name, "%s is not one of %s.".formatted(name, NAMES));
    }
    int newLatency = wanted.has(LATENCY) ? wanted.whole(LATENCY) : latencyMillis;
    int newFailNext = wanted.has(FAIL_NEXT) ? wanted.whole(FAIL_NEXT) : failNext;
    BigDecimal newShare = wanted.has(SHARE) ? wanted.decimal(SHARE) : unavailableShare;
    require(
        newLatency >= 0 && newLatency <= MAX_LATENCY_MILLIS,
        LATENCY,
        "%s is from 0 to %d.".formatted(LATENCY, MAX_LATENCY_MILLIS));
    require(newFailNext >= 0, FAIL_NEXT, "%s is at least 0.".formatted(FAIL_NEXT));
    require(
        newShare.signum() >= 0 && newShare.compareTo(BigDecimal.ONE) <= 0,
        SHARE,
        "%s is from 0 to 1.".formatted(SHARE));
    latencyMillis = newLatency;
    failNext = newFailNext;
    unavailableShare = newShare;
    if (wanted.has(SHARE)) {
      random = new Random(seed);
    }
  }

  /** Decides about one request; each request asks once. */
  synchronized boolean failsNow() {
    if (failNext > 0) {
      failNext--;
      return true;
    }
    return unavailableShare.signum() > 0 && random.nextDouble() < unavailableShare.doubleValue();
  }

  synchronized int latencyMillis() {
    return latencyMillis;
  }

  synchronized JsonObject json() {
    return JsonObject.of()
        .with(LATENCY, latencyMillis)
        .with(SHARE, unavailableShare)
        .with(FAIL_NEXT, failNext);
  }

  private static void require(boolean good, String field, String detail) {
    if (!good) {
      throw new Problem(ProblemType.BAD_VALUE, field, detail);
    }
  }
}
