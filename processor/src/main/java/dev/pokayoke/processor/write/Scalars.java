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
  static CodeBlock reader(WireType.ScalarText scalar, Names names) {
    if (scalar.unit() != null) {
      return CodeBlock.of("in.duration($T.$L)", ChronoUnit.class, scalar.unit().name());
    }
    return hasOwnMethod(scalar)
        ? CodeBlock.of("in.$L()", Identifiers.member(simpleName(scalar)))
        : CodeBlock.of("in.scalar($L)", type(scalar, names));
  }

  /** The call that writes a value, without what it is called on. */
  static CodeBlock writer(WireType.ScalarText scalar, CodeBlock value, Names names) {
    return FormatKey.isNeeded(scalar)
        ? CodeBlock.of("scalar($L, $L)", type(scalar, names), value)
        : writer(simpleName(scalar), value);
  }

  /** The same by the simple name of the type. */
  static CodeBlock writer(String type, CodeBlock value) {
    return OWN_METHODS.contains(type)
        ? CodeBlock.of("$L($L)", Identifiers.member(type), value)
        : CodeBlock.of("scalar($L, $L)", constant(type), value);
  }

  /** The expression that is a value, by its exact text. */
  static CodeBlock value(WireType.ScalarText scalar, String text, Names names) {
    return CodeBlock.of("$L.value($L)", type(scalar, names), Literals.string(text));
  }

  /** The constant that reads and writes the values of a type. */
  static CodeBlock type(WireType.ScalarText scalar, Names names) {
    return FormatKey.isNeeded(scalar)
        ? CodeBlock.of("$L", names.format(FormatKey.of(scalar)))
        : constant(simpleName(scalar));
  }

  /** How the constant of declared forms is made. */
  static CodeBlock made(FormatKey key) {
    CodeBlock.Builder code =
        CodeBlock.builder().add("$L.formatted(", constant(key.type().getSimpleName()));
    String separator = "";
    for (String pattern : key.patterns()) {
      code.add(separator + "$L", Literals.string(pattern));
      separator = ",$W";
    }
    return code.add(")").build();
  }

  private static boolean hasOwnMethod(WireType.ScalarText scalar) {
    return OWN_METHODS.contains(simpleName(scalar)) && !FormatKey.isNeeded(scalar);
  }

  private static String simpleName(WireType.ScalarText scalar) {
    return scalar.row().type().getSimpleName();
  }

  private static CodeBlock constant(String type) {
    return CodeBlock.of("$T.$L", Contract.SCALAR_TYPE, Identifiers.constant(type));
  }
}
