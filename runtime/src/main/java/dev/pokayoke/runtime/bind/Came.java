package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Describes a value that came, to begin a sentence with. */
final class Came {
  private Came() {}

  static String describe(JsonParser parser) {
    return switch (parser.currentToken()) {
      case START_OBJECT -> Kinds.OBJECT_CAME;
      case START_ARRAY -> Kinds.LIST_CAME;
      case VALUE_STRING -> Quote.text(parser.getString());
      default -> Quote.plain(parser.getString());
    };
  }

  /** The kind only, where the value may be anything and of any length. */
  static String kind(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> Kinds.OBJECT_CAME;
      case START_ARRAY -> Kinds.LIST_CAME;
      case VALUE_STRING -> Kinds.TEXT_CAME;
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Kinds.NUMBER_CAME;
      default -> token.asString();
    };
  }
}
