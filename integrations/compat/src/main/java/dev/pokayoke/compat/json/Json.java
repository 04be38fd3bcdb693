package dev.pokayoke.compat.json;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A JSON value. Immutable. */
public sealed interface Json {

  /** Where it begins in the text it was read from, in UTF-16 units. */
  int start();

  /** The same value in one spelling: names sorted, numbers without trailing zeros. */
  String canonical();

  /**
   * An object.
   *
   * @param values its values by name, in their order
   * @param end where it ends in the text, exclusive
   */
  record Members(Map<String, Json> values, int start, int end) implements Json {
    /** Copies the map. */
    public Members {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The value of a name, or {@code null}. */
    public @Nullable Json get(String name) {
      return values.get(name);
    }

    /** The object of a name; {@code null} if there is none or it is something else. */
    public @Nullable Members object(String name) {
      return values.get(name) instanceof Members members ? members : null;
    }

    /** The values of a list; empty if there is none or it is something else. */
    public List<Json> list(String name) {
      return values.get(name) instanceof Items items ? items.values() : List.of();
    }

    /** The text of a name; empty if there is none or it is something else. */
    public String text(String name) {
      return values.get(name) instanceof Text text ? text.value() : "";
    }

    /** The texts of a list; what is no text is left out. */
    public List<String> texts(String name) {
      return list(name).stream()
          .filter(Text.class::isInstance)
          .map(value -> ((Text) value).value())
          .toList();
    }

    /** Whether a name stands for {@code true}. */
    public boolean isTrue(String name) {
      return values.get(name) instanceof Bool bool && bool.value();
    }

    /** Whether a name stands for {@code false}. */
    public boolean isFalse(String name) {
      return values.get(name) instanceof Bool bool && !bool.value();
    }

    @Override
    public String canonical() {
      return new TreeMap<>(values)
          .entrySet().stream()
              .map(entry -> Text.quoted(entry.getKey()) + ":" + entry.getValue().canonical())
              .collect(Collectors.joining(",", "{", "}"));
    }
  }

  /** A list. */
  record Items(List<Json> values, int start) implements Json {
    /** Copies the list. */
    public Items {
      values = List.copyOf(values);
    }

    @Override
    public String canonical() {
      return values.stream().map(Json::canonical).collect(Collectors.joining(",", "[", "]"));
    }
  }

  /** A text. */
  record Text(String value, int start) implements Json {
    @Override
    public String canonical() {
      return quoted(value);
    }

    static String quoted(String text) {
      return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
  }

  /** A number. */
  record Numeral(BigDecimal value, int start) implements Json {
    @Override
    public String canonical() {
      return value.signum() == 0 ? "0" : value.stripTrailingZeros().toString();
    }
  }

  /** A boolean. */
  record Bool(boolean value, int start) implements Json {
    @Override
    public String canonical() {
      return String.valueOf(value);
    }
  }

  /** Nothing. */
  record Null(int start) implements Json {
    @Override
    public String canonical() {
      return "null";
    }
  }
}
