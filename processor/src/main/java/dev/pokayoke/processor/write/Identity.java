package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What makes two writes the same write, where that is not just their arguments. */
final class Identity {
  private static final Set<JavaType> WHOLE =
      Stream.of(
              JavaType.Primitive.BYTE,
              JavaType.Primitive.SHORT,
              JavaType.Primitive.INT,
              JavaType.Primitive.LONG)
          .flatMap(type -> Stream.of(type, type.boxed()))
          .collect(Collectors.toUnmodifiableSet());

  private Identity() {}

  /** Whether a write's identity is more or less than its arguments. A read has no identity. */
  static boolean differs(Tool tool) {
    return tool.effect() == Tool.Effect.WRITE
        && (tool.arguments().stream().anyMatch(argument -> !argument.identity())
            || tool.parameters().stream().anyMatch(Parameter.FromContext.class::isInstance));
  }

  /** Writes a value of the context. */
  static CodeBlock context(Parameter.FromContext parameter, String name) {
    CodeBlock key = Literals.string("@" + parameter.key());
    if (isString(parameter.type())) {
      return line("out.at($L).string($L)", key, name);
    }
    if (WHOLE.contains(parameter.type())) {
      return line("out.at($L).whole($L)", key, name);
    }
    return line("out.at($L).string($T.valueOf($L))", key, String.class, name);
  }

  private static boolean isString(JavaType type) {
    return type instanceof JavaType.Named named && named.canonicalName().equals("java.lang.String");
  }

  private static CodeBlock line(String format, Object... arguments) {
    return CodeBlock.builder().addStatement(format, arguments).build();
  }
}
