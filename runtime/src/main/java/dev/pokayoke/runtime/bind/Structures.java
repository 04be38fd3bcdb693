package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.ShapeSentences;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Values that came in another structure than the declared one: a list of one for that one, one for
 * a list of it, and objects and lists as text. What can only mean one thing is made the current
 * value; its digits and texts stay as they came.
 */
final class Structures {
  /** More is not shown of what came. */
  private static final int SHOWN = 100;

  private Structures() {}

  /** What the only item of the current list begins with; the list itself if it is not alone. */
  static JsonToken single(Cursor in) {
    Slice only = onlyItem(in);
    if (only == null || only.begins('[') || only.text().equals("null")) {
      return JsonToken.START_ARRAY;
    }
    in.coerced('[' + shown(only.text()) + ']', shown(only.text()), Rules.SINGLE_ELEMENT);
    in.peel();
    return in.parser.currentToken();
  }

  /** Makes the current value the beginning of an object, if it can only mean one. */
  static boolean object(Cursor in, @Nullable Names wrapper) {
    JsonToken token = in.parser.currentToken();
    if (token == JsonToken.VALUE_STRING) {
      String json = in.parser.getString().strip();
      if (json.startsWith("{")) {
        return open(in, json, Rules.OBJECT_TEXT, Kinds.OBJECT);
      }
    }
    if (token == JsonToken.START_ARRAY) {
      Slice only = onlyItem(in);
      if (only != null && only.begins('{') && (wrapper == null || has(only.text(), wrapper))) {
        in.coerced('[' + shown(only.text()) + ']', shown(only.text()), Rules.SINGLE_ELEMENT);
        in.peel();
        return true;
      }
      if (wrapper != null) {
        String list = container(in);
        String json = '{' + Quote.json(wrapper.wire(0)) + ':' + list + '}';
        return replace(in, list, json, Rules.WRAPPED_LIST);
      }
    }
    in.problem(ShapeSentences.notAnObject(Came.describe(in.parser)));
    return false;
  }

  /** Makes the current value the beginning of a list, if it can only mean one. */
  static boolean array(Cursor in, @Nullable Spellings choices) {
    JsonToken token = in.parser.currentToken();
    if (token == JsonToken.VALUE_STRING) {
      return listInText(in, in.parser.getString(), choices);
    }
    String item = token == JsonToken.START_OBJECT ? container(in) : in.parser.getString();
    return replace(in, item, '[' + item + ']', Rules.SINGLE_ITEM);
  }

  private static boolean listInText(Cursor in, String came, @Nullable Spellings choices) {
    String text = came.strip();
    if (text.startsWith("[")) {
      return open(in, text, Rules.LIST_TEXT, Kinds.LIST);
    }
    if (text.isEmpty() || EmptyTexts.isNull(text)) {
      in.problem(ShapeSentences.notAList(Came.describe(in.parser)));
      return false;
    }
    boolean several = text.indexOf(',') >= 0 && !isObject(text);
    if (several && (choices == null || choices.known(text) < 0)) {
      String list = choices == null ? null : listOf(text);
      if (list == null) {
        in.problem(ShapeSentences.sendList(Quote.text(came)));
        return false;
      }
      return replace(in, Quote.json(came), list, Rules.COMMA_SEPARATED);
    }
    String item = Quote.json(came);
    return replace(in, item, '[' + item + ']', Rules.SINGLE_ITEM);
  }

  /** The list of what stands between commas, or {@code null} if something is empty. */
  private static @Nullable String listOf(String text) {
    List<String> items = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      String item = unquoted(part.strip());
      if (item.isBlank()) {
        return null;
      }
      items.add(Quote.json(item));
    }
    return items.toString();
  }

  private static String unquoted(String text) {
    int last = text.length() - 1;
    boolean quoted =
        last > 0
            && (text.charAt(0) == '\'' || text.charAt(0) == '"')
            && text.charAt(0) == text.charAt(last);
    return quoted ? text.substring(1, last) : text;
  }

  private static boolean isObject(String text) {
    return text.startsWith("{") && Syntax.fault(text) == null;
  }

  /** Reads the JSON that the current text is. */
  private static boolean open(Cursor in, String json, String rule, String kind) {
    if (Syntax.fault(json, deepest(in)) != null) {
      boolean isJson = Syntax.fault(json) == null;
      in.problem(
          isJson ? ShapeSentences.tooDeep() : ShapeSentences.notOpened(Quote.text(json), kind));
      return false;
    }
    in.coerced(Quote.json(shown(json)), shown(json), rule);
    in.open(json);
    return true;
  }

  /** Reads JSON in the place of the current text or list. */
  static boolean replace(Cursor in, String json, String rule) {
    String from =
        in.parser.currentToken() == JsonToken.VALUE_STRING
            ? Quote.json(in.parser.getString())
            : container(in);
    return replace(in, from, json, rule);
  }

  /** Reads JSON in the place of the current value, which has been passed over. */
  private static boolean replace(Cursor in, String from, String json, String rule) {
    if (Syntax.fault(json, deepest(in)) != null) {
      in.problem(ShapeSentences.tooDeep());
      return false;
    }
    in.coerced(shown(from), shown(json), rule);
    in.open(json);
    return true;
  }

  /** The text of the current object or list, which is passed over. */
  private static String container(Cursor in) {
    int start = JsonText.offset(in.parser);
    in.parser.skipChildren();
    return in.text.substring(start, (int) in.parser.currentLocation().getCharOffset());
  }

  private static @Nullable Slice onlyItem(Cursor in) {
    return Slice.onlyItem(in.text, JsonText.offset(in.parser));
  }

  /** How many objects and lists may be inside each other in the place of the current value. */
  private static int deepest(Cursor in) {
    return JsonText.DEEPEST - 1 - in.outer.depth();
  }

  /** Whether an object has a property of the names. */
  private static boolean has(String object, Names names) {
    try (JsonParser parser = JsonText.parser(object)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        if (names.find(parser.currentName()) >= 0) {
          return true;
        }
        parser.nextToken();
        parser.skipChildren();
      }
      return false;
    }
  }

  private static String shown(String json) {
    return json.length() <= SHOWN ? json : json.substring(0, SHOWN);
  }
}
