package dev.pokayoke.mcp.stdio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.util.RawValue;

/**
 * Parses a line. The arguments of a tool stay the text they are: its reader is the runtime, which
 * sees every digit and every repeated name of what the model sent.
 */
final class MessageParser {
  private static final int MAX_DEPTH = 500;

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  /** Where a value stands, as far as it matters. */
  private enum Place {
    ROOT,
    PARAMS,
    ARGUMENTS,
    ELSEWHERE;

    Place of(String member) {
      if (this == ROOT && member.equals("params")) {
        return PARAMS;
      }
      return this == PARAMS && member.equals("arguments") ? ARGUMENTS : ELSEWHERE;
    }
  }

  private final String line;
  private final JsonParser in;

  private MessageParser(String line, JsonParser in) {
    this.line = line;
    this.in = in;
  }

  /**
   * The JSON value of a line: Map, List, String, Number, Boolean, {@code null}, and a {@link
   * RawValue} for {@code params.arguments}.
   *
   * @throws BadMessage if the line is not exactly one JSON value, or repeats a name elsewhere than
   *     in the arguments
   */
  static @Nullable Object parse(String line) throws BadMessage {
    try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), line)) {
      in.nextToken();
      Object value = new MessageParser(line, in).value(Place.ROOT);
      if (in.nextToken() == null) {
        return value;
      }
    } catch (JacksonException e) {
      // Its message quotes the text and names classes; neither helps the client.
    }
    throw new BadMessage(BadMessage.PARSE_ERROR, "The message is not valid JSON.", null);
  }

  private @Nullable Object value(Place place) throws BadMessage {
    JsonToken token = in.currentToken();
    if (token == null) {
      return null;
    }
    if (place == Place.ARGUMENTS && token != JsonToken.VALUE_NULL) {
      return raw();
    }
    return switch (token) {
      case START_OBJECT -> object(place);
      case START_ARRAY -> array();
      case VALUE_STRING -> in.getString();
      case VALUE_NUMBER_INT -> in.getNumberValue();
      case VALUE_NUMBER_FLOAT -> in.getDecimalValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private Map<String, @Nullable Object> object(Place place) throws BadMessage {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    while (in.nextToken() != JsonToken.END_OBJECT) {
      String name = in.currentName();
      in.nextToken();
      if (members.containsKey(name)) {
        throw new BadMessage(
            BadMessage.INVALID_REQUEST, "A member of the message is repeated.", null);
      }
      members.put(name, value(place.of(name)));
    }
    return members;
  }

  private List<@Nullable Object> array() throws BadMessage {
    List<@Nullable Object> items = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(Place.ELSEWHERE));
    }
    return items;
  }

  private RawValue raw() {
    int start = (int) in.currentTokenLocation().getCharOffset();
    in.skipChildren();
    in.finishToken();
    return new RawValue(line.substring(start, (int) in.currentLocation().getCharOffset()));
  }
}
