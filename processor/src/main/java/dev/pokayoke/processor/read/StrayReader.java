package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.report.Nesting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Finds Pokayoke's annotations where nothing reads them. */
public final class StrayReader {
  /** The annotations the processor is called for. */
  public static final Set<String> ANNOTATIONS =
      Set.of(
          Names.READ,
          Names.WRITE,
          Names.TOOLSET,
          Names.ARG,
          Names.ALIAS,
          Names.GREATER_THAN,
          Names.LIMIT,
          Names.FROM_CONTEXT,
          Names.IDEMPOTENCY_KEY,
          Names.FAILS,
          Names.FAILS_LIST);

  private static final List<String> OF_PARAMETERS =
      List.of(
          Names.ARG, Names.GREATER_THAN, Names.LIMIT, Names.FROM_CONTEXT, Names.IDEMPOTENCY_KEY);
  private static final List<String> OF_METHODS = List.of(Names.FAILS, Names.FAILS_LIST);

  private static final String ON_TOOLS =
      "Annotate the method with @Read or @Write, or take it off.";
  private static final String ON_CONSTANTS = "Use it on the constants of an enum.";

  private final Compiler compiler;

  /** A reader for one round. */
  public StrayReader(Compiler compiler) {
    this.compiler = compiler;
  }

  /** The annotations of a round that have no effect. */
  public List<Flaw> read(RoundEnvironment round) {
    List<Flaw> strays = new ArrayList<>();
    for (Element field : annotated(round, Names.ALIAS)) {
      if (field.getKind() != ElementKind.ENUM_CONSTANT) {
        add(field, Names.ALIAS, ON_CONSTANTS, strays);
      }
    }
    for (String annotation : OF_PARAMETERS) {
      for (Element parameter : annotated(round, annotation)) {
        // ecj nests the parameters of an implicit constructor in the record itself.
        if (parameter.getKind() == ElementKind.PARAMETER
            && parameter.getEnclosingElement() instanceof ExecutableElement method
            && !isRead(method)) {
          add(parameter, annotation, ON_TOOLS, strays);
        }
      }
    }
    for (String annotation : OF_METHODS) {
      for (Element element : annotated(round, annotation)) {
        if (element instanceof ExecutableElement method && !isRead(method)) {
          add(method, annotation, ON_TOOLS, strays);
        }
      }
    }
    for (String annotation : List.of(Names.READ, Names.WRITE)) {
      for (Element method : annotated(round, annotation)) {
        String lost = whyNoSubclassHas(method);
        if (!lost.isEmpty()) {
          add(method, annotation, lost, strays);
        }
      }
    }
    return strays;
  }

  /** Why a tool of a generic type, which only its subclasses have, is lost for all of them. */
  private String whyNoSubclassHas(Element method) {
    TypeElement type = (TypeElement) Nesting.outer(method);
    if (type.getTypeParameters().isEmpty()
        || Annotations.of(List.of(type), null, compiler).find(Names.TOOLSET).isPresent()) {
      return "";
    }
    String only = "Only subclasses of " + type.getSimpleName() + " have its tools, and ";
    if (method.getModifiers().contains(Modifier.STATIC)) {
      return "A tool is called on an instance: take static off.";
    } else if (method.getModifiers().contains(Modifier.PRIVATE)) {
      return only + "they do not inherit a private method: make it protected or public.";
    } else if (type.getModifiers().contains(Modifier.FINAL)
        || type.getKind() == ElementKind.RECORD) {
      return only + "there can be none: take its type parameters off.";
    }
    return "";
  }

  /** Whether a method is a tool, or may become one where it is overridden. */
  private boolean isRead(ExecutableElement method) {
    TypeElement type = (TypeElement) Nesting.outer(method);
    if (method.getKind() == ElementKind.CONSTRUCTOR || isOfBean(method)) {
      return new MethodReader(compiler, type).tools().isEmpty();
    }
    if (method.getModifiers().contains(Modifier.ABSTRACT)
        || method.getModifiers().contains(Modifier.DEFAULT)) {
      return true;
    }
    return new MethodReader(compiler, type)
        .tools().stream().anyMatch(tool -> tool.declarations().contains(method));
  }

  /** Whether a method may set a property of an argument, or create one. */
  private boolean isOfBean(ExecutableElement method) {
    boolean creator =
        Annotations.of(List.of(method), null, compiler).find(Jackson.CREATOR).isPresent();
    return creator
        || (method.getParameters().size() == 1
            && method.getSimpleName().toString().startsWith("set"));
  }

  private void add(Element element, String annotation, String remedy, List<Flaw> strays) {
    Optional<AnnotationView> view =
        Annotations.of(List.of(element), null, compiler).find(annotation);
    view.ifPresent(found -> strays.add(new Flaw.Stray(found.text(), remedy, found.origin())));
  }

  private Set<? extends Element> annotated(RoundEnvironment round, String annotation) {
    TypeElement type = compiler.elements().getTypeElement(annotation);
    return type == null ? Set.of() : round.getElementsAnnotatedWith(type);
  }
}
