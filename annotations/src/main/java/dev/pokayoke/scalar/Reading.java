package dev.pokayoke.scalar;

import java.util.List;

/**
 * What became of a text: it had exactly one reading, or it was refused.
 *
 * @param <T> the Java type
 */
public sealed interface Reading<T> {

  /**
   * The text had exactly one reading.
   *
   * @param value what it means
   * @param rule name of the rule of {@link Rules} that read it
   */
  record Read<T>(T value, String rule) implements Reading<T> {}

  /**
   * The text was refused.
   *
   * @param reason why
   * @param candidates the values it may mean where it is {@link Refusal#AMBIGUOUS}; the nearest
   *     value that exists where it is {@link Refusal#NONEXISTENT} or {@link Refusal#UNKNOWN_NAME}
   *     and there is one; else empty
   */
  record Refused<T>(Refusal reason, List<T> candidates) implements Reading<T> {
    /** Copies the candidates. */
    public Refused {
      candidates = List.copyOf(candidates);
    }

    static <T> Refused<T> because(Refusal reason) {
      return new Refused<>(reason, List.of());
    }
  }
}
