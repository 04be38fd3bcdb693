package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The words of an exception, where they are fit for a model. */
final class Words {
  private static final int LONGEST = 160;
  private static final int LOOKED_AT = 1024;

  /** A class name, a path or an address: the words were not written for the model. */
  private static final Pattern TECHNICAL =
      Pattern.compile(
          "[a-z_][a-z0-9_]*[./][a-z_][A-Za-z0-9_]*[./][A-Za-z_$]|[A-Za-z]+://|\\w(Exception|Error)\\b");

  private Words() {}

  static String of(@Nullable String message) {
    if (message == null || message.isBlank()) {
      return Sentences.notTogether();
    }
    String start = message.substring(0, Math.min(message.length(), LOOKED_AT));
    return TECHNICAL.matcher(start).find()
        ? Sentences.notTogether()
        : Quote.plain(start.strip(), LONGEST);
  }
}
