package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.ScalarSentences;
import dev.pokayoke.runtime.text.Sentences;
import dev.pokayoke.scalar.Scalars;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads a date that came as {@code {"year":2026,"month":3,"day":14}}, in any order. */
final class DateObjects {
  private static final Names PARTS = Names.of("year", "month", "day");

  /** So many digits of each part at most. */
  private static final int[] DIGITS = {4, 2, 2};

  private static final int FIRST_WHOLE_YEAR = 1000;

  private DateObjects() {}

  static @Nullable LocalDate read(Cursor in) {
    int[] parts = parts(in.parser);
    if (parts.length == 0) {
      String expected = Kinds.scalar(Scalars.LOCAL_DATE.noun());
      in.problem(Sentences.isNotLike(Kinds.OBJECT_CAME, expected, Scalars.LOCAL_DATE.example()));
      return null;
    }
    String text = padded(parts[0], 4) + '-' + padded(parts[1], 2) + '-' + padded(parts[2], 2);
    LocalDate date = Scalars.LOCAL_DATE.exact(text);
    if (date == null) {
      in.problem(ScalarSentences.doesNotExist(text, null));
      return null;
    }
    String came = "{\"year\":" + parts[0] + ",\"month\":" + parts[1] + ",\"day\":" + parts[2] + '}';
    in.coerced(came, text, Rules.DATE_OBJECT);
    return date;
  }

  /** The three numbers, or none if the object is anything else; it is read to its end. */
  private static int[] parts(JsonParser parser) {
    int[] parts = {-1, -1, -1};
    boolean good = true;
    while (true) {
      int part = parser.nextNameMatch(PARTS.matcher);
      if (part == -1) {
        boolean whole = parts[0] >= FIRST_WHOLE_YEAR && parts[1] >= 0 && parts[2] >= 0;
        return good && whole ? parts : new int[0];
      }
      JsonToken value = parser.nextToken();
      if (part < 0
          || parts[part] >= 0
          || value != JsonToken.VALUE_NUMBER_INT
          || parser.getStringLength() > DIGITS[part]) {
        good = false;
        parser.skipChildren();
      } else {
        parts[part] = parser.getIntValue();
      }
    }
  }

  private static String padded(int number, int digits) {
    String text = Integer.toString(number);
    return "0".repeat(digits - text.length()) + text;
  }
}
