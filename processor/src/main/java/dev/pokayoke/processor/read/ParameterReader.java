package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.report.Origins;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the parameters of a tool method: who fills each, and with what. */
final class ParameterReader {
  private final ClassContext context;
  private final TypeReader types;
  private final PropertyReader properties;

  ParameterReader(ClassContext context, TypeReader types) {
    this.context = context;
    this.types = types;
    this.properties = new PropertyReader(context);
  }

  List<Parameter> read(
      ToolMethod method, Tool.Effect effect, Documentation documentation, Origin use) {
    List<Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < method.nearest().getParameters().size(); i++) {
      parameters.add(read(method, effect, i, documentation.parameter(i), use));
    }
    return parameters;
  }

  private Parameter read(
      ToolMethod method, Tool.Effect effect, int index, String documentation, Origin use) {
    List<VariableElement> carriers = carriers(method, index);
    TypeMirror type = method.type().getParameterTypes().get(index);
    VariableElement parameter = carriers.get(0);
    String name = name(method, index);
    Origin origin = Origins.of(parameter, use);
    Annotations annotations = Annotations.of(carriers, use, context.compiler());
    ForeignAnnotations.check(
        annotations, Jackson::isHonouredOnParameter, ForeignAnnotations.USE_ARG, context);
    String place = context.className() + "." + method.nearest().getSimpleName() + "(" + name + ")";
    checkRoles(place, type, annotations, origin);
    AnnotationView fromContext = annotations.find(Names.FROM_CONTEXT).orElse(null);
    if (fromContext != null) {
      return new Parameter.FromContext(
          name,
          fromContext.string("value"),
          ContextTypes.nameable(type, context),
          ContextTypes.form(type),
          fromContext.origin("value"));
    }
    if (annotations.find(Names.IDEMPOTENCY_KEY).isPresent()) {
      return new Parameter.Key(name, JavaTypes.of(type), origin);
    }
    if (isToolCall(type)) {
      return new Parameter.TheCall(name, origin);
    }
    if (effect == Tool.Effect.READ) {
      StrayIdentity.check(annotations, StrayIdentity.ON_READ, context);
    }
    return new Parameter.Argument(
        properties.read(
            new PropertyReader.Declared(
                name,
                types.read(
                    type,
                    TypeUses.of(carriers),
                    properties.travelsAs(name, type, annotations),
                    origin),
                annotations,
                documentation,
                origin)));
  }

  private void checkRoles(String place, TypeMirror type, Annotations annotations, Origin origin) {
    List<String> fillers = new ArrayList<>();
    List<String> ofArguments = new ArrayList<>();
    for (AnnotationView view : annotations.all()) {
      switch (view.name()) {
        case Names.FROM_CONTEXT, Names.IDEMPOTENCY_KEY -> fillers.add(view.text());
        case Names.ARG, Names.GREATER_THAN, Names.LIMIT -> ofArguments.add(view.text());
        default -> {
          if (ConstraintReader.isConstraint(view.type())) {
            ofArguments.add(view.text());
          }
        }
      }
    }
    if (isToolCall(type)) {
      fillers.add("ToolCall");
    }
    if (fillers.size() > 1 || (!fillers.isEmpty() && !ofArguments.isEmpty())) {
      List<String> roles = new ArrayList<>(fillers);
      roles.addAll(ofArguments);
      context.add(new Flaw.TwoRoles(place, roles, origin));
    }
  }

  private static boolean isToolCall(TypeMirror type) {
    return type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(Names.TOOL_CALL);
  }

  private static List<VariableElement> carriers(ToolMethod method, int index) {
    List<VariableElement> carriers = new ArrayList<>();
    for (ExecutableElement declaration : method.declarations()) {
      carriers.add(declaration.getParameters().get(index));
    }
    return carriers;
  }

  /** The nearest name that is known; class files often tell none. */
  private String name(ToolMethod method, int index) {
    ExecutableElement named =
        method.declarations().stream()
            .filter(declaration -> !context.compiler().isNameLost(declaration, index))
            .findFirst()
            .orElse(method.nearest());
    return named.getParameters().get(index).getSimpleName().toString();
  }

  /** Whether a value that the model fills has no name in any declaration. */
  boolean namesAreLost(ToolMethod method) {
    for (int i = 0; i < method.nearest().getParameters().size(); i++) {
      List<VariableElement> carriers = carriers(method, i);
      Annotations annotations = Annotations.of(carriers, null, context.compiler());
      boolean filledByModel =
          annotations.find(Names.FROM_CONTEXT).isEmpty()
              && annotations.find(Names.IDEMPOTENCY_KEY).isEmpty()
              && !isToolCall(method.type().getParameterTypes().get(i));
      boolean named =
          annotations.find(Names.ARG).map(view -> !view.string("name").isEmpty()).orElse(false);
      int index = i;
      if (filledByModel
          && !named
          && method.declarations().stream()
              .allMatch(each -> context.compiler().isNameLost(each, index))) {
        return true;
      }
    }
    return false;
  }
}
