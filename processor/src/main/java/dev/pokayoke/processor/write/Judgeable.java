package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;

/** Whether properties that were read can be judged together, and their values then. */
final class Judgeable {
  private Judgeable() {}

  static CodeBlock both(Property one, int index, Property other, int otherIndex) {
    return hasDefault(one) || hasDefault(other)
        ? CodeBlock.of("$L && $L", one(one, index), one(other, otherIndex))
        : CodeBlock.of("in.good($L, $L)", index, otherIndex);
  }

  /** A default is judged as what was sent is. */
  static CodeBlock one(Property property, int index) {
    return CodeBlock.of(hasDefault(property) ? "in.sound($L)" : "in.good($L)", index);
  }

  private static boolean hasDefault(Property property) {
    return property.presence() == Property.Presence.DEFAULTED;
  }

  /** The value of a property that can be judged, and so is present. */
  static CodeBlock present(Property property, NameAllocator scope) {
    return unwrapped(CodeBlock.of("$L", scope.get(property.javaName())), property.type());
  }

  /** A value of a declared type, {@code Optional} taken off. */
  static CodeBlock unwrapped(CodeBlock value, JavaType type) {
    if (type.isOptional()) {
      return CodeBlock.of("$L.get()", value);
    }
    if (type.isPrimitiveOptional()) {
      String name = ((JavaType.Named) type).simpleName();
      return CodeBlock.of("$L.getAs$L()", value, name.substring("Optional".length()));
    }
    return value;
  }
}
