package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Quote;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Arguments whose names do not fit the tool, but would one level higher or lower: all inside one
 * property that is not declared, or all of them properties of the tool's only object. Values are
 * not touched.
 */
final class Regrouping {
  private static final Set<String> WRAPPERS = Set.of("arguments", "args", "input", "parameters");

  private Regrouping() {}

  /** The arguments as the tool declares them, or {@code null} if they do not fit at all. */
  static @Nullable Source of(Source source, Names root) {
    Source unwrapped = source.isDone(Source.Step.UNWRAPPED) ? null : unwrapped(source, root);
    if (unwrapped != null) {
      return unwrapped;
    }
    return source.isDone(Source.Step.GATHERED) ? null : gathered(source, root);
  }

  private static @Nullable Source unwrapped(Source source, Names root) {
    String text = source.text();
    try (JsonParser parser = JsonText.parser(text)) {
      parser.nextToken();
      if (parser.nextToken() != JsonToken.PROPERTY_NAME) {
        return null;
      }
      String name = parser.currentName();
      if (!WRAPPERS.contains(name) || root.find(name) >= 0) {
        return null;
      }
      JsonToken value = parser.nextToken();
      int start = JsonText.offset(parser);
      String inner = value == JsonToken.VALUE_STRING ? parser.getString().strip() : "";
      parser.skipChildren();
      if (parser.nextToken() != JsonToken.END_OBJECT) {
        return null;
      }
      if (value == JsonToken.START_OBJECT) {
        String json = text.substring(start, text.lastIndexOf('}')).strip();
        return source.then(Source.Step.UNWRAPPED, json, "", Rules.UNWRAPPED);
      }
      if (!inner.startsWith("{") || source.isDone(Source.Step.OPENED)) {
        return null;
      }
      return source
          .then(Source.Step.UNWRAPPED, Quote.json(inner), "", Rules.UNWRAPPED)
          .then(Source.Step.OPENED, inner, "", Rules.OBJECT_TEXT);
    }
  }

  private static @Nullable Source gathered(Source source, Names root) {
    int property = root.onlyRequiredObject();
    List<Names> objects = property < 0 ? List.of() : root.held(property);
    if (objects.stream().noneMatch(object -> allBelong(source.text(), root, object))) {
      return null;
    }
    String name = root.wire(property);
    String json = '{' + Quote.json(name) + ':' + source.text() + '}';
    return source.then(Source.Step.GATHERED, json, name, Rules.FLAT_FIELDS);
  }

  private static boolean allBelong(String text, Names root, Names object) {
    try (JsonParser parser = JsonText.parser(text)) {
      boolean any = false;
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        boolean isNull = parser.nextToken() == JsonToken.VALUE_NULL;
        if (root.find(name) >= 0 || (object.find(name) < 0 && !isNull)) {
          return false;
        }
        any |= !isNull;
        parser.skipChildren();
      }
      return any;
    }
  }
}
