package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter.FromContext.Form;
import dev.pokayoke.processor.report.Nesting;
import dev.pokayoke.scalar.Scalars;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Types of the values that come from the host's context. */
final class ContextTypes {
  private static final Map<String, Form> FORMS =
      Map.ofEntries(
          Map.entry("java.lang.String", Form.STRING),
          Map.entry("java.lang.Character", Form.CHARACTER),
          Map.entry("java.lang.Boolean", Form.BOOLEAN),
          Map.entry("java.lang.Byte", Form.WHOLE),
          Map.entry("java.lang.Short", Form.WHOLE),
          Map.entry("java.lang.Integer", Form.WHOLE),
          Map.entry("java.lang.Long", Form.WHOLE),
          Map.entry("java.lang.Float", Form.FLOAT),
          Map.entry("java.lang.Double", Form.DOUBLE),
          Map.entry("java.math.BigInteger", Form.WHOLE),
          Map.entry("java.math.BigDecimal", Form.DECIMAL));

  private ContextTypes() {}

  /** The type as generated code has to name it to check a value; {@code Other} where it cannot. */
  static JavaType nameable(TypeMirror type, ClassContext context) {
    JavaType read = JavaTypes.of(type);
    if (type.getKind() == TypeKind.ARRAY) {
      return new JavaType.Other(read.text());
    } else if (type.getKind() == TypeKind.ERROR) {
      context.addMissing(type);
    } else if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && (!element.getTypeParameters().isEmpty()
            || !Access.problem(element, context).isEmpty())) {
      return new JavaType.Other(read.text());
    } else if (type instanceof DeclaredType declared) {
      Nesting.types(declared.asElement()).forEach(context.suppressions()::use);
    }
    return read;
  }

  static Form form(TypeMirror type) {
    if (type instanceof DeclaredType declared
        && declared.asElement().getKind() == ElementKind.ENUM) {
      return Form.ENUM;
    }
    if (!(JavaTypes.of(type).boxed() instanceof JavaType.Named named)) {
      return Form.NONE;
    }
    String name = named.canonicalName();
    return Scalars.of(name) == null ? FORMS.getOrDefault(name, Form.NONE) : Form.SCALAR;
  }
}
