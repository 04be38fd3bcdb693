package dev.pokayoke.processor.read;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Reading;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Nesting;
import dev.pokayoke.processor.report.Options;
import dev.pokayoke.processor.report.Origins;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;

/** Reads a class as a toolset. */
public final class ToolsetReader {
  private final Compiler compiler;
  private final Options options;

  /**
   * A reader for one round.
   *
   * @param compiler what it asks
   * @param options what the developer said
   */
  public ToolsetReader(Compiler compiler, Options options) {
    this.compiler = compiler;
    this.options = options;
  }

  /**
   * What came of reading a class.
   *
   * @param reading what was read
   * @param missing the types in its signatures that do not exist (yet); where there are any, the
   *     reading is not complete
   */
  public record Result(Reading reading, Set<String> missing) {}

  /** Reads a class. */
  public Result read(TypeElement type) {
    Optional<AnnotationView> annotation =
        Annotations.of(List.of(type), null, compiler).find(Names.TOOLSET);
    ClassContext context = new ClassContext(compiler, type, identityNames(annotation));
    Origin origin = Origins.of(type, null);
    boolean isPublic = Access.isPublic(type);
    MethodReader methods = new MethodReader(compiler, type);
    methods.missing().forEach(context::addMissing);

    String prefix = annotation.map(view -> view.string("prefix")).orElse("");
    List<TypeElement> lineage = methods.lineage();
    List<Failure> failures = new FailureReader(context, origin).read(lineage);
    ToolReader reader = new ToolReader(context, origin, prefix, failures, lineage);
    List<Tool> tools = new ArrayList<>();
    if (type.getTypeParameters().isEmpty()) {
      methods.tools().forEach(method -> tools.add(reader.read(method)));
    }
    JavaType.Named service = JavaTypes.named(type);
    Nesting.types(type).forEach(context.suppressions()::use);
    if (isPublic && isInNamedModule(type)) {
      context.suppressions().export();
    }
    Toolset toolset =
        new Toolset(
            service,
            String.join("_", service.simpleNames()) + "Tools",
            isPublic,
            generatedIsVisible(type),
            hidesLang(type),
            context.suppressions().names(),
            prefix,
            annotation.map(view -> view.string("label")).orElse("the system"),
            annotation.map(view -> view.string("user")).orElse("user"),
            dialects(annotation),
            tools,
            obstacle(type, tools),
            origin,
            annotation.map(view -> view.origin("prefix")).orElse(origin),
            annotation.map(view -> view.origin("label")).orElse(origin),
            annotation.map(view -> view.origin("user")).orElse(origin));
    return new Result(new Reading(toolset, context.flaws()), context.missing());
  }

  private boolean identityNames(Optional<AnnotationView> annotation) {
    return annotation
        .filter(view -> view.writes("naming"))
        .map(view -> view.constant("naming").equals("IDENTITY"))
        .orElse(options.identityNames());
  }

  private List<Dialect> dialects(Optional<AnnotationView> annotation) {
    List<String> named = annotation.map(view -> view.constants("dialects")).orElse(List.of());
    return Stream.of(Dialect.values())
        .filter(
            dialect ->
                dialect == Dialect.MCP
                    || named.contains(dialect.name())
                    || options.dialects().contains(dialect))
        .toList();
  }

  /** Named modules see it only if they require {@code java.compiler}. */
  private boolean generatedIsVisible(TypeElement type) {
    ModuleElement module = compiler.elements().getModuleOf(type);
    String generated = "javax.annotation.processing.Generated";
    return module == null
        ? compiler.elements().getTypeElement(generated) != null
        : compiler.elements().getTypeElement(module, generated) != null;
  }

  private boolean isInNamedModule(TypeElement type) {
    ModuleElement module = compiler.elements().getModuleOf(type);
    return module != null && !module.isUnnamed();
  }

  /** A type of its own package comes before that of {@code java.lang}. */
  private boolean hidesLang(TypeElement type) {
    return compiler.elements().getPackageOf(type).getEnclosedElements().stream()
        .map(neighbour -> "java.lang." + neighbour.getSimpleName())
        .anyMatch(name -> compiler.elements().getTypeElement(name) != null);
  }

  private static String obstacle(TypeElement type, List<Tool> tools) {
    if (type.getKind() == ElementKind.ANNOTATION_TYPE) {
      return "an annotation type has no service behind it. Annotate a class or an interface.";
    }
    for (TypeElement nesting : Nesting.types(type)) {
      String whose = nesting.equals(type) ? "it" : "its enclosing " + nesting.getSimpleName();
      if (nesting.getModifiers().contains(Modifier.PRIVATE)) {
        return whose + " is private. Make it package-private or public.";
      }
      if (!nesting.getTypeParameters().isEmpty() && !isStatic(type, nesting)) {
        return whose
            + " has type parameters, so its types are not known. Annotate a subclass that fixes them"
            + " with @Toolset instead.";
      }
    }
    return tools.isEmpty()
        ? "it has no @Read or @Write method. Annotate one, or take @Toolset off."
        : "";
  }

  /** Whether a nested type does not depend on the instance of an enclosing one. */
  private static boolean isStatic(TypeElement type, TypeElement enclosing) {
    return Nesting.types(type).stream()
        .takeWhile(current -> !current.equals(enclosing))
        .anyMatch(current -> current.getModifiers().contains(Modifier.STATIC));
  }
}
