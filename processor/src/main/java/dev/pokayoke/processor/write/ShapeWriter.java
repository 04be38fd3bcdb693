package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.WireType;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The value of the constant that names the properties of one object. */
final class ShapeWriter {
  private final Names names;

  ShapeWriter(Names names) {
    this.names = names;
  }

  /** The arguments of a tool, which know the objects among them. */
  CodeBlock of(Tool tool) {
    List<Property> arguments = tool.arguments();
    CodeBlock.Builder code = read(arguments).toBuilder();
    for (int i = 0; i < arguments.size(); i++) {
      CodeBlock objects =
          objects(arguments.get(i).wire()).stream()
              .map(object -> CodeBlock.of("$L", names.shape(object)))
              .collect(CodeBlock.joining(",$W"));
      if (!objects.isEmpty()) {
        code.add("$Z.holds($L,$W$L)", i, objects);
      }
    }
    return code.build();
  }

  private static List<WireType.Obj> objects(WireType wire) {
    if (wire instanceof WireType.Union union) {
      return union.leaves();
    }
    return wire instanceof WireType.Obj object ? List.of(object) : List.of();
  }

  /** An object that is only written. */
  static CodeBlock written(List<Property> properties) {
    return CodeBlock.of(
        "$T.of($L)",
        Contract.SHAPE,
        properties.stream()
            .map(property -> Literals.string(property.wireName()))
            .collect(CodeBlock.joining(",$W")));
  }

  /** An object that is read. */
  static CodeBlock read(List<Property> properties) {
    CodeBlock.Builder code = written(properties).toBuilder();
    add("require", properties, property -> !isOptional(property), code);
    add("literal", properties, EmptyTexts::isLiteral, code);
    add("nonBlank", properties, EmptyTexts::isNonBlank, code);
    for (int i = 0; i < properties.size(); i++) {
      for (String alias : properties.get(i).aliases()) {
        code.add("$Z.alias($L,$W$L)", i, Literals.string(alias));
      }
    }
    return code.build();
  }

  private static boolean isOptional(Property property) {
    return property.presence() != Property.Presence.REQUIRED;
  }

  private static void add(
      String method, List<Property> properties, Predicate<Property> which, CodeBlock.Builder code) {
    List<CodeBlock> indexes =
        IntStream.range(0, properties.size())
            .filter(i -> which.test(properties.get(i)))
            .mapToObj(i -> CodeBlock.of("$L", i))
            .toList();
    if (!indexes.isEmpty()) {
      code.add("$Z.$L($L)", method, CodeBlock.join(indexes, ",$W"));
    }
  }
}
