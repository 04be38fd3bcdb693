package dev.pokayoke.scalar;

import java.util.Locale;
import java.util.Set;

/**
 * Which texts are a UUID.
 *
 * @param empty whether an empty text is one
 * @param nil whether the one of zeros is one
 * @param versions the versions that are
 * @param variants the variants that are: 0 to 2
 * @param letters the case of its letters
 */
public record UuidRule(
    boolean empty, boolean nil, Set<Integer> versions, Set<Integer> variants, Letters letters) {
  private static final int LENGTH = 36;
  private static final int VERSION_AT = 14;
  private static final int VARIANT_AT = 19;

  /** Copies the sets. */
  public UuidRule {
    versions = Set.copyOf(versions);
    variants = Set.copyOf(variants);
  }

  /** The case of letters. */
  public enum Letters {
    LOWER,
    UPPER,
    ANY
  }

  /** Whether a text is one. */
  public boolean accepts(String text) {
    if (text.isEmpty()) {
      return empty;
    }
    if (text.length() != LENGTH) {
      return false;
    }
    boolean zero = true;
    for (int i = 0; i < LENGTH; i++) {
      char c = text.charAt(i);
      boolean hyphen = i == 8 || i == 13 || i == 18 || i == 23;
      if (hyphen ? c != '-' : !isDigit(c)) {
        return false;
      }
      zero &= c == '0' || c == '-';
    }
    return zero
        ? nil
        : versions.contains(Character.digit(text.charAt(VERSION_AT), 16))
            && variants.contains(variant(Character.digit(text.charAt(VARIANT_AT), 16)));
  }

  private boolean isDigit(char c) {
    return (c >= '0' && c <= '9')
        || (c >= 'a' && c <= 'f' && letters != Letters.UPPER)
        || (c >= 'A' && c <= 'F' && letters != Letters.LOWER);
  }

  /** RFC 9562, 4.1: the number of leading ones in the first bits; -1 for the reserved one. */
  private static int variant(int digit) {
    if (digit < 0b1000) {
      return 0;
    } else if (digit < 0b1100) {
      return 1;
    }
    return digit < 0b1110 ? 2 : -1;
  }

  /** What one looks like. */
  public String example() {
    String example = "01890a5d-ac96-774b-bcce-b302099a8057";
    return letters == Letters.UPPER ? example.toUpperCase(Locale.ROOT) : example;
  }
}
