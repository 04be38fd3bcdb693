package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.ShapeSentences;
import dev.pokayoke.runtime.text.TextSentences;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
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
    return open(Source.of(text), user, clock);
  }

  private static Cursor open(Source source, String user, Clock clock) {
    return new Cursor(parser(source.text()), source, user, clock);
  }

  static JsonParser parser(String text) {
    return STRICT.createParser(ObjectReadContext.empty(), text);
  }

  /** Where the current token of a parser begins. */
  static int offset(JsonParser parser) {
    return (int) parser.currentTokenLocation().getCharOffset();
  }

  /**
   * Enters the object that a text must be: whether its first property is next.
   *
   * @throws JacksonException if it is not JSON
   */
  public static boolean enter(Cursor in) {
    String text = in.source.text();
    if (tooLong(text)) {
      in.unreadable(TextSentences.textTooLong());
      return false;
    }
    JsonToken root = in.parser.nextToken();
    if (root == JsonToken.START_OBJECT) {
      return true;
    }
    String fault = Syntax.unmendable(text);
    in.unreadable(fault != null ? fault : TextSentences.notAnObject(Came.kind(root)));
    return false;
  }

  /** Says in our own words why a text cannot be read that the parser refused. */
  public static void malformed(Cursor in) {
    String fault = Syntax.unmendable(in.source.text());
    in.unreadable(fault != null ? fault : TextSentences.notJson());
  }

  /**
   * What to read from the beginning in the place of arguments that were refused, because they can
   * only mean that; {@code null} if the refusal stays.
   */
  public static @Nullable Cursor instead(Cursor in) {
    Source source = in.unreadable() == null ? regrouped(in) : readable(in);
    return source == null ? null : open(source, in.user, in.clock);
  }

  private static @Nullable Source regrouped(Cursor in) {
    Names root = in.surprised();
    return root == null ? null : Regrouping.of(in.source, root);
  }

  private static @Nullable Source readable(Cursor in) {
    Source source = in.source;
    if (tooLong(source.text())) {
      return null;
    }
    if (Syntax.fault(source.text()) == null) {
      return source.isDone(Source.Step.OPENED) ? null : opened(source);
    }
    if (source.isDone(Source.Step.MENDED)) {
      return null;
    }
    try {
      return Mending.of(source);
    } catch (Mending.SeveralObjects differ) {
      in.unreadable(ShapeSentences.severalObjects());
      return null;
    }
  }

  /** The object that a text of one string holds. */
  private static @Nullable Source opened(Source source) {
    try (JsonParser parser = parser(source.text())) {
      String inner = parser.nextToken() == JsonToken.VALUE_STRING ? parser.getString().strip() : "";
      return inner.startsWith("{")
          ? source.then(Source.Step.OPENED, inner, "", Rules.OBJECT_TEXT)
          : null;
    }
  }

  /** Gives the buffers back. */
  public static void close(Cursor in) {
    in.close();
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
