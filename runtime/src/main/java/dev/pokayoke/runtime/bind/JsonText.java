package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.text.TextSentences;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;

/**
 * The text of the arguments and its limits. Numbers have limits of their own, {@link NumberText}.
 */
public final class JsonText {
  static final int LONGEST = 1 << 20;
  static final int DEEPEST = 64;

  /** The limits of this runtime replace those of the parser that a shorter text could reach. */
  private static final JsonFactory STRICT =
      JsonFactory.builder()
          .disable(TokenStreamFactory.Feature.FAIL_ON_SYMBOL_HASH_OVERFLOW)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxNumberLength(LONGEST)
                  .maxNameLength(LONGEST)
                  .maxStringLength(LONGEST)
                  .build())
          .build();

  private JsonText() {}

  /** Whether a text stands for no arguments: it is blank, or the {@code null} of JSON. */
  public static boolean isNone(String text) {
    return text.isBlank() || text.strip().equals("null");
  }

  /** Begins to read a text. */
  public static Cursor open(String text, String user, Clock clock) {
    return new Cursor(STRICT.createParser(ObjectReadContext.empty(), text), user, clock);
  }

  /**
   * Enters the object that a text must be.
   *
   * @return why it cannot be read, or {@code null} if its first property is next
   * @throws JacksonException if it is not JSON
   */
  public static @Nullable ToolError enter(Cursor in, String text) {
    if (tooLong(text)) {
      return Problems.whole(TextSentences.textTooLong());
    }
    JsonToken root = in.parser.nextToken();
    if (root == JsonToken.START_OBJECT) {
      return null;
    }
    String fault = Syntax.fault(text);
    return Problems.whole(fault != null ? fault : TextSentences.notAnObject(Came.kind(root)));
  }

  /** Why a text that the parser refused cannot be read, in our own words. */
  public static ToolError malformed(String text) {
    String fault = Syntax.fault(text);
    return Problems.whole(fault != null ? fault : TextSentences.notJson());
  }

  /** Gives the buffers back. */
  public static void close(Cursor in) {
    in.parser.close();
  }

  /** Whether a text has more than 1 MiB as UTF-8. */
  private static boolean tooLong(String text) {
    if (text.length() <= LONGEST / 3) {
      return false;
    }
    long bytes = text.length();
    for (int i = 0; i < text.length() && bytes <= LONGEST; i++) {
      char c = text.charAt(i);
      // A surrogate pair is four bytes, so two for each half.
      bytes += c < 0x80 ? 0 : c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
    }
    return bytes > LONGEST;
  }
}
