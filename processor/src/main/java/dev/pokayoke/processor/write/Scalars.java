package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.WireType;
import java.time.temporal.ChronoUnit;
import java.util.Set;

/** How the runtime names the readers and writers of scalars. */
final class Scalars {
  /** They are so frequent that the runtime has methods for them. */
  private static final Set<String> OWN_METHODS = Set.of("LocalDate", "LocalDateTime");

  private Scalars() {}

  /** The expression that reads a value. */
  static CodeBlock reader(WireType.ScalarText scalar) {
    if (scalar.unit() != null) {
      return CodeBlock.of("in.duration($T.$L)", ChronoUnit.class, scalar.unit().name());
    }
    String type = scalar.row().type().getSimpleName();
    return OWN_METHODS.contains(type)
        ? CodeBlock.of("in.$L()", Identifiers.member(type))
        : CodeBlock.of("in.scalar($L)", constant(type));
  }

  /** The call that writes a value, without what it is called on. */
  static CodeBlock writer(WireType.ScalarText scalar, CodeBlock value) {
    return writer(scalar.row().type().getSimpleName(), value);
  }

  /** The same by the simple name of the type. */
  static CodeBlock writer(String type, CodeBlock value) {
    return OWN_METHODS.contains(type)
        ? CodeBlock.of("$L($L)", Identifiers.member(type), value)
        : CodeBlock.of("scalar($L, $L)", constant(type), value);
  }

  /** The expression that is a value, by the simple name of its type and its exact text. */
  static CodeBlock value(String type, String text) {
    return CodeBlock.of("$L.value($L)", constant(type), Literals.string(text));
  }

  private static CodeBlock constant(String type) {
    return CodeBlock.of("$T.$L", Contract.SCALAR_TYPE, Identifiers.constant(type));
  }
}
