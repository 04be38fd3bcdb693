package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Origins;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
 * Reads records. What is written at a component is seen by the compiler at its field, its accessor
 * and its constructor parameter, depending on the annotation; all are read, and messages stand at
 * the parameter's annotation or at the field, which alone have positions everywhere.
 */
final class RecordReader {
  private final ClassContext context;
  private final TypeReader types;
  private final PropertyReader properties;
  private final OpenTypes open;

  RecordReader(ClassContext context, TypeReader types, OpenTypes open) {
    this.context = context;
    this.types = types;
    this.open = open;
    this.properties = new PropertyReader(context);
  }

  WireType read(DeclaredType declared, Origin use) {
    JavaType.Named type = (JavaType.Named) JavaTypes.of(declared);
    return open.read(type, () -> object(declared, use));
  }

  /** Reads a record that is no value of its own, but one of a union. */
  WireType.Obj object(DeclaredType declared, Origin use) {
    JavaType.Named named = (JavaType.Named) JavaTypes.of(declared);
    TypeElement element = (TypeElement) declared.asElement();
    checkMembers(element, use);
    Javadoc javadoc = Javadoc.of(context.compiler().elements().getDocComment(element));
    List<Property> components = new ArrayList<>();
    for (RecordComponentElement component : element.getRecordComponents()) {
      String name = component.getSimpleName().toString();
      List<Element> carriers = carriers(element, component);
      carriers.forEach(context.suppressions()::use);
      Element anchor = anchor(element, component);
      Annotations annotations = Annotations.of(carriers, anchor, use, context.compiler());
      ForeignAnnotations.check(annotations, ForeignAnnotations.USE_ARG, context);
      StrayIdentity.check(annotations, StrayIdentity.ON_COMPONENT, context);
      Origin origin = Origins.of(anchor, use);
      TypeMirror type = typeOf(component, anchor, declared);
      components.add(
          properties.read(
              name,
              types.read(
                  type,
                  TypeUses.of(carriers),
                  properties.travelsAs(name, type, annotations),
                  origin),
              annotations,
              javadoc.parameters().getOrDefault(name, ""),
              origin));
    }
    return new WireType.Obj(named, components, Origins.of(element, use));
  }

  /** The type of a component, type parameters of the record replaced. */
  private TypeMirror typeOf(
      RecordComponentElement component, Element anchor, DeclaredType declared) {
    return declared.getTypeArguments().isEmpty()
        ? component.asType()
        : context.compiler().types().asMemberOf(declared, anchor);
  }

  /** Jackson's annotations on the record, its constructors and its methods other than accessors. */
  private void checkMembers(TypeElement type, Origin use) {
    List<Element> members = new ArrayList<>(List.of(type));
    members.addAll(ElementFilter.constructorsIn(type.getEnclosedElements()));
    ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> !isAccessor(type, method))
        .forEach(members::add);
    for (Element member : members) {
      ForeignAnnotations.check(
          Annotations.of(List.of(member), use, context.compiler()),
          Set.of(Tags.TYPE_NAME),
          ForeignAnnotations.USE_OWN_TYPE,
          context);
    }
  }

  private static boolean isAccessor(TypeElement type, ExecutableElement method) {
    return method.getParameters().isEmpty()
        && type.getRecordComponents().stream()
            .anyMatch(component -> component.getSimpleName().equals(method.getSimpleName()));
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
      TypeMirror parameter = context.compiler().types().erasure(parameters.get(i).asType());
      TypeMirror component = context.compiler().types().erasure(components.get(i).asType());
      if (!context.compiler().types().isSameType(parameter, component)) {
        return false;
      }
    }
    return true;
  }
}
