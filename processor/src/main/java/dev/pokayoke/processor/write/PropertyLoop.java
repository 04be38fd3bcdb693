package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.List;

/** Reads the properties of one object into local variables and compares those that are related. */
final class PropertyLoop {
  private final Reading reading;
  private final Mentions mentions;
  private final LimitWriter limits;

  PropertyLoop(Names names, Mentions mentions) {
    this.reading = new Reading(names);
    this.mentions = mentions;
    this.limits = new LimitWriter(names, mentions);
  }

  /**
   * The code of the loop.
   *
   * @param scope has the name of each property's variable by the property's Java name
   */
  CodeBlock of(List<Property> properties, String shape, NameAllocator scope) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (properties.stream().allMatch(PropertyLoop::isTag)) {
      return code.addStatement("in.next($L)", shape).build();
    }
    for (Property property : properties) {
      if (!isTag(property)) {
        code.addStatement(
            "$T $L = $L",
            Types.of(property.type()),
            scope.get(property.javaName()),
            reading.absent(property));
      }
    }
    code.beginControlFlow("for (int f; (f = in.next($L)) >= 0; )", shape);
    code.beginControlFlow("switch (f)");
    for (int i = 0; i < properties.size(); i++) {
      Property property = properties.get(i);
      if (!isTag(property)) {
        code.addStatement(
            "case $L -> $L = $L", i, scope.get(property.javaName()), reading.property(property));
      }
    }
    code.endControlFlow();
    code.endControlFlow();
    for (int i = 0; i < properties.size(); i++) {
      Property.GreaterThan greater = properties.get(i).greaterThan();
      if (greater != null) {
        compare(properties, i, greater, scope, code);
      }
    }
    for (int i = 0; i < properties.size(); i++) {
      Property.Limit limit = properties.get(i).limit();
      if (limit != null) {
        code.beginControlFlow("if ($L)", judgeable(properties.get(i), i));
        code.addStatement(
            limits.check(limit, properties.get(i), i, present(properties.get(i), scope)));
        code.endControlFlow();
      }
    }
    return code.build();
  }

  // The tag was read when it was decided that this is the object.
  private static boolean isTag(Property property) {
    return property.wire() instanceof WireType.Tag;
  }

  private void compare(
      List<Property> properties,
      int index,
      Property.GreaterThan greater,
      NameAllocator scope,
      CodeBlock.Builder code) {
    int other = indexOf(greater.sibling(), properties);
    CodeBlock value = present(properties.get(index), scope);
    CodeBlock than = present(properties.get(other), scope);
    code.beginControlFlow(
        "if ($L)", judgeable(properties.get(index), index, properties.get(other), other));
    if (greater.orEqual() || !greater.fix().isEmpty()) {
      CodeBlock fix =
          greater.fix().isEmpty()
              ? CodeBlock.of("null")
              : Literals.string(mentions.render(greater.fix()));
      code.addStatement(
          "in.greater($L, $L, $L, $L, $L, $L)", index, value, other, than, greater.orEqual(), fix);
    } else {
      code.addStatement("in.greater($L, $L, $L, $L)", index, value, other, than);
    }
    code.endControlFlow();
  }

  private static CodeBlock judgeable(Property one, int index, Property other, int otherIndex) {
    return hasDefault(one) || hasDefault(other)
        ? CodeBlock.of("$L && $L", judgeable(one, index), judgeable(other, otherIndex))
        : CodeBlock.of("in.good($L, $L)", index, otherIndex);
  }

  /** A default is judged as what was sent is. */
  private static CodeBlock judgeable(Property property, int index) {
    return CodeBlock.of(hasDefault(property) ? "in.sound($L)" : "in.good($L)", index);
  }

  private static boolean hasDefault(Property property) {
    return property.presence() == Property.Presence.DEFAULTED;
  }

  // A property that is good is present.
  private static CodeBlock present(Property property, NameAllocator scope) {
    String name = scope.get(property.javaName());
    if (property.type().isOptional()) {
      return CodeBlock.of("$L.get()", name);
    }
    if (property.type().isPrimitiveOptional()) {
      String type = ((JavaType.Named) property.type()).simpleName();
      return CodeBlock.of("$L.getAs$L()", name, type.substring("Optional".length()));
    }
    return CodeBlock.of("$L", name);
  }

  private static int indexOf(String javaName, List<Property> properties) {
    for (int i = 0; i < properties.size(); i++) {
      if (properties.get(i).javaName().equals(javaName)) {
        return i;
      }
    }
    throw new IllegalArgumentException("unchecked model: " + javaName);
  }
}
