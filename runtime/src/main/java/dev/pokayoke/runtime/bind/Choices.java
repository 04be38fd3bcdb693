package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
    refuse(in, spellings, null);
    return -1;
  }

  private static int respelled(Cursor in, Spellings spellings) {
    String came = in.parser.getString();
    int index = spellings.known(came);
    if (index < 0) {
      refuse(in, spellings, spellings.nearest(came));
      return -1;
    }
    in.coerced(
        Quote.json(came),
        spellings.wire(index),
        spellings.isWire(came) ? Rules.ENUM_SPELLING : Rules.ENUM_ALIAS);
    return index;
  }

  private static void refuse(Cursor in, Spellings spellings, @Nullable String nearest) {
    List<String> values = spellings.wireValues();
    if (nearest != null) {
      values = new ArrayList<>(values);
      values.remove(nearest);
      values.add(0, nearest);
    }
    in.problem(Sentences.notOneOf(Came.describe(in.parser, in.token()), values, nearest));
  }
}
