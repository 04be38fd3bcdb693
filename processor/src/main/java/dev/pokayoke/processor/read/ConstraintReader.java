package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.report.Nesting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads Jakarta constraints, and what else looks like one and would not be checked. */
final class ConstraintReader {
  private static final String JAKARTA = "jakarta.validation.constraints.";
  private static final List<String> PACKAGES =
      List.of(
          JAKARTA,
          "jakarta.validation.",
          "javax.validation.constraints.",
          "javax.validation.",
          "org.hibernate.validator.constraints.");
  private static final List<String> META =
      List.of("jakarta.validation.Constraint", "javax.validation.Constraint");
  private static final Set<String> HARMLESS = Set.of("NotNull", "Valid");

  /** Which others there are depends on the type. */
  private static final String USE_OTHERS = "";

  private static final String OLD_PACKAGE = "Use the annotation of jakarta.validation.";
  private static final String PLAIN_ONLY =
      "Take it off: a constraint holds for every call, in words of Pokayoke.";
  private static final String REPEATED = "Write it once.";
  private static final String CUSTOM = "Check it in the method.";
  private static final String INSIDE =
      "A constraint stands on a parameter or component, not inside its type. Use a record for the"
          + " items, or check them in the method.";

  private ConstraintReader() {}

  /** The constraints in the order in which they are checked. */
  static List<Constraint> read(
      Annotations annotations, List<? extends TypeMirror> declaredTypes, Origin origin) {
    List<Constraint> constraints = new ArrayList<>();
    for (AnnotationView view : annotations.all()) {
      if (isConstraint(view.type())) {
        constraints.add(constraint(view));
      }
    }
    for (String inside : inside(declaredTypes)) {
      constraints.add(new Constraint.Unsupported(inside, INSIDE, origin));
    }
    constraints.sort(Comparator.comparingInt(ConstraintReader::rank));
    return constraints;
  }

  /** Whether an annotation type is a constraint that says something of a value. */
  static boolean isConstraint(TypeElement annotation) {
    String name = annotation.getQualifiedName().toString();
    if (PACKAGES.stream().anyMatch(name::startsWith)) {
      return !HARMLESS.contains(annotation.getSimpleName().toString());
    }
    return annotation.getAnnotationMirrors().stream()
        .anyMatch((AnnotationMirror meta) -> META.contains(AnnotationView.nameOf(meta)));
  }

  private static Constraint constraint(AnnotationView view) {
    String name = view.name();
    if (name.endsWith(".List")) {
      return unsupported(view, "@" + enclosingName(view) + " more than once", REPEATED);
    }
    if (name.startsWith("javax.")) {
      return unsupported(view, view.text() + " of javax.validation", OLD_PACKAGE);
    }
    for (String attribute : List.of("groups", "payload", "message")) {
      if (view.writes(attribute) && !(view.count(attribute) == 0 && !attribute.equals("message"))) {
        return new Constraint.Unsupported(
            view.text() + "(" + attribute + ")", PLAIN_ONLY, view.origin(attribute));
      }
    }
    Origin origin = view.origin();
    return switch (name) {
      case JAKARTA + "Min" -> new Constraint.Min(view.number("value"), origin);
      case JAKARTA + "Max" -> new Constraint.Max(view.number("value"), origin);
      case JAKARTA + "Positive" -> new Constraint.Positive(origin);
      case JAKARTA + "Size" ->
          new Constraint.Size(view.integer("min"), view.integer("max"), origin);
      case JAKARTA + "NotBlank" -> new Constraint.NotBlank(origin);
      case JAKARTA + "Pattern" ->
          new Constraint.Matches(
              view.string("regexp"),
              new LinkedHashSet<>(view.constants("flags")),
              view.origin("regexp"));
      default ->
          unsupported(
              view,
              view.text(),
              PACKAGES.stream().anyMatch(name::startsWith) ? USE_OTHERS : CUSTOM);
    };
  }

  private static Set<String> inside(List<? extends TypeMirror> types) {
    Set<String> found = new LinkedHashSet<>();
    for (TypeMirror type : types) {
      if (type instanceof DeclaredType declared) {
        for (TypeMirror argument : declared.getTypeArguments()) {
          argument.getAnnotationMirrors().stream()
              .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
              .filter(ConstraintReader::isConstraint)
              .forEach(constraint -> found.add("@" + constraint.getSimpleName()));
          found.addAll(inside(List.of(argument)));
        }
      }
    }
    return found;
  }

  private static Constraint unsupported(AnnotationView view, String what, String reason) {
    return new Constraint.Unsupported(what, reason, view.origin());
  }

  private static String enclosingName(AnnotationView view) {
    return Nesting.outer(view.type()).getSimpleName().toString();
  }

  private static int rank(Constraint constraint) {
    if (constraint instanceof Constraint.Min) {
      return 0;
    } else if (constraint instanceof Constraint.Max) {
      return 1;
    } else if (constraint instanceof Constraint.Positive) {
      return 2;
    } else if (constraint instanceof Constraint.Size) {
      return 3;
    } else if (constraint instanceof Constraint.NotBlank) {
      return 4;
    } else if (constraint instanceof Constraint.Matches) {
      return 5;
    }
    return 6;
  }
}
