package dev.pokayoke.samples.hotel.json;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An immutable JSON object with typed access to its members, in the order they were written; a null
 * member counts as absent. Every getter throws {@link JsonException} when the member is missing or
 * of another kind.
 */
public final class JsonObject {

  private static final JsonObject EMPTY = new JsonObject(Map.of());

  private final Map<String, Object> members;

  private JsonObject(Map<String, Object> members) {
    this.members = members;
  }

  /**
   * Reads one JSON object.
   *
   * @param text the whole text; nothing but blanks may follow the object
   * @return the object
   * @throws JsonException if the text is not exactly one JSON object
   */
  public static JsonObject parse(String text) {
    return new JsonObject(Json.readObject(text));
  }

  /** Returns an object without members, to add some with {@link #with}. */
  public static JsonObject of() {
    return EMPTY;
  }

  /**
   * Returns a copy with one more member.
   *
   * @param name the member's name
   * @param value a string, number, boolean, object, list of those, or anything else to be written
   *     as its {@code toString}; null leaves the member out
   * @return the copy
   */
  public JsonObject with(String name, @Nullable Object value) {
    if (value == null) {
      return this;
    }
    Map<String, Object> copy = new LinkedHashMap<>(members);
    copy.put(name, plain(value));
    return new JsonObject(copy);
  }

  /** Returns the names of the members, in order. */
  public List<String> names() {
    return List.copyOf(members.keySet());
  }

  /** Tells whether the member is there. */
  public boolean has(String name) {
    return members.containsKey(name);
  }

  /** Returns a text member. */
  public String text(String name) {
    return member(name, String.class, "a text");
  }

  /** Returns a text member, or empty when it is absent or null. */
  public Optional<String> optionalText(String name) {
    return has(name) ? Optional.of(text(name)) : Optional.empty();
  }

  /** Returns a number member with its exact digits. */
  public BigDecimal decimal(String name) {
    return member(name, BigDecimal.class, "a number");
  }

  /** Returns a number member without a fraction, in the range of an int. */
  public int whole(String name) {
    try {
      return decimal(name).intValueExact();
    } catch (ArithmeticException e) {
      throw new JsonException(name, "%s is not a whole number.".formatted(name));
    }
  }

  /** Returns a boolean member. */
  public boolean bool(String name) {
    return member(name, Boolean.class, "true or false");
  }

  /** Returns a text member of the form {@code 2026-06-14} as the date it is. */
  public LocalDate date(String name) {
    try {
      return LocalDate.parse(text(name));
    } catch (DateTimeException e) {
      throw new JsonException(name, "%s is not a date like 2026-06-14.".formatted(name));
    }
  }

  /** Returns an array member whose elements are all objects. */
  public List<JsonObject> objects(String name) {
    List<JsonObject> objects = new ArrayList<>();
    List<?> elements = member(name, List.class, "a list");
    for (Object element : elements) {
      if (!(element instanceof Map<?, ?> map)) {
        throw new JsonException(name, "%s is not a list of objects.".formatted(name));
      }
      objects.add(view(map));
    }
    return Collections.unmodifiableList(objects);
  }

  /** Returns the JSON text, compact. */
  @Override
  public String toString() {
    return Json.writeObject(members);
  }

  private <T> T member(String name, Class<T> kind, String expected) {
    Object value = members.get(name);
    if (value == null) {
      throw new JsonException(name, "%s is missing.".formatted(name));
    }
    if (!kind.isInstance(value)) {
      throw new JsonException(name, "%s is not %s.".formatted(name, expected));
    }
    return kind.cast(value);
  }

  private static JsonObject view(Map<?, ?> map) {
    Map<String, Object> members = new LinkedHashMap<>();
    map.forEach((name, value) -> members.put(name.toString(), value));
    return new JsonObject(members);
  }

  private static Object plain(Object value) {
    if (value instanceof JsonObject object) {
      return object.members;
    }
    if (value instanceof List<?> list) {
      return list.stream().map(element -> plain(element)).toList();
    }
    if (value instanceof Integer number) {
      return BigDecimal.valueOf(number);
    }
    return value instanceof BigDecimal || value instanceof Boolean ? value : value.toString();
  }
}
