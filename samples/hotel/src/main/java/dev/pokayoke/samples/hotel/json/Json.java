package dev.pokayoke.samples.hotel.json;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/** Reads and writes JSON text through Jackson's streaming classes. A null member is absent. */
final class Json {

  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private Json() {}

  static Map<String, Object> readObject(String text) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new JsonException(null, "The body is not a JSON object.");
      }
      Map<String, Object> members = object(parser);
      if (parser.nextToken() != null) {
        throw new JsonException(null, "The body goes on after its JSON object.");
      }
      return members;
    } catch (JacksonException e) {
      var place = e.getLocation();
      throw new JsonException(
          null,
          "The body is not JSON: line %d, column %d."
              .formatted(place.getLineNr(), place.getColumnNr()));
    }
  }

  static String writeObject(Map<String, Object> members) {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      write(generator, members);
    }
    return text.toString();
  }

  private static Map<String, Object> object(JsonParser parser) {
    Map<String, Object> members = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      Object value = value(parser, parser.nextToken());
      if (value != null) {
        members.put(name, value);
      }
    }
    return members;
  }

  private static List<@Nullable Object> array(JsonParser parser) {
    List<@Nullable Object> elements = new ArrayList<>();
    for (JsonToken token; (token = parser.nextToken()) != JsonToken.END_ARRAY; ) {
      elements.add(value(parser, token));
    }
    return elements;
  }

  private static @Nullable Object value(JsonParser parser, JsonToken token) {
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> parser.getString();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private static void write(JsonGenerator generator, @Nullable Object value) {
    if (value == null) {
      generator.writeNull();
    } else if (value instanceof Map<?, ?> members) {
      generator.writeStartObject();
      members.forEach(
          (name, member) -> {
            generator.writeName(name.toString());
            write(generator, member);
          });
      generator.writeEndObject();
    } else if (value instanceof List<?> elements) {
      generator.writeStartArray();
      elements.forEach(element -> write(generator, element));
      generator.writeEndArray();
    } else if (value instanceof BigDecimal number) {
      generator.writeNumber(number);
    } else if (value instanceof Boolean bool) {
      generator.writeBoolean(bool);
    } else {
      generator.writeString(value.toString());
    }
  }
}
