package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.OutcomeSentences;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Redaction;
import dev.pokayoke.runtime.text.Sentences;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The words of an exception, as far as they are fit for a model. */
final class Words {
  private static final int LONGEST = 160;

  private Words() {}

  /**
   * The words, cut and redacted; a neutral sentence where nothing is left.
   *
   * @param said whether the model has said something itself
   */
  static String of(@Nullable String message, Predicate<String> said) {
    String words = message == null ? "" : Redaction.of(message, said);
    boolean telling =
        words.replace(OutcomeSentences.REMOVED, "").codePoints().anyMatch(Character::isLetter);
    return telling ? Quote.plain(words, LONGEST) : Sentences.notTogether();
  }
}
