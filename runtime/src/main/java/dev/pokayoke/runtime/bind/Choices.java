package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonToken;

/** Reads one of the values of an enum. */
public final class Choices {
  private Choices() {}

  /** Index of the constant, or -1 where there is a problem. */
  public static int index(Cursor in, Spellings spellings) {
    if (in.token() == JsonToken.VALUE_STRING) {
      char[] text = in.parser.getStringCharacters();
      int exact = spellings.exact(text, in.parser.getStringOffset(), in.parser.getStringLength());
      return exact >= 0 ? exact : respelled(in, spellings);
    }
    String other = Came.describe(in.parser);
    in.problem(() -> Sentences.notOneOf(other, spellings.wireValues(), null));
    return -1;
  }

  private static int respelled(Cursor in, Spellings spellings) {
    String came = in.parser.getString();
    int index = spellings.known(came);
    if (index < 0) {
      in.problem(() -> notOneOf(came, spellings));
      return -1;
    }
    coerced(in, came, spellings, index);
    return index;
  }

  /** A text that is not exact was taken as a constant. */
  static void coerced(Cursor in, String came, Spellings spellings, int index) {
    String rule = spellings.isWire(came) ? Rules.ENUM_SPELLING : Rules.ENUM_ALIAS;
    in.coerced(Quote.json(came), spellings.wire(index), rule);
  }

  static String notOneOf(String came, Spellings spellings) {
    String nearest = spellings.nearest(came);
    List<String> values = new ArrayList<>(spellings.wireValues());
    if (nearest != null) {
      values.remove(nearest);
      values.add(0, nearest);
    }
    return Sentences.notOneOf(Quote.text(came), values, nearest);
  }
}
