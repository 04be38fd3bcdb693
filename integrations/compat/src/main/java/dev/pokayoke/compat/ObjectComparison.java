package dev.pokayoke.compat;

import dev.pokayoke.compat.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Compares the members of two objects. */
final class ObjectComparison {
  private final SchemaComparison all;
  private final Members before;
  private final Members after;
  private final Place place;

  ObjectComparison(SchemaComparison all, Json.Members before, Json.Members after, Place place) {
    this.all = all;
    this.before = new Members(before, all.before());
    this.after = new Members(after, all.after());
    this.place = place;
  }

  void run() {
    Set<String> names = new TreeSet<>(before.named());
    names.addAll(after.named());
    Map<String, String> renamed = renamed();
    for (String name : names) {
      if (before.has(name) && after.has(name)) {
        both(name);
      } else if (renamed.containsKey(name)) {
        String now = renamed.get(name);
        all.findings().renamed(place.member(name), name, now);
        all.value(before.schema(name), after.schema(now), place.member(name), before.mayLack(name));
      } else if (!renamed.containsValue(name)) {
        one(name);
      }
    }
    otherNames();
  }

  private void both(String name) {
    Place at = place.member(name);
    boolean required = after.requires(name);
    if (before.requires(name) != required) {
      all.findings().required(at, name, required);
    }
    boolean optional = before.mayLack(name) || after.mayLack(name);
    all.value(before.schema(name), after.schema(name), at, optional);
  }

  private void one(String name) {
    Place at = place.member(name);
    if (before.has(name)) {
      if (after.ofOthers() == null) {
        all.findings().removed(at, name, words(before.schema(name), all.before()));
      } else {
        all.value(before.schema(name), after.ofOthers(), at, before.mayLack(name));
      }
      return;
    }
    String words = words(after.schema(name), all.after());
    all.findings().added(at, name, words, after.requires(name), before.closed());
    if (before.ofOthers() != null) {
      all.value(before.ofOthers(), after.schema(name), at, after.mayLack(name));
    }
  }

  private void otherNames() {
    if (before.closed() != after.closed()) {
      all.findings().otherNames(place, !after.closed());
    } else if (before.ofOthers() != null || after.ofOthers() != null) {
      all.value(before.ofOthers(), after.ofOthers(), place.anyName(), false);
    }
  }

  /** A name that is gone, by the only new one that stands for the same. */
  private Map<String, String> renamed() {
    Map<String, String> renamed = new LinkedHashMap<>();
    List<String> gone = before.named().stream().filter(name -> !after.has(name)).toList();
    List<String> fresh = after.named().stream().filter(name -> !before.has(name)).toList();
    for (String name : gone) {
      List<String> like = fresh.stream().filter(now -> isLike(name, now)).toList();
      if (like.size() == 1
          && gone.stream().filter(other -> isLike(other, like.get(0))).count() == 1) {
        renamed.put(name, like.get(0));
      }
    }
    return renamed;
  }

  private boolean isLike(String name, String now) {
    Json was = before.schema(name);
    Json is = after.schema(now);
    return was != null
        && is != null
        && before.requires(name) == after.requires(now)
        && Keywords.shape(was).equals(Keywords.shape(is));
  }

  private static String words(@Nullable Json schema, Refs refs) {
    return Form.words(Form.of(schema, refs));
  }

  /** The members of one object. */
  private final class Members {
    private final Map<String, Json> properties;
    private final Set<String> required;
    private final @Nullable Json others;
    private final Refs refs;

    Members(Json.Members schema, Refs refs) {
      Json.Members declared = schema.object("properties");
      this.properties = declared == null ? Map.of() : declared.values();
      this.required = Set.copyOf(schema.texts("required"));
      this.others = schema.get("additionalProperties");
      this.refs = refs;
    }

    Set<String> named() {
      Set<String> named = new TreeSet<>(properties.keySet());
      named.addAll(required);
      return named;
    }

    boolean has(String name) {
      return properties.containsKey(name) || required.contains(name);
    }

    /** What a name stands for; one that is required only, for whatever others do. */
    @Nullable Json schema(String name) {
      Json declared = properties.get(name);
      return declared == null ? ofOthers() : declared;
    }

    boolean requires(String name) {
      return required.contains(name) && !mayLack(name);
    }

    /** Whether a name that is required may be {@code null} instead of missing. */
    boolean mayLack(String name) {
      return all.nullIsAbsent() && (!required.contains(name) || all.admitsNull(schema(name), refs));
    }

    boolean closed() {
      return others instanceof Json.Bool bool && !bool.value();
    }

    /** The schema of all other names, if it says something. */
    @Nullable Json ofOthers() {
      return others instanceof Json.Members ? others : null;
    }
  }
}
