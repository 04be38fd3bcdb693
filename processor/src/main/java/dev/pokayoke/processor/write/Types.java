package dev.pokayoke.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.pokayoke.processor.model.JavaType;
import java.util.List;

/** Java types of the model as JavaPoet names them. */
final class Types {
  static final JavaType STRING = new JavaType.Named("java.lang", List.of("String"), List.of());

  private Types() {}

  static TypeName of(JavaType type) {
    if (type instanceof JavaType.Primitive primitive) {
      return primitive(primitive);
    }
    if (type instanceof JavaType.Named named) {
      return named.arguments().isEmpty()
          ? raw(named)
          : ParameterizedTypeName.get(
              raw(named), named.arguments().stream().map(Types::of).toArray(TypeName[]::new));
    }
    if (type instanceof JavaType.Array array) {
      return ArrayTypeName.of(of(array.component()));
    }
    if (type instanceof JavaType.Extends wildcard) {
      return WildcardTypeName.subtypeOf(of(wildcard.bound()));
    }
    throw new IllegalArgumentException("unchecked model: " + type.text());
  }

  /** The class without its type arguments. */
  static ClassName raw(JavaType.Named type) {
    List<String> names = type.simpleNames();
    return ClassName.get(
        type.packageName(), names.get(0), names.subList(1, names.size()).toArray(String[]::new));
  }

  private static TypeName primitive(JavaType.Primitive type) {
    return switch (type) {
      case BOOLEAN -> TypeName.BOOLEAN;
      case BYTE -> TypeName.BYTE;
      case SHORT -> TypeName.SHORT;
      case INT -> TypeName.INT;
      case LONG -> TypeName.LONG;
      case FLOAT -> TypeName.FLOAT;
      case DOUBLE -> TypeName.DOUBLE;
      case CHAR -> TypeName.CHAR;
      case VOID -> TypeName.VOID;
    };
  }
}
