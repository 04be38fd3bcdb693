package dev.pokayoke.runtime.text;

/** Java text that may not be Unicode text. */
public final class Utf16 {
  private Utf16() {}

  /** The same text with U+FFFD for each half of a surrogate pair that stands alone. */
  public static String wellFormed(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return replaced(text, i);
      }
    }
    return text;
  }

  private static String replaced(String text, int from) {
    StringBuilder whole = new StringBuilder(text.length()).append(text, 0, from);
    for (int i = from; i < text.length(); ) {
      int point = text.codePointAt(i);
      boolean half = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
      whole.appendCodePoint(half ? '\uFFFD' : point);
      i += Character.charCount(point);
    }
    return whole.toString();
  }
}
