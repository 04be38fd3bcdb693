package dev.pokayoke.runtime.outcome;

import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.text.WrittenJson;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * The arguments of a call as words: by wire name for the placeholders of a sentence, and all of
 * them together to tell what the model said itself from what it must not learn.
 */
final class ArgumentWords {
  private final Map<String, String> byName = new HashMap<>();
  private final Set<String> all = new HashSet<>();

  private ArgumentWords() {}

  /** The arguments of a call; none where the tool's own types fail at being written. */
  static ArgumentWords of(Invocation<?> invocation) {
    try {
      Sink sink = Sink.withNote("");
      invocation.writeArguments(sink);
      return parse(sink.text());
    } catch (Throwable cannotBeWritten) {
      return new ArgumentWords();
    }
  }

  static ArgumentWords parse(String json) {
    ArgumentWords words = new ArgumentWords();
    try (JsonParser parser = WrittenJson.read(json)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        words.byName.put(name, words.value(parser, parser.nextToken()));
      }
    }
    return words;
  }

  /** The argument of a wire name, or {@code null} where none was given. */
  @Nullable String get(String wireName) {
    return byName.get(wireName);
  }

  /** Whether an argument is exactly this, case aside. */
  boolean contains(String word) {
    return all.contains(word.toLowerCase(Locale.ROOT));
  }

  /**
   * The words of one value: a scalar's text, or the scalars of a list or object one after another.
   */
  private String value(JsonParser parser, JsonToken token) {
    if (token != JsonToken.START_ARRAY && token != JsonToken.START_OBJECT) {
      String word = parser.getString();
      all.add(word.toLowerCase(Locale.ROOT));
      return word;
    }
    StringBuilder words = new StringBuilder();
    JsonToken inner = parser.nextToken();
    while (inner != JsonToken.END_ARRAY && inner != JsonToken.END_OBJECT) {
      if (inner != JsonToken.PROPERTY_NAME) {
        words.append(words.length() == 0 ? "" : ", ").append(value(parser, inner));
      }
      inner = parser.nextToken();
    }
    return words.toString();
  }
}
