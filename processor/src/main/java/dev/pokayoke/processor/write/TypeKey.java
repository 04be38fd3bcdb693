package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.WireType;
import java.util.stream.Collectors;

/**
 * Tells apart the types that need generated code of their own, wherever in the source they occur.
 */
final class TypeKey {
  private TypeKey() {}

  /** A record as one of a union is another object than by itself: it has a tag. */
  static String of(WireType.Obj object) {
    return of(object.type()) + object.tag().map(tag -> "#" + tag.value()).orElse("");
  }

  static String of(WireType.Union union) {
    return of(union.type());
  }

  static String of(WireType.Choice choice) {
    return of(choice.type());
  }

  static String of(WireType.Again object) {
    return of(object.type());
  }

  /** Lists that are read alike; those of the same Java type differ in what their items obey. */
  static String read(WireType.Sequence list) {
    WireType.Element item = list.item();
    String inner = item.wire() instanceof WireType.Sequence items ? read(items) : "";
    String rules = item.constraints().toString();
    return list.kind() + "<" + of(item.type()) + ">" + id(item) + "(" + inner + ")" + rules;
  }

  /** Lists that are written alike; those of the same Java type differ where their items are ids. */
  static String written(WireType.Sequence list) {
    WireType.Element item = list.item();
    String inner = item.wire() instanceof WireType.Sequence items ? written(items) : id(item);
    return of(list.type()) + inner;
  }

  private static String id(WireType.Element item) {
    return item.wire() instanceof WireType.Whole whole && whole.id() ? "id" : "";
  }

  private static String of(JavaType type) {
    if (type instanceof JavaType.Named named) {
      return named.binaryName()
          + named.arguments().stream().map(TypeKey::of).collect(Collectors.joining(",", "<", ">"));
    } else if (type instanceof JavaType.Array array) {
      return of(array.component()) + "[]";
    } else if (type instanceof JavaType.Extends wildcard) {
      return "? extends " + of(wildcard.bound());
    }
    return type.text();
  }
}
