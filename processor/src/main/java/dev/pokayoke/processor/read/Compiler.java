package dev.pokayoke.processor.read;

import dev.pokayoke.processor.report.ClassFiles;
import dev.pokayoke.processor.report.Sources;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * What the readers ask the compiler.
 *
 * @param elements declarations
 * @param types types
 * @param sources what is compiled from source
 * @param classFiles what class files say beside
 * @param bodies what methods do
 */
public record Compiler(
    Elements elements, Types types, Sources sources, ClassFiles classFiles, Bodies bodies) {

  /** Whether nobody wrote a constructor, so that the compiler adds it. */
  boolean isImplicit(ExecutableElement constructor) {
    return elements.getOrigin(constructor) == Elements.Origin.MANDATED;
  }

  /** Whether a class that is no subclass can call a method or constructor, or use a field. */
  boolean canUse(Element member, String packageName) {
    return member.getModifiers().contains(Modifier.PUBLIC)
        || (isIn(member, packageName) && !member.getModifiers().contains(Modifier.PRIVATE));
  }

  /** Whether something is declared in a package. */
  boolean isIn(Element element, String packageName) {
    return elements.getPackageOf(element).getQualifiedName().contentEquals(packageName);
  }

  /** Whether a method or constructor declares a checked exception. */
  boolean throwsChecked(ExecutableElement method) {
    return method.getThrownTypes().stream().anyMatch(this::isChecked);
  }

  /** Whether an exception has to be declared. */
  boolean isChecked(TypeMirror exception) {
    return !isA(exception, "java.lang.RuntimeException") && !isA(exception, "java.lang.Error");
  }

  /** Whether a type is a class or a subclass of it. */
  boolean isA(TypeMirror type, String className) {
    return types.asElement(type) instanceof TypeElement element
        && JavaTypes.superclasses(element).contains(className);
  }

  /** Whether two types are the same once they are boxed. */
  boolean isSameBoxed(TypeMirror one, TypeMirror other) {
    return types.isSameType(boxed(one), boxed(other));
  }

  /** Whether two declarations have the same type apart from type arguments. */
  boolean isSameErased(Element one, Element other) {
    return types.isSameType(types.erasure(one.asType()), types.erasure(other.asType()));
  }

  /** Whether the class file of a method or constructor does not tell the name of a parameter. */
  boolean isNameLost(ExecutableElement method, int index) {
    return !sources.contains(method)
        && method.getParameters().get(index).getSimpleName().contentEquals("arg" + index);
  }

  /** The type that can be {@code null}. */
  TypeMirror boxed(TypeMirror type) {
    return type instanceof PrimitiveType primitive ? types.boxedClass(primitive).asType() : type;
  }
}
