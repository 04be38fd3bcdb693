package dev.pokayoke.scalar;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;

/**
 * Moments with a time zone or just an offset: {@code 2026-01-15T10:30+01:00[Europe/Paris]}. Offset
 * and zone must agree, because one of them is wrong otherwise.
 */
final class ZonedDateTimeRow extends PatternRow<ZonedDateTime> {
  private static final String REGION = "([\\[][A-Za-z0-9~/._+:-]+[\\]])?";
  private static final int SHORTEST = "2026-01-15T10:30".length();

  ZonedDateTimeRow() {
    super(
        ZonedDateTime.class,
        "date and time with offset",
        "2026-01-15T10:30+01:00[Europe/Paris]",
        "^" + LocalDateTimeRow.EXACT + OffsetText.PATTERN + REGION + "$",
        "^" + LocalDateTimeRow.WRITTEN + OffsetText.WRITTEN + REGION + "$");
  }

  @Override
  public @Nullable ZonedDateTime exact(char[] text, int offset, int length) {
    Parts parts = Parts.of(text, offset, length);
    return parts == null || !parts.agree() ? null : parts.value();
  }

  /** Whether a text has the exact form and its zone has another offset at that time. */
  static boolean contradictsItself(String text) {
    Parts parts = Parts.of(text.toCharArray(), 0, text.length());
    return parts != null && !parts.agree();
  }

  @Override
  Reading<ZonedDateTime> lenient(String text) {
    return MomentForms.read(text, this, ZonedDateTime::parse);
  }

  @Override
  public Reading<ZonedDateTime> readNumber(String number) {
    return Reading.Refused.because(Refusal.EPOCH);
  }

  private record Parts(LocalDateTime local, ZoneOffset offset, ZoneId zone) {

    static @Nullable Parts of(char[] text, int from, int length) {
      if (length <= SHORTEST) {
        return null;
      }
      int end = from + length;
      int localEnd = OffsetText.start(text, from + SHORTEST, end);
      LocalDateTime local = Scalars.LOCAL_DATE_TIME.exact(text, from, localEnd - from);
      int regionAt = localEnd;
      while (regionAt < end && text[regionAt] != '[') {
        regionAt++;
      }
      int seconds = OffsetText.seconds(text, localEnd, regionAt - localEnd);
      if (local == null || seconds == OffsetText.NONE) {
        return null;
      }
      ZoneOffset offset = ZoneOffset.ofTotalSeconds(seconds);
      if (regionAt == end) {
        return new Parts(local, offset, offset);
      }
      ZoneId zone =
          text[end - 1] == ']'
              ? Scalars.ZONE_ID.exact(text, regionAt + 1, end - regionAt - 2)
              : null;
      return zone == null ? null : new Parts(local, offset, zone);
    }

    boolean agree() {
      return zone.getRules().isValidOffset(local, offset);
    }

    ZonedDateTime value() {
      return ZonedDateTime.ofStrict(local, offset, zone);
    }
  }
}
