package dev.pokayoke.runtime.bind;

import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import dev.pokayoke.runtime.text.UnionSentences;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads objects whose names are data. */
public final class Maps {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]{0,63}");

  private Maps() {}

  /** Begins the map that the current value is, or can only mean. */
  public static boolean begins(Cursor in) {
    if (in.parser.currentToken() != JsonToken.START_OBJECT
        && !Entries.open(in)
        && !Structures.object(in, null)) {
      return false;
    }
    in.push();
    in.property = -1;
    return true;
  }

  /** Moves to the next entry of the current map that has a value; false at its end. */
  public static boolean next(Cursor in) {
    while (true) {
      String name = in.parser.nextName();
      if (name == null) {
        if (in.parser.currentToken() == JsonToken.END_ARRAY && in.endsPeeled()) {
          continue;
        }
        int size = in.property + 1;
        in.outer.key(null);
        in.end();
        in.listed(size);
        return false;
      }
      in.property++;
      in.bad = 0;
      in.outer.key(name);
      if (in.parser.nextToken() != JsonToken.VALUE_NULL) {
        return true;
      }
      found(in, UnionSentences::noValue);
    }
  }

  /** The key of the current entry, whose value has not been read. */
  public static String key(Cursor in) {
    return in.parser.currentName();
  }

  /** Index of the constant that the key of the current entry is, or -1 where there is a problem. */
  public static int key(Cursor in, Spellings keys) {
    String name = in.parser.currentName();
    int exact = keys.exact(name);
    if (exact >= 0) {
      return exact;
    }
    int meant = keys.known(name);
    if (meant < 0) {
      found(in, () -> Choices.notOneOf(name, keys));
    } else {
      Choices.coerced(in, name, keys, meant);
    }
    return meant;
  }

  /** From here to the next entry, problems are those of the key and not of its value. */
  public static void judgeKey(Cursor in) {
    in.ofKey = true;
  }

  /** Adds the entry just read; a key or value of {@code null} is one that was not read. */
  public static <K, V> void put(Cursor in, Map<K, V> entries, @Nullable K key, @Nullable V value) {
    in.ofKey = false;
    if (key == null || value == null) {
      return;
    }
    if (entries.containsKey(key)) {
      found(in, Sentences::repeated);
    } else {
      entries.put(key, value);
    }
  }

  /** Unlike a problem of a value, one of its key leaves the value to be read. */
  private static void found(Cursor in, Supplier<String> message) {
    in.found(message, Sentences.correctIt(), Fixer.MODEL);
  }

  /** What a key adds to a path, as {@code .a} or {@code ["a b"]}. */
  static String step(String key, boolean first) {
    if (!PLAIN.matcher(key).matches()) {
      return "[" + Quote.text(key) + "]";
    }
    return first ? key : "." + key;
  }

  /** The list of keys and values that a dialect without maps has in their place. */
  private static final class Entries {
    /**
     * Reads the list that the current value is, or has as its text, as a map, if each item is a key
     * and a value.
     */
    static boolean open(Cursor in) {
      String list = list(in);
      String map = list == null ? null : of(list);
      return map != null && Structures.replace(in, map, Rules.ENTRY_LIST);
    }

    private static @Nullable String list(Cursor in) {
      JsonToken token = in.parser.currentToken();
      if (token == JsonToken.START_ARRAY) {
        return Slice.at(in.text, JsonText.offset(in.parser)).text();
      }
      String text = token == JsonToken.VALUE_STRING ? in.parser.getString().strip() : "";
      return text.startsWith("[") && Syntax.fault(text) == null ? text : null;
    }

    private static @Nullable String of(String list) {
      StringBuilder map = new StringBuilder("{");
      try (JsonParser parser = JsonText.parser(list)) {
        parser.nextToken();
        while (parser.nextToken() == JsonToken.START_OBJECT) {
          String member = member(parser, list);
          if (member == null) {
            return null;
          }
          map.append(map.length() == 1 ? "" : ",").append(member);
        }
        return parser.currentToken() == JsonToken.END_ARRAY ? map.append('}').toString() : null;
      }
    }

    private static @Nullable String member(JsonParser parser, String list) {
      String key = null;
      String value = null;
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        JsonToken token = parser.nextToken();
        if (name.equals("key") && key == null && token == JsonToken.VALUE_STRING) {
          key = Quote.json(parser.getString());
        } else if (name.equals("value") && value == null) {
          value = text(parser, list);
        } else {
          return null;
        }
      }
      return key == null || value == null ? null : key + ":" + value;
    }

    private static String text(JsonParser parser, String list) {
      int start = JsonText.offset(parser);
      parser.skipChildren();
      parser.finishToken();
      return list.substring(start, (int) parser.currentLocation().getCharOffset());
    }
  }
}
