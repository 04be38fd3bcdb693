package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.JavaType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Types of the compiler as types of the model. */
final class JavaTypes {
  private JavaTypes() {}

  static JavaType of(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return JavaType.Primitive.valueOf(type.getKind().name());
    }
    return switch (type.getKind()) {
      case VOID -> JavaType.Primitive.VOID;
      case DECLARED -> declared((DeclaredType) type);
      case ARRAY -> new JavaType.Array(of(((ArrayType) type).getComponentType()));
      case WILDCARD -> wildcard((WildcardType) type);
      case TYPEVAR -> other(simpleName(((TypeVariable) type).asElement()));
      case ERROR -> other(simpleName(((DeclaredType) type).asElement()));
      default -> other("this type");
    };
  }

  static JavaType.Named named(TypeElement type) {
    return named(type, List.of());
  }

  /** A class and those it extends except {@code Object}, the class first. */
  static List<TypeElement> lineage(TypeElement type) {
    List<TypeElement> lineage = new ArrayList<>();
    TypeElement current = type;
    while (current != null && !current.getQualifiedName().contentEquals("java.lang.Object")) {
      lineage.add(current);
      TypeMirror above = current.getSuperclass();
      current =
          above.getKind() == TypeKind.DECLARED
              ? (TypeElement) ((DeclaredType) above).asElement()
              : null;
    }
    return lineage;
  }

  /** Canonical names of a class and those it extends, the class first. */
  static Set<String> superclasses(TypeElement type) {
    Set<String> names = new LinkedHashSet<>();
    lineage(type).forEach(each -> names.add(each.getQualifiedName().toString()));
    return names;
  }

  private static JavaType declared(DeclaredType type) {
    List<JavaType> arguments = type.getTypeArguments().stream().map(JavaTypes::of).toList();
    JavaType.Named named = named((TypeElement) type.asElement(), arguments);
    boolean ofGenericInstance =
        type.getEnclosingType() instanceof DeclaredType outer
            && !outer.getTypeArguments().isEmpty();
    return ofGenericInstance ? other(named.text()) : named;
  }

  private static JavaType.Named named(TypeElement type, List<JavaType> arguments) {
    Deque<String> names = new ArrayDeque<>();
    Element current = type;
    while (current != null && !(current instanceof PackageElement)) {
      names.addFirst(simpleName(current));
      current = current.getEnclosingElement();
    }
    String packageName =
        current instanceof PackageElement home ? home.getQualifiedName().toString() : "";
    return new JavaType.Named(packageName, new ArrayList<>(names), arguments);
  }

  private static JavaType wildcard(WildcardType type) {
    if (type.getExtendsBound() != null) {
      return new JavaType.Extends(of(type.getExtendsBound()));
    }
    return other(type.getSuperBound() == null ? "?" : "? super " + of(type.getSuperBound()).text());
  }

  private static JavaType other(String text) {
    return new JavaType.Other(text);
  }

  private static String simpleName(Element element) {
    return element.getSimpleName().toString();
  }
}
