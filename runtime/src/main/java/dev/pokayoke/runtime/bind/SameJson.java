package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Quote;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Tells whether texts are the same JSON value. */
final class SameJson {
  private SameJson() {}

  /**
   * A text that is equal for equal values: members of objects in any order, numbers digit by digit.
   */
  static String ordered(String json) {
    try (JsonParser parser = JsonText.parser(json)) {
      parser.nextToken();
      return value(parser);
    }
  }

  private static String value(JsonParser parser) {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> Quote.json(parser.getString());
      default -> parser.getString();
    };
  }

  // A name that came twice stays twice, because such an object is refused.
  private static String object(JsonParser parser) {
    List<String> members = new ArrayList<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = Quote.json(parser.currentName());
      parser.nextToken();
      members.add(name + ':' + value(parser));
    }
    Collections.sort(members);
    return '{' + String.join(",", members) + '}';
  }

  private static String array(JsonParser parser) {
    List<String> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(parser));
    }
    return '[' + String.join(",", items) + ']';
  }
}
