package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Tool.Effect;
import dev.pokayoke.processor.model.Tool.Obstacle;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Origins;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads one method as a tool. */
final class ToolReader {
  private final ClassContext context;
  private final Origin classOrigin;
  private final String prefix;
  private final List<Failure> classFailures;
  private final TypeReader results;
  private final ParameterReader parameters;
  private final FailureReader failures;
  private final ValidationReader validation;
  private final List<TypeElement> lineage;

  /**
   * Reads tools of one class.
   *
   * @param context what its readers share
   * @param classOrigin the class, shown for methods that have no position of their own
   * @param prefix put before derived names; empty for none
   * @param classFailures what is declared for all tools of the class
   * @param lineage the class, its superclasses and interfaces
   */
  ToolReader(
      ClassContext context,
      Origin classOrigin,
      String prefix,
      List<Failure> classFailures,
      List<TypeElement> lineage) {
    this.context = context;
    this.classOrigin = classOrigin;
    this.prefix = prefix;
    this.classFailures = classFailures;
    this.results = new TypeReader(context, WireType.Direction.RESULT);
    this.parameters =
        new ParameterReader(context, new TypeReader(context, WireType.Direction.ARGUMENT));
    this.failures = new FailureReader(context, classOrigin);
    this.validation = new ValidationReader(context);
    this.lineage = lineage;
  }

  Tool read(ToolMethod method) {
    ExecutableElement nearest = method.nearest();
    String javaName = nearest.getSimpleName().toString();
    context.suppressions().use(nearest);
    Origin origin = Origins.of(nearest, classOrigin);
    AnnotationView annotation = annotation(method);
    Documentation documentation = Documentation.of(method, context.compiler());
    String name = annotation.string("name");
    String title = annotation.string("title").strip();
    String description = annotation.string("description").strip();
    Effect effect = effect(method, annotation);
    List<Parameter> read = parameters.read(method, effect, documentation, origin);
    List<Obstacle> obstacles = obstacles(nearest);
    if (parameters.namesAreLost(method)) {
      obstacles.add(Obstacle.NAMES_LOST);
    }
    return new Tool(
        javaName,
        name.isEmpty() ? derivedName(javaName) : name,
        title.isEmpty() ? Naming.title(name.isEmpty() ? javaName : name) : title,
        description.isEmpty() ? documentation.sentence() : description,
        effect,
        annotation.flag("idempotent"),
        annotation.flag("destructive"),
        annotation.name().equals(Names.READ) ? annotation.integer("attempts") : 1,
        annotation.string("onEmpty"),
        read,
        validation.read(method, lineage, origin),
        result(method, origin),
        FailureReader.inOrder(failures.read(method.declarations()), classFailures),
        thrown(method, origin),
        obstacles,
        Retriers.read(method, lineage, classOrigin, context.compiler()),
        context.compiler().bodies().deeds(nearest, classOrigin, context.compiler()),
        origin,
        annotation.origin(),
        name.isEmpty() ? origin : annotation.origin("name"),
        annotation.origin("attempts"),
        annotation.origin("onEmpty"));
  }

  private String derivedName(String javaName) {
    String name = context.wireName(javaName);
    return prefix.isEmpty() ? name : prefix + "_" + name;
  }

  /** The nearest {@code @Read} or {@code @Write}. */
  private AnnotationView annotation(ToolMethod method) {
    for (ExecutableElement declaration : method.declarations()) {
      Annotations annotations =
          Annotations.of(List.of(declaration), classOrigin, context.compiler());
      AnnotationView found =
          annotations.find(Names.WRITE).or(() -> annotations.find(Names.READ)).orElse(null);
      if (found != null) {
        return found;
      }
    }
    throw new IllegalArgumentException("not a tool: " + method.nearest().getSimpleName());
  }

  private static Effect effect(ToolMethod method, AnnotationView nearest) {
    for (ExecutableElement declaration : method.declarations()) {
      if (MethodReader.isAnnotated(declaration)) {
        long both =
            declaration.getAnnotationMirrors().stream()
                .map(mirror -> AnnotationView.nameOf(mirror))
                .filter(name -> name.equals(Names.READ) || name.equals(Names.WRITE))
                .count();
        if (both > 1) {
          return Effect.BOTH;
        }
        break;
      }
    }
    return nearest.name().equals(Names.READ) ? Effect.READ : Effect.WRITE;
  }

  private Tool.Result result(ToolMethod method, Origin origin) {
    TypeMirror type = method.type().getReturnType();
    if (type.getKind() == TypeKind.VOID) {
      return new Tool.Result(JavaTypes.of(type), null, origin);
    }
    TypeReader.Typed typed = results.read(type, TypeUses.none(), "", origin);
    return new Tool.Result(typed.type(), typed.wire(), origin);
  }

  private List<Tool.Thrown> thrown(ToolMethod method, Origin origin) {
    List<Tool.Thrown> thrown = new ArrayList<>();
    for (TypeMirror type : method.type().getThrownTypes()) {
      if (type.getKind() == TypeKind.ERROR) {
        context.addMissing(type);
      } else if (type instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement exception) {
        if (context.compiler().isChecked(type)) {
          thrown.add(
              new Tool.Thrown(
                  JavaTypes.named(exception), JavaTypes.superclasses(exception), origin));
        }
      }
    }
    return thrown;
  }

  private List<Obstacle> obstacles(ExecutableElement method) {
    List<Obstacle> obstacles = new ArrayList<>();
    boolean elsewhere = !context.compiler().isIn(method, context.packageName());
    if (method.getModifiers().contains(Modifier.PRIVATE)) {
      obstacles.add(Obstacle.PRIVATE);
    }
    if (method.getModifiers().contains(Modifier.STATIC)) {
      obstacles.add(Obstacle.STATIC);
    }
    if (!method.getTypeParameters().isEmpty()) {
      obstacles.add(Obstacle.GENERIC);
    }
    if (elsewhere && !method.getModifiers().contains(Modifier.PUBLIC)) {
      obstacles.add(Obstacle.INACCESSIBLE);
    }
    return obstacles;
  }
}
