package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Quote;
import tools.jackson.core.JsonParser;

/** Texts that stand for no value where one may be left out. */
final class EmptyTexts {
  /** A longer text that does not begin with a blank is neither blank nor a word for nothing. */
  private static final int LONGEST_WORD = 4;

  private EmptyTexts() {}

  /** Whether the current text, of an optional property, says that there is no value. */
  static boolean isAbsent(Cursor in, Names of, long bit) {
    JsonParser parser = in.parser;
    int length = parser.getStringLength();
    boolean literal = (of.literal & bit) != 0;
    if (literal ? length > 0 : length > LONGEST_WORD && !startsBlank(parser)) {
      return false;
    }
    String came = parser.getString();
    boolean blank = came.isBlank();
    if (!blank && !isNull(came)) {
      return false;
    }
    in.coerced(Quote.json(came), "", blank ? Rules.BLANK_AS_ABSENT : Rules.NULL_TEXT);
    return true;
  }

  /** Whether a text is the word for nothing of JSON or of Python. */
  static boolean isNull(String text) {
    String word = text.strip();
    return word.equalsIgnoreCase("null") || word.equalsIgnoreCase("none");
  }

  private static boolean startsBlank(JsonParser parser) {
    return Character.isWhitespace(parser.getStringCharacters()[parser.getStringOffset()]);
  }
}
