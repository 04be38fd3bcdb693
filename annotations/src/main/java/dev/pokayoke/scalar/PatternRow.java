package dev.pokayoke.scalar;

import org.jspecify.annotations.Nullable;

/** What all rows have in common. */
abstract class PatternRow<T> implements Scalar<T> {
  /** No form of a value is longer; what is longer is not looked at. */
  private static final int LONGEST = 100;

  private final Class<T> type;
  private final String noun;
  private final String example;
  private final @Nullable String pattern;
  private final @Nullable String writtenPattern;

  PatternRow(
      Class<T> type,
      String noun,
      String example,
      @Nullable String pattern,
      @Nullable String writtenPattern) {
    this.type = type;
    this.noun = noun;
    this.example = example;
    this.pattern = pattern;
    this.writtenPattern = writtenPattern;
  }

  @Override
  public final Class<T> type() {
    return type;
  }

  @Override
  public final String noun() {
    return noun;
  }

  @Override
  public final String example() {
    return example;
  }

  @Override
  public @Nullable String format() {
    return null;
  }

  @Override
  public final @Nullable String pattern() {
    return pattern;
  }

  @Override
  public final @Nullable String writtenPattern() {
    return writtenPattern;
  }

  /**
   * The exact form, the exact form between blanks, or whatever else {@link #lenient} finds; nothing
   * that is longer than any form.
   */
  @Override
  public Reading<T> read(String sent) {
    T exact = exact(sent);
    if (exact != null) {
      return new Reading.Read<>(exact, Rules.EXACT);
    }
    String text = sent.strip();
    if (text.isEmpty() || text.length() > longest()) {
      return Reading.Refused.because(Refusal.UNREADABLE);
    }
    T stripped = text.length() < sent.length() ? exact(text) : null;
    return stripped != null ? new Reading.Read<>(stripped, Rules.OUTER_BLANKS) : lenient(text);
  }

  /** The longest text that is looked at. */
  int longest() {
    return LONGEST;
  }

  /** Reads a text without blanks around it that has not the exact form. */
  abstract Reading<T> lenient(String text);

  /** What a text in another case or spelling means, if that has the exact form. */
  static <T> Reading<T> respelled(@Nullable T value, String rule) {
    return value != null
        ? new Reading.Read<>(value, rule)
        : Reading.Refused.because(Refusal.UNREADABLE);
  }

  @Override
  public String write(T value) {
    return value.toString();
  }
}
