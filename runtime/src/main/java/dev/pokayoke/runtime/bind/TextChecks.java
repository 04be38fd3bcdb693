package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.ConstraintSentences;
import dev.pokayoke.runtime.text.Counted;
import dev.pokayoke.runtime.text.Quote;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Judges texts, as Hibernate Validator judges the same constraints: first how long they are, then
 * what they look like, which is only asked of a text that is good so far.
 */
public final class TextChecks {
  private static final int LONGEST_PATTERN = 60;

  private TextChecks() {}

  /** {@code @Size}: UTF-16 units, as {@link String#length()} counts. */
  public static @Nullable String size(
      Cursor in, @Nullable String value, int min, int max, @Nullable String words) {
    if (value != null && (value.length() < min || value.length() > max)) {
      in.problem(
          words != null
              ? words
              : ConstraintSentences.notOfSize(value.length(), Counted.CHARACTERS, min, max));
    }
    return value;
  }

  /** {@code @NotBlank}: something is no white space; {@code null} if nothing is. */
  public static @Nullable String notBlank(
      Cursor in, @Nullable String value, @Nullable String words) {
    if (value != null && value.isBlank()) {
      in.problem(words != null ? words : ConstraintSentences.blank());
      return null;
    }
    return value;
  }

  /** {@code @Pattern}: the whole text matches. */
  public static @Nullable String pattern(
      Cursor in, @Nullable String value, Pattern pattern, @Nullable String words) {
    if (value != null && in.good()) {
      try {
        if (!pattern.matcher(new BoundedText(value)).matches()) {
          notMatching(in, value, pattern, words);
        }
      } catch (StackOverflowError tooLongForThePattern) {
        notMatching(in, value, pattern, words);
      } catch (BoundedText.Exhausted tooManyWays) {
        in.problem(ConstraintSentences.notMatchedInTime(Quote.text(value), expected(pattern)));
      }
    }
    return value;
  }

  private static void notMatching(
      Cursor in, String value, Pattern pattern, @Nullable String words) {
    in.problem(
        words != null
            ? words
            : ConstraintSentences.notMatching(Quote.text(value), expected(pattern)));
  }

  private static String expected(Pattern pattern) {
    return Quote.plain(pattern.pattern(), LONGEST_PATTERN);
  }

  /** {@code @Email}. */
  public static @Nullable String email(Cursor in, @Nullable String value, @Nullable String words) {
    if (value != null && in.good() && !Addresses.isEmail(value)) {
      in.problem(words != null ? words : ConstraintSentences.notAnEmail(Quote.text(value)));
    }
    return value;
  }

  /** {@code @URL}; what is empty or -1 may be anything. */
  public static @Nullable String url(
      Cursor in,
      @Nullable String value,
      String protocol,
      String host,
      int port,
      @Nullable String words) {
    if (value != null && in.good() && !Addresses.isUrl(value, protocol, host, port)) {
      in.problem(
          words != null
              ? words
              : ConstraintSentences.notAUrl(Quote.text(value), protocol, host, port));
    }
    return value;
  }

  /** {@code @UUID}. */
  public static @Nullable String uuid(
      Cursor in, @Nullable String value, UuidRule rule, @Nullable String words) {
    if (value != null && in.good() && !rule.accepts(value)) {
      in.problem(
          words != null ? words : ConstraintSentences.notAUuid(Quote.text(value), rule.example()));
    }
    return value;
  }
}
