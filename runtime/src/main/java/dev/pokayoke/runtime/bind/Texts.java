package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Sentences;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** Reads text and characters. */
public final class Texts {
  private Texts() {}

  /** Text as it came; a number is taken as its own text. */
  public static @Nullable String string(Cursor in) {
    if (in.token() == JsonToken.VALUE_STRING) {
      return in.parser.getString();
    }
    if (in.token().isNumeric()) {
      return number(in);
    }
    in.problem(Sentences.notText(Came.describe(in.parser)));
    return null;
  }

  /** Exactly one UTF-16 unit; 0 where there is a problem. */
  public static char character(Cursor in) {
    if (in.token() == JsonToken.VALUE_STRING && in.parser.getStringLength() == 1) {
      return in.parser.getStringCharacters()[in.parser.getStringOffset()];
    }
    boolean digit = in.token() == JsonToken.VALUE_NUMBER_INT && in.parser.getStringLength() == 1;
    String text = digit ? number(in) : null;
    if (text == null) {
      in.isNot(Kinds.CHARACTER);
      return 0;
    }
    return text.charAt(0);
  }

  private static @Nullable String number(Cursor in) {
    String number = in.parser.getString();
    String fault = NumberText.fault(number);
    if (fault != null) {
      in.problem(fault);
      return null;
    }
    in.coerced(number, number, Rules.NUMBER_FOR_TEXT);
    return number;
  }
}
