package dev.pokayoke.runtime.outcome;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads a {@code Retry-After} header: seconds or a date (RFC 9110 section 10.2.3), the date in the
 * form of today or in one of the two obsolete ones that a recipient must accept (section 5.6.7).
 * Whatever else a dependency sends is no reason to fail and is ignored.
 */
final class RetryAfter {
  /** Longer than any deadline, short enough for arithmetic in nanoseconds. */
  static final Duration LONGEST = Duration.ofDays(365);

  private static final int LONGEST_TEXT = 64;

  private static final DateTimeFormatter RFC_850 =
      new DateTimeFormatterBuilder()
          .appendPattern("EEEE, dd-MMM-")
          .appendValueReduced(ChronoField.YEAR, 2, 2, 2000)
          .appendPattern(" HH:mm:ss 'GMT'")
          .toFormatter(Locale.US);

  private static final List<DateTimeFormatter> DATES =
      List.of(
          DateTimeFormatter.ofPattern("EEE, dd MMM uuuu HH:mm:ss 'GMT'", Locale.US),
          DateTimeFormatter.ofPattern("EEE MMM ppd HH:mm:ss uuuu", Locale.US));

  private RetryAfter() {}

  /**
   * How long to wait.
   *
   * @return a positive duration of at most {@link #LONGEST}, or {@code null} for no wait at all
   */
  static @Nullable Duration parse(@Nullable String header, Instant now) {
    String text = header == null ? "" : header.strip();
    if (text.isEmpty() || text.length() > LONGEST_TEXT) {
      return null;
    }
    Duration wait = isDigits(text) ? seconds(text) : untilDate(text, now);
    if (wait == null || wait.isZero() || wait.isNegative()) {
      return null;
    }
    return wait.compareTo(LONGEST) > 0 ? LONGEST : wait;
  }

  private static boolean isDigits(String text) {
    return text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static Duration seconds(String digits) {
    return digits.length() > 9 ? LONGEST : Duration.ofSeconds(Long.parseLong(digits));
  }

  private static @Nullable Duration untilDate(String text, Instant now) {
    LocalDateTime date = date(text, now);
    return date == null ? null : Duration.between(now, date.toInstant(ZoneOffset.UTC));
  }

  private static @Nullable LocalDateTime date(String text, Instant now) {
    for (DateTimeFormatter format : DATES) {
      LocalDateTime date = parse(text, format);
      if (date != null) {
        return date;
      }
    }
    return shortYear(text, now);
  }

  /** Two digits of a year mean the past where they would else be more than 50 years ahead. */
  private static @Nullable LocalDateTime shortYear(String text, Instant now) {
    LocalDateTime date = parse(text, RFC_850);
    if (date == null) {
      return null;
    }
    LocalDateTime limit = LocalDateTime.ofInstant(now, ZoneOffset.UTC).plusYears(50);
    return date.isAfter(limit) ? date.minusYears(100) : date;
  }

  private static @Nullable LocalDateTime parse(String text, DateTimeFormatter format) {
    try {
      return LocalDateTime.parse(text, format);
    } catch (DateTimeException notOfThisForm) {
      return null;
    }
  }
}
