package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The objects of one schema that may contain themselves. Every other object is described where it
 * is used, because several hosts lose a reference.
 */
final class Definitions {
  private final Map<JavaType.Named, String> names = new LinkedHashMap<>();
  private final Map<String, Schema> described = new LinkedHashMap<>();

  /** An object where it is used. */
  Schema use(WireType.Obj object, Function<List<Property>, Schema.Fields> describe) {
    return use(object, object.type(), () -> describe.apply(object.properties()));
  }

  /** A union where it is used; its objects are described inside it. */
  Schema use(WireType.Union union, Function<List<Property>, Schema.Fields> describe) {
    return use(union, union.type(), () -> objects(union, describe));
  }

  private Schema use(WireType wire, JavaType.Named type, Supplier<Schema> describe) {
    if (!contains(wire, type)) {
      return describe.get();
    }
    Schema.Ref reference = reference(type);
    if (!described.containsKey(reference.name())) {
      described.put(reference.name(), new Schema.Fields(List.of(), true)); // keeps its place
      described.put(reference.name(), describe.get());
    }
    return reference;
  }

  private static Schema objects(
      WireType.Union union, Function<List<Property>, Schema.Fields> describe) {
    Map<String, Schema.Fields> objects = new LinkedHashMap<>();
    for (WireType.Obj leaf : union.leaves()) {
      objects.put(leaf.tag().orElseThrow().value(), describe.apply(leaf.published()));
    }
    return new Schema.AnyOf(objects);
  }

  /** An object or a union inside itself. */
  Schema use(WireType.Again object) {
    return reference(object.type());
  }

  /** The whole schema. */
  Schema.Root root(Schema.Fields object, List<Rule> rules) {
    return new Schema.Root(object, described, rules);
  }

  private Schema.Ref reference(JavaType.Named type) {
    return new Schema.Ref(names.computeIfAbsent(type, this::newName));
  }

  private String newName(JavaType.Named type) {
    String simple = type.ownName();
    String name = simple;
    for (int i = 2; names.containsValue(name); i++) {
      name = simple + "_" + i;
    }
    return name;
  }

  private static boolean contains(WireType wire, JavaType.Named type) {
    if (wire instanceof WireType.Again again) {
      return again.type().equals(type);
    }
    if (wire instanceof WireType.Sequence list) {
      return contains(list.item().wire(), type);
    }
    if (wire instanceof WireType.MapOf map) {
      return contains(map.value().wire(), type);
    }
    if (wire instanceof WireType.Union union) {
      return union.leaves().stream().anyMatch(leaf -> contains(leaf, type));
    }
    if (wire instanceof WireType.Wrapped wrapped) {
      return contains(wrapped.value().wire(), type);
    }
    return wire instanceof WireType.Obj object
        && object.properties().stream().anyMatch(property -> contains(property.wire(), type));
  }
}
