package dev.pokayoke.processor.schema;

import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What the schemas of a dialect can say. What is not in its vocabulary becomes words, or is left to
 * the check at the call.
 *
 * @param formats the formats of a text that it knows
 * @param repetitions the highest count in a pattern, as 19 in {@code [0-9]{1,19}}; 0 for a dialect
 *     without {@code pattern}
 * @param lengths whether it has {@code minLength} and {@code maxLength}
 * @param numbers what it says of a number's bounds
 * @param items what it says of a list's length
 * @param maps whether it has objects of any names; lists of {@code {key,value}} otherwise
 * @param absence how it says that a value may be missing
 * @param cyclesEnd whether an object may contain itself only in a value that may be missing
 * @param membersSaid whether even an object without members has {@code properties}
 */
record Vocabulary(
    Set<String> formats,
    int repetitions,
    boolean lengths,
    Numbers numbers,
    Items items,
    boolean maps,
    Absence absence,
    boolean cyclesEnd,
    boolean membersSaid) {
  private static final Pattern REPETITION = Pattern.compile("\\{([0-9]+)(?:,([0-9]*))?}");

  /** What is said of a number's bounds. */
  enum Numbers {
    /** Nothing. */
    NONE,
    /** {@code minimum} and {@code maximum}. */
    INCLUDED,
    /** {@code exclusiveMinimum} and {@code exclusiveMaximum} too. */
    ALL
  }

  /** What is said of a list's length. */
  enum Items {
    /** Nothing. */
    NONE,
    /** {@code minItems} of 1. */
    NOT_EMPTY,
    /** {@code minItems} and {@code maxItems}. */
    ALL
  }

  /** How a value that may be missing is published. */
  enum Absence {
    /** It is not required. */
    NOT_REQUIRED,
    /** It is required, and may be {@code null}. */
    NULL
  }

  /** The formats that every dialect knows. */
  static final Set<String> COMMON_FORMATS =
      Set.of("date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid");

  /** All keywords that mean the same wherever they are read. */
  static final Vocabulary PORTABLE =
      new Vocabulary(
          COMMON_FORMATS,
          Integer.MAX_VALUE,
          true,
          Numbers.ALL,
          Items.ALL,
          true,
          Absence.NOT_REQUIRED,
          false,
          false);

  /** Whether a pattern can be said; whether it means the same there is not judged. */
  boolean has(String pattern) {
    return repetitions > 0
        && REPETITION.matcher(pattern).results().allMatch(result -> highest(result) <= repetitions);
  }

  private static long highest(MatchResult repetition) {
    String most = repetition.group(2);
    return Long.parseLong(most == null || most.isEmpty() ? repetition.group(1) : most);
  }
}
