package dev.pokayoke.benchmarks.streaming;

import dev.pokayoke.benchmarks.service.RoomType;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The arguments of one call: reads values and collects what is wrong with them. */
final class Input implements AutoCloseable {
  private static final JsonFactory JSON = new JsonFactory();

  final JsonParser parser;
  private @Nullable List<Problem> problems;

  Input(String text) {
    parser = JSON.createParser(ObjectReadContext.empty(), text);
  }

  boolean clean() {
    return problems == null;
  }

  List<Problem> problems() {
    return problems == null ? List.of() : problems;
  }

  void problem(String field, String message) {
    if (problems == null) {
      problems = new ArrayList<>(2);
    }
    problems.add(new Problem(field, message));
  }

  void unknown(String field) {
    problem(field, "This property is not known.");
    parser.skipChildren();
  }

  /** Marks a property as seen; a second time is a problem. */
  int seen(int seen, int bit, String field) {
    if ((seen & bit) != 0) {
      problem(field, "It was given twice.");
    }
    return seen | bit;
  }

  /** Each required property that was not seen is a problem. */
  void require(int seen, String... fields) {
    for (int i = 0; i < fields.length; i++) {
      if ((seen & 1 << i) == 0) {
        problem(fields[i], "It is missing.");
      }
    }
  }

  @Nullable String text(String field) {
    if (parser.currentToken() != JsonToken.VALUE_STRING) {
      isNot(field, "text");
      return null;
    }
    return parser.getString();
  }

  @Nullable String notBlank(String field) {
    String text = text(field);
    if (text != null && text.isBlank()) {
      problem(field, "It is blank.");
    }
    return text;
  }

  @Nullable String optionalText(String field, int max) {
    if (parser.currentToken() == JsonToken.VALUE_NULL) {
      return null;
    }
    String text = text(field);
    if (text != null && text.length() > max) {
      problem(field, "It has " + text.length() + " characters, at most " + max + " are allowed.");
    }
    return text;
  }

  int whole(String field, int min, int max) {
    if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT) {
      isNot(field, "a whole number");
      return 0;
    }
    long value = parser.getStringLength() > 10 ? Long.MAX_VALUE : parser.getLongValue();
    if (value < min || value > max) {
      problem(field, value + " is not from " + min + " to " + max + ".");
      return 0;
    }
    return (int) value;
  }

  @Nullable RoomType roomType(String field) {
    if (parser.currentToken() != JsonToken.VALUE_STRING) {
      isNot(field, "one of SINGLE, DOUBLE, FAMILY, SUITE");
      return null;
    }
    String value = parser.getString();
    return switch (value) {
      case "SINGLE" -> RoomType.SINGLE;
      case "DOUBLE" -> RoomType.DOUBLE;
      case "FAMILY" -> RoomType.FAMILY;
      case "SUITE" -> RoomType.SUITE;
      default -> {
        problem(field, "'" + value + "' is not one of SINGLE, DOUBLE, FAMILY, SUITE.");
        yield null;
      }
    };
  }

  /** Reads digits where they stand: {@link LocalDate#parse} is slow and throws. */
  @Nullable LocalDate date(String field) {
    if (parser.currentToken() != JsonToken.VALUE_STRING) {
      isNot(field, "a date like 2026-03-14");
      return null;
    }
    char[] text = parser.getStringCharacters();
    int at = parser.getStringOffset();
    if (parser.getStringLength() == 10 && text[at + 4] == '-' && text[at + 7] == '-') {
      int year = digits(text, at, 4);
      int month = digits(text, at + 5, 2);
      int day = digits(text, at + 8, 2);
      if (year >= 0
          && month >= 1
          && month <= 12
          && day >= 1
          && (day <= 28 || day <= Month.of(month).length(year % 4 == 0 && leap(year)))) {
        return LocalDate.of(year, month, day);
      }
    }
    problem(field, "'" + parser.getString() + "' is not a date like 2026-03-14.");
    return null;
  }

  void ordered(@Nullable LocalDate from, @Nullable LocalDate to, boolean orEqual) {
    if (from == null || to == null || from.isBefore(to) || (orEqual && from.equals(to))) {
      return;
    }
    problem("to", to + " is not after from " + from + ".");
  }

  private void isNot(String field, String expected) {
    problem(field, parser.getString() + " is not " + expected + ".");
    parser.skipChildren();
  }

  private static boolean leap(int year) {
    return year % 100 != 0 || year % 400 == 0;
  }

  private static int digits(char[] text, int from, int count) {
    int value = 0;
    for (int i = from; i < from + count; i++) {
      int digit = text[i] - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      value = 10 * value + digit;
    }
    return value;
  }

  @Override
  public void close() {
    parser.close();
  }
}
