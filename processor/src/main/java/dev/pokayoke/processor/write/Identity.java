package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import java.util.List;

/** What makes two writes the same write, where that is not just their arguments. */
final class Identity {
  private Identity() {}

  /** Whether a write's identity is more or less than its arguments. A read has no identity. */
  static boolean differs(Tool tool) {
    return tool.effect() == Tool.Effect.WRITE
        && (tool.arguments().stream().anyMatch(argument -> !argument.identity())
            || tool.parameters().stream().anyMatch(Parameter.FromContext.class::isInstance));
  }

  /** Writes a value of the context. */
  static CodeBlock context(Parameter.FromContext parameter, String name) {
    return CodeBlock.builder()
        .addStatement(
            "out.at($L).$L", Literals.string("@" + parameter.key()), value(parameter, name))
        .build();
  }

  private static CodeBlock value(Parameter.FromContext parameter, String name) {
    return switch (parameter.form()) {
      case STRING -> CodeBlock.of("string($L)", name);
      case CHARACTER -> CodeBlock.of("character($L)", name);
      case BOOLEAN -> CodeBlock.of("bool($L)", name);
      case WHOLE -> CodeBlock.of("whole($L)", name);
      case FLOAT -> CodeBlock.of("float32($L)", name);
      case DOUBLE -> CodeBlock.of("float64($L)", name);
      case DECIMAL -> CodeBlock.of("decimal($L)", name);
      case ENUM -> CodeBlock.of("string($L.name())", name);
      case SCALAR -> {
        List<String> names = ((JavaType.Named) parameter.type()).simpleNames();
        yield Scalars.writer(names.get(0), CodeBlock.of("$L", name));
      }
      case NONE -> throw new IllegalArgumentException("unchecked model: " + parameter);
    };
  }
}
