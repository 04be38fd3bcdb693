package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import java.util.stream.Collectors;

/**
 * A method's name with the erased types of its parameters, which no other method of a class has.
 */
final class Signature {
  private Signature() {}

  /** {@code move(java.lang.String, int)}; nested classes by their binary names. */
  static String of(Tool tool) {
    return tool.parameters().stream()
        .map(Signature::type)
        .collect(Collectors.joining(", ", tool.javaName() + "(", ")"));
  }

  private static String type(Parameter parameter) {
    if (parameter instanceof Parameter.Argument argument) {
      return erased(argument.property().type());
    } else if (parameter instanceof Parameter.FromContext context) {
      return erased(context.type());
    } else if (parameter instanceof Parameter.Key key) {
      return erased(key.type());
    }
    return Contract.CALL_TYPE;
  }

  private static String erased(JavaType type) {
    return type instanceof JavaType.Named named ? named.binaryName() : type.text();
  }
}
