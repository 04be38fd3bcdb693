package dev.pokayoke.scalar;

import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** UUIDs in 36 small characters: RFC 9562, section 4. */
final class UuidRow extends PatternRow<UUID> {
  private static final int LENGTH = 36;

  UuidRow() {
    super(
        UUID.class,
        "UUID",
        "123e4567-e89b-12d3-a456-426614174000",
        null,
        "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$");
  }

  @Override
  public String format() {
    return "uuid";
  }

  @Override
  public @Nullable UUID exact(char[] text, int offset, int length) {
    if (length != LENGTH) {
      return null;
    }
    long high = 0;
    long low = 0;
    for (int i = 0; i < LENGTH; i++) {
      char c = text[offset + i];
      if (i == 8 || i == 13 || i == 18 || i == 23) {
        if (c != '-') {
          return null;
        }
        continue;
      }
      int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
      if (digit < 0) {
        return null;
      }
      if (i < 18) {
        high = high << 4 | digit;
      } else {
        low = low << 4 | digit;
      }
    }
    return new UUID(high, low);
  }

  @Override
  Reading<UUID> lenient(String text) {
    return respelled(exact(text.toLowerCase(Locale.ROOT)), Rules.LETTER_CASE);
  }
}
