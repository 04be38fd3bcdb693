package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.OutcomeSentences;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Redaction;
import dev.pokayoke.runtime.text.Sentences;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The words of an exception or a validator, as far as they are fit for a model. */
final class Words {
  private static final int LONGEST = 160;

  private Words() {}

  /**
   * The words, cut and redacted; a neutral sentence where nothing is left.
   *
   * @param said whether the model has said something itself
   */
  static String of(@Nullable String message, Predicate<String> said) {
    return of(message, said, LONGEST, Sentences.notTogether());
  }

  /**
   * The same for words that are not of an exception.
   *
   * @param longest how many characters are shown
   * @param otherwise the sentence where nothing is left
   */
  static String of(
      @Nullable String message, Predicate<String> said, int longest, String otherwise) {
    String words = message == null ? "" : Redaction.of(message, said);
    boolean telling =
        words.replace(OutcomeSentences.REMOVED, "").codePoints().anyMatch(Character::isLetter);
    return telling ? Quote.plain(words, longest) : otherwise;
  }
}
