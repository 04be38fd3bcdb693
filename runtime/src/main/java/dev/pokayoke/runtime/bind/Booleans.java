package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import java.util.Locale;
import tools.jackson.core.JsonToken;

/** Reads {@code true} and {@code false}. */
public final class Booleans {
  private Booleans() {}

  /** The value; {@code false} where there is a problem. */
  public static boolean bool(Cursor in) {
    if (in.token() == JsonToken.VALUE_TRUE) {
      return true;
    }
    if (in.token() == JsonToken.VALUE_FALSE) {
      return false;
    }
    return text(in);
  }

  private static boolean text(Cursor in) {
    if (in.token() == JsonToken.VALUE_STRING) {
      String came = in.parser.getString();
      String meant = came.strip().toLowerCase(Locale.ROOT);
      if (meant.equals("true") || meant.equals("false")) {
        in.coerced(Quote.json(came), meant, Rules.BOOLEAN_TEXT);
        return meant.equals("true");
      }
    }
    in.isNot(Kinds.BOOLEAN);
    return false;
  }
}
