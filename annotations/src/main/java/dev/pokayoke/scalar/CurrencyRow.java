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
    Currency upper = exact(text.toUpperCase(Locale.ROOT));
    return upper != null
        ? new Reading.Read<>(upper, Rules.LETTER_CASE)
        : Reading.Refused.because(Refusal.UNREADABLE);
  }

  @Override
  public String write(Currency value) {
    return value.getCurrencyCode();
  }
}
