package dev.pokayoke.compat.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/** Reads a text as one JSON value. */
public final class JsonReader {
  // Schemas are read and compared by recursion.
  private static final int DEEPEST = 200;
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
          .build();

  private final JsonParser parser;

  private JsonReader(JsonParser parser) {
    this.parser = parser;
  }

  /**
   * Reads a text.
   *
   * @throws BadJson if it is not exactly one JSON value, or has a name twice in one object
   */
  public static Json read(String text) throws BadJson {
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text)) {
      try {
        return new JsonReader(parser).only();
      } catch (StreamConstraintsException large) {
        throw bad("it is larger or deeper than any list of tools", parser.currentLocation());
      } catch (JacksonException other) {
        TokenStreamLocation at =
            other.getLocation() == null ? parser.currentLocation() : other.getLocation();
        boolean ended =
            other instanceof UnexpectedEndOfInputException
                || at.getCharOffset() >= text.stripTrailing().length();
        throw bad(ended ? "the JSON ends early" : "this is not JSON", at);
      }
    }
  }

  private Json only() throws BadJson {
    if (parser.nextToken() == null) {
      throw new BadJson("there is nothing in it", 1, 1);
    }
    Json value = value();
    if (parser.nextToken() != null) {
      throw bad("it goes on after the end of its JSON", parser.currentTokenLocation());
    }
    return value;
  }

  private static BadJson bad(String problem, TokenStreamLocation at) {
    return new BadJson(problem, Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()));
  }

  private Json value() throws BadJson {
    int start = (int) parser.currentTokenLocation().getCharOffset();
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(start);
      case START_ARRAY -> list(start);
      case VALUE_STRING -> new Json.Text(parser.getString(), start);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Numeral(number(), start);
      case VALUE_TRUE -> new Json.Bool(true, start);
      case VALUE_FALSE -> new Json.Bool(false, start);
      default -> new Json.Null(start);
    };
  }

  private BigDecimal number() throws BadJson {
    TokenStreamLocation at = parser.currentTokenLocation();
    try {
      return parser.getDecimalValue();
    } catch (NumberFormatException beyond) {
      throw bad("a number has more digits than can be compared", at);
    }
  }

  private Json object(int start) throws BadJson {
    Map<String, Json> values = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      TokenStreamLocation at = parser.currentTokenLocation();
      parser.nextToken();
      if (values.put(name, value()) != null) {
        throw bad("\"" + name + "\" stands here a second time", at);
      }
    }
    return new Json.Members(values, start, (int) parser.currentLocation().getCharOffset());
  }

  private Json list(int start) throws BadJson {
    List<Json> values = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      values.add(value());
    }
    return new Json.Items(values, start);
  }
}
