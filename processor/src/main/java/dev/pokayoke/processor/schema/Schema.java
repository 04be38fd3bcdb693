package dev.pokayoke.processor.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a value looks like as JSON, before a dialect says it in its own keywords. */
public sealed interface Schema {

  /**
   * Text.
   *
   * @param format JSON Schema {@code format} of it, or {@code null}
   * @param pattern anchored and portable regular expression of it, or {@code null}
   * @param words what says the same where a dialect has neither; empty for nothing
   */
  record Text(@Nullable String format, @Nullable String pattern, String words) implements Schema {
    /** Text of any kind. */
    public static final Text ANY = new Text(null, null, "");
  }

  /** One of a few texts, in the order they are published. */
  record Choice(List<String> values) implements Schema {
    /** Copies the list. */
    public Choice {
      values = List.copyOf(values);
    }
  }

  /**
   * A whole number.
   *
   * @param least the lowest that the type allows, or {@code null} where none is published
   */
  record Whole(@Nullable Integer least) implements Schema {
    /** Any whole number. */
    public Whole() {
      this(null);
    }
  }

  /** A number. */
  record Decimal() implements Schema {}

  /** A boolean. */
  record Bool() implements Schema {}

  /**
   * A list.
   *
   * @param item what its items look like
   * @param rules what else they obey
   */
  record Items(Schema item, List<Rule> rules) implements Schema {
    /** Copies the list. */
    public Items {
      rules = List.copyOf(rules);
    }
  }

  /**
   * An object.
   *
   * @param fields its members in the order they are published
   * @param closed whether it has no others
   */
  record Fields(List<Field> fields, boolean closed) implements Schema {
    /** Copies the list. */
    public Fields {
      fields = List.copyOf(fields);
    }
  }

  /**
   * An object of any names, or of any of a few.
   *
   * @param value what its values look like
   * @param rules what else they obey
   * @param keys the names in the order they are published; empty for any
   */
  record Entries(Schema value, List<Rule> rules, List<String> keys) implements Schema {
    /** Copies the lists. */
    public Entries {
      rules = List.copyOf(rules);
      keys = List.copyOf(keys);
    }
  }

  /**
   * One of several objects.
   *
   * @param objects the objects in the order they are published, by the text of their tag
   */
  record AnyOf(Map<String, Fields> objects) implements Schema {
    /** Copies the map. */
    public AnyOf {
      objects = Collections.unmodifiableMap(new LinkedHashMap<>(objects));
    }
  }

  /**
   * An object that is described once for the whole tool, because it may contain itself.
   *
   * @param name name of its description in {@link Root#definitions}
   */
  record Ref(String name) implements Schema {}

  /** A value or {@code null}. */
  record OrNull(Schema value) implements Schema {}

  /** A value or, in its place, any text. */
  record OrText(Schema value) implements Schema {}

  /**
   * The arguments or the result of a tool.
   *
   * @param object the object that it is
   * @param definitions objects that may contain themselves, by name, in the order of first use
   * @param rules what its members obey together
   */
  record Root(Fields object, Map<String, Schema> definitions, List<Rule> rules) {
    /** Copies the collections. */
    public Root {
      rules = List.copyOf(rules);
      definitions = Collections.unmodifiableMap(new LinkedHashMap<>(definitions));
    }
  }

  /**
   * A member of an object.
   *
   * @param name its name
   * @param description for the model; empty for none
   * @param schema what its value looks like
   * @param required whether it is always there
   * @param rules what else its value obeys
   */
  record Field(String name, String description, Schema schema, boolean required, List<Rule> rules) {
    /** Copies the list. */
    public Field {
      rules = List.copyOf(rules);
    }

    /** A member without rules. */
    public static Field of(String name, String description, Schema schema, boolean required) {
      return new Field(name, description, schema, required, List.of());
    }
  }
}
