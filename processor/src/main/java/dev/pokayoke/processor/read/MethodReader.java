package dev.pokayoke.processor.read;

import dev.pokayoke.processor.report.Nesting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Finds the methods of a class that are tools: its own in source order, then those of its
 * superclasses and of all interfaces. A method is one with those it overrides.
 */
final class MethodReader {
  private final Compiler compiler;
  private final TypeElement type;

  MethodReader(Compiler compiler, TypeElement type) {
    this.compiler = compiler;
    this.type = type;
  }

  /** The methods with {@code @Read} or {@code @Write}, on themselves or on what they override. */
  List<ToolMethod> tools() {
    List<List<ExecutableElement>> methods = new ArrayList<>();
    for (TypeElement declaring : lineage()) {
      for (ExecutableElement method : declaredBy(declaring)) {
        join(method, declaring.equals(type), methods);
      }
    }
    return methods.stream()
        .filter(declarations -> declarations.stream().anyMatch(MethodReader::isAnnotated))
        .map(declarations -> new ToolMethod(declarations, asMember(declarations.get(0))))
        .toList();
  }

  /** The class, its superclasses, and then their interfaces, each once. */
  List<TypeElement> lineage() {
    Map<String, TypeElement> found = new LinkedHashMap<>();
    JavaTypes.lineage(type).forEach(each -> found.put(each.getQualifiedName().toString(), each));
    List<TypeElement> open = new ArrayList<>(found.values());
    for (int i = 0; i < open.size(); i++) {
      for (TypeMirror inherited : open.get(i).getInterfaces()) {
        TypeElement face = element(inherited);
        if (face != null && found.putIfAbsent(face.getQualifiedName().toString(), face) == null) {
          open.add(face);
        }
      }
    }
    return open;
  }

  /** Supertypes that do not exist yet. */
  List<TypeMirror> missing() {
    List<TypeMirror> missing = new ArrayList<>();
    for (TypeElement ancestor : lineage()) {
      List<TypeMirror> supertypes = new ArrayList<>(List.of(ancestor.getSuperclass()));
      supertypes.addAll(ancestor.getInterfaces());
      supertypes.stream().filter(each -> each.getKind() == TypeKind.ERROR).forEach(missing::add);
    }
    return missing;
  }

  static boolean isAnnotated(ExecutableElement method) {
    return method.getAnnotationMirrors().stream()
        .map(mirror -> AnnotationView.nameOf(mirror))
        .anyMatch(name -> name.equals(Names.READ) || name.equals(Names.WRITE));
  }

  private void join(ExecutableElement method, boolean own, List<List<ExecutableElement>> methods) {
    if (!own && !isInherited(method)) {
      return;
    }
    for (List<ExecutableElement> declarations : methods) {
      if (isSame(declarations.get(0), method)) {
        declarations.add(method);
        return;
      }
    }
    methods.add(new ArrayList<>(List.of(method)));
  }

  /** Whether a method of a supertype is a member of the class at all. */
  private boolean isInherited(ExecutableElement method) {
    if (method.getModifiers().contains(Modifier.PRIVATE)
        || method.getModifiers().contains(Modifier.STATIC)) {
      return false;
    }
    boolean anywhere =
        method.getModifiers().contains(Modifier.PUBLIC)
            || method.getModifiers().contains(Modifier.PROTECTED);
    return anywhere
        || compiler.elements().getPackageOf(method).equals(compiler.elements().getPackageOf(type));
  }

  /** Whether the nearer of two methods takes the place of the other. */
  private boolean isSame(ExecutableElement nearer, ExecutableElement farther) {
    if (!nearer.getSimpleName().equals(farther.getSimpleName())
        || nearer.getParameters().size() != farther.getParameters().size()
        || nearer.getModifiers().contains(Modifier.STATIC)
        || nearer.getModifiers().contains(Modifier.PRIVATE)
        || Nesting.outer(nearer).equals(Nesting.outer(farther))) {
      return false;
    }
    ExecutableType near = asMember(nearer);
    return compiler.types().isSubsignature(near, asMember(farther));
  }

  private ExecutableType asMember(ExecutableElement method) {
    return (ExecutableType) compiler.types().asMemberOf((DeclaredType) type.asType(), method);
  }

  /** In source order; a class file has no order that all compilers agree on. */
  private List<ExecutableElement> declaredBy(TypeElement declaring) {
    List<ExecutableElement> methods = new ArrayList<>();
    for (ExecutableElement method : ElementFilter.methodsIn(declaring.getEnclosedElements())) {
      if (!compiler.elements().isBridge(method)) {
        methods.add(method);
      }
    }
    if (!compiler.sources().contains(declaring)) {
      methods.sort(Comparator.comparing(MethodReader::signature));
    }
    return methods;
  }

  private static String signature(ExecutableElement method) {
    return method.getParameters().stream()
        .map(parameter -> JavaTypes.of(parameter.asType()).text())
        .collect(Collectors.joining(",", method.getSimpleName() + "(", ")"));
  }

  private static @Nullable TypeElement element(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
            && ((DeclaredType) type).asElement() instanceof TypeElement element
            && element.getKind() != ElementKind.ANNOTATION_TYPE
        ? element
        : null;
  }
}
