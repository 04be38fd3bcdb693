package dev.pokayoke.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Values of a type: those at the boundaries of the constraints, and random ones. */
record OracleValues(String type, List<Value> boundaries, Function<Random, Value> random) {
  private static final JsonMapper JSON = JsonMapper.shared();

  /** A value in Java and as a model sends it. */
  record Value(String json, @Nullable Object value) {}

  List<Value> of(Random random, int count) {
    List<Value> all = new ArrayList<>(boundaries);
    for (int i = 0; i < count; i++) {
      all.add(this.random.apply(random));
    }
    return all;
  }

  boolean isByte() {
    return type.equals("byte");
  }

  /** Lists of one of the values. */
  OracleValues listed() {
    return within("[", "]", List::of);
  }

  /** Optional values that are there. */
  OracleValues optional() {
    return within("", "", Optional::of);
  }

  /** Maps of one key to one of the values. */
  OracleValues asEntries() {
    return within("{\"key\":", "}", value -> Map.of("key", value));
  }

  /** Maps of one of the values, which are texts, to a number. */
  OracleValues asKeys() {
    return within("{", ":1}", value -> Map.of(value, 1));
  }

  private OracleValues within(String before, String after, Function<Object, Object> container) {
    Function<Value, Value> within =
        inner ->
            new Value(
                before + inner.json() + after,
                container.apply(Objects.requireNonNull(inner.value())));
    return new OracleValues(type, boundaries.stream().map(within).toList(), random.andThen(within));
  }

  static OracleValues of(
      String type, List<?> boundaries, Function<Random, ?> random, Function<Object, Value> value) {
    return new OracleValues(type, boundaries.stream().map(value).toList(), random.andThen(value));
  }

  static Value plain(Object value) {
    return new Value(value.toString(), value);
  }

  static Value json(Object value) {
    return new Value(JSON.writeValueAsString(value), value);
  }

  static List<Object> with(List<?> some, Object... more) {
    List<Object> all = new ArrayList<>(some);
    all.addAll(List.of(more));
    return all;
  }
}
