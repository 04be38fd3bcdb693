package dev.pokayoke.runtime.bind;

/**
 * A text that a regular expression may look at so often and no more: some expressions try a number
 * of ways that doubles with each character.
 */
final class BoundedText implements CharSequence {
  /** A few milliseconds. */
  private static final int LEAST = 1_000_000;

  private static final int EACH = 100;

  private final String text;
  private int rest;

  BoundedText(String text) {
    this.text = text;
    this.rest = LEAST + EACH * text.length();
  }

  /** There is no budget left. */
  static final class Exhausted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Exhausted() {
      super("too many steps", null, false, false);
    }
  }

  @Override
  public char charAt(int index) {
    if (--rest < 0) {
      throw new Exhausted();
    }
    return text.charAt(index);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.subSequence(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
