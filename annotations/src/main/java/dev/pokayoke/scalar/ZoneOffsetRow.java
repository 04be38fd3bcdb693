package dev.pokayoke.scalar;

import java.time.ZoneOffset;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Offsets from UTC: {@code +01:00}, or {@code Z}. */
final class ZoneOffsetRow extends PatternRow<ZoneOffset> {
  ZoneOffsetRow() {
    super(
        ZoneOffset.class,
        "zone offset",
        "+01:00",
        "^" + OffsetText.WRITTEN + "$",
        "^" + OffsetText.WRITTEN + "$");
  }

  @Override
  public @Nullable ZoneOffset exact(char[] text, int offset, int length) {
    int seconds = OffsetText.any(text, offset, length);
    return seconds == OffsetText.NONE ? null : ZoneOffset.ofTotalSeconds(seconds);
  }

  @Override
  Reading<ZoneOffset> lenient(String text) {
    return respelled(exact(text.toUpperCase(Locale.ROOT)), Rules.LETTER_CASE);
  }
}
