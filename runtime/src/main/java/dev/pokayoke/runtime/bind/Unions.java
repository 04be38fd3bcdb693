package dev.pokayoke.runtime.bind;

import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import dev.pokayoke.runtime.text.UnionSentences;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Decides which object of a union has come. The schema has the tag first; JSON has no order, so
 * that a tag which stands elsewhere is as good.
 */
public final class Unions {
  private Unions() {}

  /** Index of the object that was begun, or -1 where there is a problem and it was ended. */
  public static int index(Cursor in, Variants of) {
    JsonParser parser = in.parser;
    if (parser.nextNameMatch(of.tag.matcher) == 0) {
      if (parser.nextToken() == JsonToken.VALUE_STRING) {
        char[] text = parser.getStringCharacters();
        int length = parser.getStringLength();
        int exact = of.spellings.exact(text, parser.getStringOffset(), length);
        if (exact >= 0) {
          return enter(in, of, exact);
        }
      }
      return value(in, of);
    }
    return search(in, of);
  }

  /** The tag has been read, so that it is a repetition if it comes again. */
  private static int enter(Cursor in, Variants of, int index) {
    in.names = of.object(index);
    in.seen |= of.bit(index);
    in.given |= of.bit(index);
    return index;
  }

  /** The tag is the current value, and is not exact. */
  private static int value(Cursor in, Variants of) {
    JsonToken token = in.parser.currentToken();
    if (token == JsonToken.VALUE_STRING) {
      return spelled(in, of, in.parser.getString());
    }
    if (token == JsonToken.VALUE_NULL) {
      return refused(in, of, () -> UnionSentences.noTag(of.spellings.wireValues()));
    }
    String came = Came.describe(in.parser);
    in.parser.skipChildren();
    return refused(in, of, () -> Sentences.notOneOf(came, of.spellings.wireValues(), null));
  }

  private static int spelled(Cursor in, Variants of, String came) {
    int index = of.spellings.known(came);
    if (index < 0) {
      return refused(in, of, () -> Choices.notOneOf(came, of.spellings));
    }
    in.names = of.tag;
    in.property = 0;
    String wire = of.spellings.wire(index);
    if (!came.equals(wire)) {
      in.coerced(Quote.json(came), wire, Rules.ENUM_SPELLING);
    }
    return enter(in, of, index);
  }

  /** The object cannot be read; the rest of it, after the value that is current, is passed over. */
  private static int refused(Cursor in, Variants of, Supplier<String> message) {
    while (in.parser.nextToken() != JsonToken.END_OBJECT) {
      in.parser.skipChildren();
    }
    return ended(in, of, message);
  }

  /** The object cannot be read, and has been passed over. */
  private static int ended(Cursor in, Variants of, Supplier<String> message) {
    in.names = of.tag;
    in.property = 0;
    in.found(message, Sentences.correctIt(), Fixer.MODEL);
    in.end();
    return -1;
  }

  /** The first name is not exactly the tag: finds it, and begins the object anew with it first. */
  private static int search(Cursor in, Variants of) {
    @Nullable Member tag = null;
    StringBuilder others = new StringBuilder("{");
    while (in.parser.currentToken() == JsonToken.PROPERTY_NAME) {
      Member member = Member.read(in);
      if (tag == null && of.tag.find(member.name()) == 0) {
        tag = member;
      } else {
        others.append(others.length() == 1 ? "" : ",").append(member.text());
      }
    }
    if (tag == null) {
      return ended(in, of, () -> UnionSentences.noTag(of.spellings.wireValues()));
    }
    in.pop();
    in.open("{" + tag.text() + (others.length() == 1 ? "" : ",") + others.substring(1) + "}");
    in.push();
    return first(in, of);
  }

  private static int first(Cursor in, Variants of) {
    in.parser.nextToken();
    String name = in.parser.currentName();
    in.names = of.tag;
    in.property = 0;
    if (!name.equals(of.tag.wire(0))) {
      in.coerced(Quote.json(name), of.tag.wire(0), Rules.KEY_SPELLING);
    }
    in.parser.nextToken();
    return value(in, of);
  }

  /**
   * A member of an object.
   *
   * @param text name and value as they came
   */
  private record Member(String name, String text) {
    /** Reads the member whose name is the current token; the token after it is next. */
    static Member read(Cursor in) {
      String name = in.parser.currentName();
      int start = JsonText.offset(in.parser);
      in.parser.nextToken();
      in.parser.skipChildren();
      in.parser.nextToken();
      String text = in.text.substring(start, JsonText.offset(in.parser)).strip();
      boolean more = in.parser.currentToken() == JsonToken.PROPERTY_NAME;
      return new Member(name, more ? text.substring(0, text.length() - 1) : text);
    }
  }
}
