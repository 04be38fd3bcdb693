package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Cascade;
import dev.pokayoke.processor.model.ClassRules;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Validation;
import dev.pokayoke.processor.report.Nesting;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads what a Jakarta Validator is told beside the constraints of single values. */
final class ValidationReader {
  private static final String VALID = "jakarta.validation.Valid";
  private static final String CONVERT = "jakarta.validation.groups.ConvertGroup";
  private static final String SEQUENCE = "jakarta.validation.GroupSequence";
  private static final String VALIDATED = "org.springframework.validation.annotation.Validated";

  private final ClassContext context;
  private final Compiler compiler;

  ValidationReader(ClassContext context) {
    this.context = context;
    this.compiler = context.compiler();
  }

  /** What is said of the objects inside a value. */
  static Cascade cascade(Annotations annotations, Compiler compiler) {
    List<AnnotationView> conversions = new ArrayList<>();
    annotations.find(CONVERT).ifPresent(conversions::add);
    annotations
        .find(CONVERT + ".List")
        .ifPresent(several -> conversions.addAll(several.annotations("value", compiler)));
    Set<String> groups = new LinkedHashSet<>();
    for (AnnotationView conversion : conversions) {
      conversion.type("to").ifPresent(to -> addGroup(to, groups));
    }
    return new Cascade(annotations.find(VALID).isPresent(), groups);
  }

  /** What a class says of its objects as a whole; its superclasses and interfaces say it too. */
  ClassRules rules(TypeElement type, ClassFacts facts, Origin use) {
    List<TypeElement> lineage = new MethodReader(compiler, type).lineage();
    List<Constraint> constraints = new ArrayList<>();
    ConstraintReader.read(Annotations.of(lineage, use, compiler), compiler).stream()
        .filter(ValidationReader::isOfObjects)
        .forEach(constraints::add);
    List<String> derived = new ArrayList<>();
    for (TypeElement each : lineage) {
      for (ExecutableElement method : ElementFilter.methodsIn(each.getEnclosedElements())) {
        String name = getterName(method);
        List<Constraint> own =
            name.isEmpty() || isInput(method, facts)
                ? List.of()
                : ConstraintReader.read(Annotations.of(List.of(method), use, compiler), compiler);
        if (!own.isEmpty()) {
          own.forEach(constraint -> constraints.add(byValidator(constraint)));
          derived.add(name);
        }
      }
    }
    Set<String> groups = new LinkedHashSet<>();
    addSequence(type, groups);
    return new ClassRules(constraints, derived, groups);
  }

  /** What a method says of its arguments together. */
  Validation read(ToolMethod method, List<TypeElement> classes, Origin use) {
    Annotations own = Annotations.of(method.declarations(), use, compiler);
    Optional<AnnotationView> validated =
        own.find(VALIDATED).or(() -> Annotations.of(classes, use, compiler).find(VALIDATED));
    Set<String> groups = new LinkedHashSet<>();
    List<JavaType.Named> asked = new ArrayList<>();
    validated.ifPresent(
        view ->
            view.classes("value")
                .forEach(
                    group -> {
                      addGroup(group, groups);
                      asked.add(nameable(group, view.origin("value")));
                    }));
    boolean nothing = method.type().getReturnType().getKind() == TypeKind.VOID;
    return new Validation(
        ConstraintReader.ofParametersTogether(own, nothing, compiler),
        groups,
        asked,
        method.nearest().getParameters().stream()
            .map(parameter -> JavaTypes.of(compiler.types().erasure(parameter.asType())))
            .toList());
  }

  private JavaType.Named nameable(DeclaredType group, Origin origin) {
    TypeElement element = (TypeElement) group.asElement();
    String hidden = Access.problem(element, context);
    if (!hidden.isEmpty()) {
      context.add(new Flaw.Unnameable(element.getSimpleName().toString(), hidden, origin));
    }
    Nesting.types(element).forEach(context.suppressions()::use);
    return JavaTypes.named(element);
  }

  private static boolean isOfObjects(Constraint constraint) {
    return constraint instanceof Constraint.Custom || constraint instanceof Constraint.Unsupported;
  }

  /** Generated code has no value of which it could check it. */
  private static Constraint byValidator(Constraint constraint) {
    return isOfObjects(constraint)
        ? constraint
        : new Constraint.Custom(Set.of(), constraint.source());
  }

  /** Whether a method gives what the model sends, so that its constraints are of that. */
  private static boolean isInput(ExecutableElement method, ClassFacts facts) {
    String name = getterName(method);
    return facts.inputs().stream()
        .anyMatch(
            member -> member.carriers().contains(method) || member.name().equalsIgnoreCase(name));
  }

  /** The property that a method gives by its name; empty for any other method. */
  private static String getterName(ExecutableElement method) {
    TypeMirror type = method.getReturnType();
    if (!method.getParameters().isEmpty()
        || type.getKind() == TypeKind.VOID
        || method.getModifiers().contains(Modifier.STATIC)) {
      return "";
    }
    String name = method.getSimpleName().toString();
    String rest = "";
    if (name.startsWith("get")) {
      rest = name.substring(3);
    } else if (name.startsWith("is") && JavaTypes.of(type).boxed().text().equals("Boolean")) {
      rest = name.substring(2);
    }
    return rest.isEmpty() || !Character.isUpperCase(rest.charAt(0))
        ? ""
        : Character.toLowerCase(rest.charAt(0)) + rest.substring(1);
  }

  /** A group with those that it extends or puts in a sequence: they are asked for with it. */
  private static void addGroup(TypeMirror group, Set<String> groups) {
    if (group instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && groups.add(element.getQualifiedName().toString())) {
      element.getInterfaces().forEach(above -> addGroup(above, groups));
      addSequence(element, groups);
    }
  }

  private static void addSequence(TypeElement type, Set<String> groups) {
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      if (AnnotationView.nameOf(mirror).equals(SEQUENCE)) {
        mirror.getElementValues().values().stream()
            .flatMap(value -> AnnotationView.classes(value).stream())
            .forEach(group -> addGroup(group, groups));
      }
    }
  }
}
