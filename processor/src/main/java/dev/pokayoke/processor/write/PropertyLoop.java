package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.List;

/** Reads the properties of one object into local variables and compares those that are related. */
final class PropertyLoop {
  private final Reading reading;
  private final ComparisonWriter comparisons;
  private final LimitWriter limits;

  PropertyLoop(Names names, Mentions mentions) {
    this.reading = new Reading(names);
    this.comparisons = new ComparisonWriter(names, mentions);
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
        code.add(comparisons.of(greater, properties, i, scope));
      }
    }
    for (int i = 0; i < properties.size(); i++) {
      Property.Limit limit = properties.get(i).limit();
      if (limit != null) {
        Property property = properties.get(i);
        code.beginControlFlow("if ($L)", Judgeable.one(property, i));
        code.addStatement(limits.check(limit, property, i, Judgeable.present(property, scope)));
        code.endControlFlow();
      }
    }
    return code.build();
  }

  // The tag was read when it was decided that this is the object.
  private static boolean isTag(Property property) {
    return property.wire() instanceof WireType.Tag;
  }
}
