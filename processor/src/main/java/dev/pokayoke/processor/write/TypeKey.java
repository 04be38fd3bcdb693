package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.WireType;
import java.util.stream.Collectors;

/**
 * Tells apart the types that need generated code of their own, wherever in the source they occur.
 */
final class TypeKey {
  private TypeKey() {}

  /**
   * Objects of the same class differ where arguments and results do, and as one of a union, because
   * they have a tag then.
   */
  static String of(WireType.Obj object) {
    return of(object.type())
        + direction(object.direction())
        + object.tag().map(tag -> "#" + tag.value()).orElse("");
  }

  static String of(WireType.Union union) {
    return of(union.type()) + direction(union.direction());
  }

  static String of(WireType.Choice choice) {
    return of(choice.type());
  }

  static String of(WireType.Again object) {
    return of(object.type()) + direction(object.direction());
  }

  static String of(WireType.Wrapped wrapped) {
    return of(wrapped.type());
  }

  private static String direction(WireType.Direction direction) {
    return direction == WireType.Direction.BOTH ? "" : direction.name();
  }

  /** What is inside a list may differ by direction as well. */
  private static String inner(WireType.Element item) {
    if (item.wire() instanceof WireType.Obj object) {
      return direction(object.direction());
    }
    if (item.wire() instanceof WireType.Union union) {
      return direction(union.direction());
    }
    return item.wire() instanceof WireType.Again again ? direction(again.direction()) : "";
  }

  /** Lists that are read alike; those of the same Java type differ in what their items obey. */
  static String read(WireType.Sequence list) {
    return list.kind() + "<" + read(list.item()) + ">";
  }

  /** Lists that are written alike; those of the same Java type differ in how their items are. */
  static String written(WireType.Sequence list) {
    return of(list.type()) + written(list.item());
  }

  /** Maps that are read alike. */
  static String read(WireType.MapOf map) {
    return "Map<" + read(map.key()) + "," + read(map.value()) + ">";
  }

  /** Maps that are written alike. */
  static String written(WireType.MapOf map) {
    return of(map.type()) + written(map.value());
  }

  private static String read(WireType.Element element) {
    String inner = "";
    if (element.wire() instanceof WireType.Sequence items) {
      inner = read(items);
    } else if (element.wire() instanceof WireType.MapOf map) {
      inner = read(map);
    }
    return of(element.type())
        + id(element)
        + unit(element)
        + formats(element)
        + "("
        + inner
        + ")"
        + element.constraints();
  }

  private static String written(WireType.Element element) {
    if (element.wire() instanceof WireType.Sequence items) {
      return written(items);
    }
    return element.wire() instanceof WireType.MapOf map
        ? written(map)
        : id(element) + formats(element) + inner(element);
  }

  private static String unit(WireType.Element item) {
    return item.wire() instanceof WireType.ScalarText scalar && scalar.unit() != null
        ? scalar.unit().name()
        : "";
  }

  private static String formats(WireType.Element item) {
    return FormatKey.isNeeded(item.wire())
        ? FormatKey.of((WireType.ScalarText) item.wire()).patterns().toString()
        : "";
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
