package dev.pokayoke.processor.read;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the components of a record. What is written at one is seen by the compiler at its field,
 * its accessor and its constructor parameter, depending on the annotation; all are read, and
 * messages stand at the parameter's annotation or at the field, which alone have positions
 * everywhere.
 */
final class RecordFacts {
  private final ClassContext context;

  RecordFacts(ClassContext context) {
    this.context = context;
  }

  ClassFacts read(DeclaredType declared) {
    TypeElement element = (TypeElement) declared.asElement();
    List<Member> members = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (RecordComponentElement component : element.getRecordComponents()) {
      String name = component.getSimpleName().toString();
      List<Element> carriers = carriers(element, component);
      Element anchor = anchor(element, component);
      TypeMirror type = typeOf(component, anchor, declared);
      names.add(name);
      Annotations annotations = Annotations.of(carriers, null, context.compiler());
      members.add(
          JacksonAccess.apply(
              new Member(name, carriers, anchor, type, type, name + "()", false),
              annotations,
              annotations));
    }
    return new ClassFacts(members, Creation.call("", names));
  }

  static boolean isAccessor(TypeElement type, ExecutableElement method) {
    return method.getParameters().isEmpty()
        && type.getRecordComponents().stream()
            .anyMatch(component -> component.getSimpleName().equals(method.getSimpleName()));
  }

  /** The type of a component, type parameters of the record replaced. */
  private TypeMirror typeOf(
      RecordComponentElement component, Element anchor, DeclaredType declared) {
    return declared.getTypeArguments().isEmpty()
        ? component.asType()
        : context.compiler().types().asMemberOf(declared, anchor);
  }

  /** The constructor's parameter first: its annotations have a position in every compiler. */
  private List<Element> carriers(TypeElement type, RecordComponentElement component) {
    List<Element> carriers = new ArrayList<>();
    int index = type.getRecordComponents().indexOf(component);
    for (ExecutableElement constructor : ElementFilter.constructorsIn(type.getEnclosedElements())) {
      if (isCanonical(type, constructor)) {
        context.suppressions().use(constructor);
        carriers.add(constructor.getParameters().get(index));
      }
    }
    for (Element member : type.getEnclosedElements()) {
      boolean accessor = member instanceof ExecutableElement method && isAccessor(type, method);
      boolean field = member.getKind() == ElementKind.FIELD;
      if ((accessor || field) && member.getSimpleName().equals(component.getSimpleName())) {
        carriers.add(member);
      }
    }
    carriers.add(component);
    return carriers;
  }

  private static Element anchor(TypeElement type, RecordComponentElement component) {
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (field.getSimpleName().equals(component.getSimpleName())) {
        return field;
      }
    }
    return component;
  }

  private boolean isCanonical(TypeElement type, ExecutableElement constructor) {
    List<? extends VariableElement> parameters = constructor.getParameters();
    List<? extends RecordComponentElement> components = type.getRecordComponents();
    if (parameters.size() != components.size()) {
      return false;
    }
    for (int i = 0; i < components.size(); i++) {
      if (!context.compiler().isSameErased(parameters.get(i), components.get(i))) {
        return false;
      }
    }
    return true;
  }
}
