package dev.pokayoke.scalar;

import java.util.Currency;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Currencies by their code of ISO 4217: {@code EUR}. */
final class CurrencyRow extends PatternRow<Currency> {
  private static final String PATTERN = "^[A-Z]{3}$";
  private static final int LENGTH = 3;

  CurrencyRow() {
    super(Currency.class, "currency code of ISO 4217", "EUR", PATTERN, PATTERN);
  }

  @Override
  public @Nullable Currency exact(char[] text, int offset, int length) {
    if (length != LENGTH) {
      return null;
    }
    for (int at = offset; at < offset + length; at++) {
      if (text[at] < 'A' || text[at] > 'Z') {
        return null;
      }
    }
    try {
      return Currency.getInstance(new String(text, offset, length));
    } catch (IllegalArgumentException unknown) {
      return null;
    }
  }

  @Override
  Reading<Currency> lenient(String text) {
    return respelled(exact(text.toUpperCase(Locale.ROOT)), Rules.LETTER_CASE);
  }

  @Override
  public String write(Currency value) {
    return value.getCurrencyCode();
  }
}
