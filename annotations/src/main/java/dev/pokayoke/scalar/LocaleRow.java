package dev.pokayoke.scalar;

import java.util.IllformedLocaleException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Languages and regions by their tag of BCP 47: {@code en-US}. */
final class LocaleRow extends PatternRow<Locale> {
  private static final String PATTERN = "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$";

  /** BCP 47 lets languages have more letters and knows none that has. */
  private static final int LONGEST_LANGUAGE = 3;

  LocaleRow() {
    super(Locale.class, "language tag of BCP 47", "en-US", PATTERN, PATTERN);
  }

  @Override
  public @Nullable Locale exact(char[] text, int offset, int length) {
    String tag = new String(text, offset, length);
    Locale locale = locale(tag);
    return locale != null && locale.toLanguageTag().equals(tag) ? locale : null;
  }

  private @Nullable Locale locale(String tag) {
    if (tag.isEmpty() || tag.length() > longest()) {
      return null;
    }
    try {
      Locale locale = new Locale.Builder().setLanguageTag(tag).build();
      return locale.getLanguage().length() <= LONGEST_LANGUAGE ? locale : null;
    } catch (IllformedLocaleException illFormed) {
      return null;
    }
  }

  @Override
  Reading<Locale> lenient(String text) {
    return respelled(locale(text.replace('_', '-')), Rules.LANGUAGE_TAG);
  }

  @Override
  public String write(Locale value) {
    return value.toLanguageTag();
  }
}
