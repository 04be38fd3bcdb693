package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.WireType;
import java.util.stream.Collectors;

/**
 * Tells apart the types that need generated code of their own, wherever in the source they occur.
 */
final class TypeKey {
  private TypeKey() {}

  static String of(WireType.Obj object) {
    return of(object.type());
  }

  static String of(WireType.Choice choice) {
    return of(choice.type());
  }

  /** Two lists of the same Java type differ where their items travel differently, as ids do. */
  static String of(WireType.Sequence list) {
    String wire =
        list.item() instanceof WireType.Sequence inner
            ? of(inner)
            : list.item() instanceof WireType.Whole whole && whole.id() ? "id" : "";
    return "List<" + of(list.itemType()) + ">" + wire;
  }

  private static String of(JavaType type) {
    if (type instanceof JavaType.Named named) {
      return named.binaryName()
          + named.arguments().stream().map(TypeKey::of).collect(Collectors.joining(",", "<", ">"));
    }
    return type.text();
  }
}
