package dev.pokayoke.compat;

import dev.pokayoke.compat.json.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One of the forms that a value may have: of one type. {@code anyOf}, several types and a choice
 * with {@code null} are several forms.
 *
 * @param type a type of JSON Schema, or {@link #ANY}
 * @param schema the schema that has the keywords of it
 */
record Form(String type, Json.Members schema) {
  /** Any type. */
  static final String ANY = "any";

  static final String NULL = "null";
  private static final Json.Members OPEN = new Json.Members(Map.of(), 0, 0);

  /** The forms of a schema; none if it takes nothing. */
  static List<Form> of(@Nullable Json schema, Refs refs) {
    List<Form> forms = new ArrayList<>();
    add(schema == null ? OPEN : schema, refs, forms, identities());
    return forms;
  }

  /** The values of a choice in their order, by one spelling of each; {@code null} for any. */
  @Nullable Map<String, Json> choices() {
    Json constant = schema.get("const");
    if (constant == null && !(schema.get("enum") instanceof Json.Items)) {
      return null;
    }
    Map<String, Json> choices = new TreeMap<>();
    for (Json value : constant == null ? schema.list("enum") : List.of(constant)) {
      if (type.equals(ANY) || fits(type, value)) {
        choices.put(value.canonical(), value);
      }
    }
    return choices;
  }

  /**
   * The one text of a property, which tells this object from others: {@code card}.
   *
   * @param key the property; empty if there is none that does
   * @return the text; empty without one
   */
  String tag(String key) {
    Json.Members properties = schema.object("properties");
    Json.Members property = properties == null ? null : properties.object(key);
    if (property == null || !type.equals("object")) {
      return "";
    }
    List<String> values = property.texts("enum");
    return values.size() == 1 ? values.get(0) : property.text("const");
  }

  /**
   * The property that tells all objects of a list from each other, and those of another list; empty
   * if none does. The name says which of several, as their order does not count.
   */
  static String key(List<Form> forms, List<Form> others) {
    Set<String> keys = new TreeSet<>(keys(forms));
    Set<String> theirs = keys(others);
    if (!keys.isEmpty() && !theirs.isEmpty()) {
      keys.retainAll(theirs);
    } else {
      keys.addAll(theirs);
    }
    if (keys.contains("type")) {
      return "type";
    }
    return keys.isEmpty() ? "" : keys.iterator().next();
  }

  private static Set<String> keys(List<Form> forms) {
    Set<String> keys = new TreeSet<>();
    List<Form> objects = forms.stream().filter(form -> form.type().equals("object")).toList();
    for (Form object : objects) {
      Json.Members properties = object.schema().object("properties");
      if (properties != null) {
        keys.addAll(properties.values().keySet());
      }
    }
    keys.removeIf(
        key -> {
          Set<String> tags = new TreeSet<>();
          objects.forEach(object -> tags.add(object.tag(key)));
          return tags.contains("") || tags.size() < objects.size();
        });
    return keys;
  }

  /** What a developer calls these forms. */
  static String words(List<Form> forms) {
    return words(forms, forms.size() > 1 ? key(forms, List.of()) : "");
  }

  /** What a developer calls these forms, which a property tells apart. */
  static String words(List<Form> forms, String key) {
    return String.join(" | ", forms.stream().map(form -> form.words(key)).toList());
  }

  /**
   * What a developer calls it.
   *
   * @param key the property that tells it from others; empty for none
   */
  String words(String key) {
    if (choices() != null && type.equals("string")) {
      return String.join(", ", valuesOf(schema));
    }
    String tag = tag(key);
    String format = schema.text("format");
    if (!tag.isEmpty()) {
      return "object of type " + tag;
    }
    return type.equals("string") && !format.isEmpty() ? "string of format " + format : type;
  }

  /** The texts of a choice in the order they are published. */
  static List<String> valuesOf(Json.Members schema) {
    Json constant = schema.get("const");
    return (constant == null ? schema.list("enum") : List.of(constant))
        .stream()
            .map(value -> value instanceof Json.Text text ? text.value() : value.canonical())
            .toList();
  }

  private static Set<Json> identities() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private static void add(Json unresolved, Refs refs, List<Form> forms, Set<Json> within) {
    Json schema = refs.resolve(unresolved);
    if (!(schema instanceof Json.Members members)) {
      if (!(schema instanceof Json.Bool bool) || bool.value()) {
        forms.add(new Form(ANY, OPEN));
      }
      return;
    }
    String union = members.get("anyOf") == null ? "oneOf" : "anyOf";
    if (members.get(union) instanceof Json.Items choices
        && !Keywords.hasAssertionsBeside(members, union)) {
      if (within.add(members)) {
        choices.values().forEach(choice -> add(choice, refs, forms, within));
        within.remove(members);
      }
      return;
    }
    for (String type : types(members)) {
      forms.add(new Form(type, members));
    }
  }

  private static List<String> types(Json.Members schema) {
    Form any = new Form(ANY, schema);
    Map<String, Json> choices = any.choices();
    Json type = schema.get("type");
    List<String> said =
        type instanceof Json.Text text
            ? List.of(text.value())
            : type instanceof Json.Items ? schema.texts("type") : List.of();
    if (choices == null) {
      return said.isEmpty() ? List.of(ANY) : said;
    }
    return (said.isEmpty() ? choices.values().stream().map(Form::typeOf).distinct() : said.stream())
        .filter(one -> choices.values().stream().anyMatch(value -> fits(one, value)))
        .toList();
  }

  private static boolean fits(String type, Json value) {
    String own = typeOf(value);
    return type.equals(own) || (type.equals("number") && own.equals("integer"));
  }

  private static String typeOf(Json value) {
    if (value instanceof Json.Text) {
      return "string";
    } else if (value instanceof Json.Numeral numeral) {
      boolean whole =
          numeral.value().signum() == 0 || numeral.value().stripTrailingZeros().scale() <= 0;
      return whole ? "integer" : "number";
    } else if (value instanceof Json.Bool) {
      return "boolean";
    } else if (value instanceof Json.Items) {
      return "array";
    }
    return value instanceof Json.Members ? "object" : NULL;
  }
}
