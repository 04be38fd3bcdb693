package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/**
 * Finds the constraints among annotations: built-in ones, several of a kind, those that are
 * composed of others, and what looks like one and would not be checked.
 */
final class ConstraintReader {
  private static final List<String> PACKAGES =
      List.of(
          BuiltInConstraints.JAKARTA,
          "jakarta.validation.",
          "javax.validation.constraints.",
          "javax.validation.",
          BuiltInConstraints.HIBERNATE);
  private static final String CONSTRAINT = "jakarta.validation.Constraint";
  private static final List<String> META = List.of(CONSTRAINT, "javax.validation.Constraint");

  /**
   * What holds for every value, because one that is required is there and objects are always
   * checked; and what only marks an annotation.
   */
  private static final Set<String> HARMLESS =
      Set.of("NotNull", "Valid", "Constraint", "ReportAsSingleViolation");

  private static final String DEFAULT_GROUP = "jakarta.validation.groups.Default";

  private static final String OLD_PACKAGE = "Use the annotation of jakarta.validation.";
  private static final String ALWAYS_ONLY = "Take it off: a constraint holds for every call.";
  private static final String CUSTOM = "Check it in the method.";
  private static final String ANY_OF =
      "Compose it of constraints that all hold, or check it in the method.";

  private final Compiler compiler;
  private final List<Constraint> constraints = new ArrayList<>();

  private ConstraintReader(Compiler compiler) {
    this.compiler = compiler;
  }

  /** The constraints in the order in which they are checked. */
  static List<Constraint> read(Annotations annotations, Compiler compiler) {
    ConstraintReader reader = new ConstraintReader(compiler);
    annotations.all().forEach(reader::add);
    return sorted(reader.constraints);
  }

  /** Constraints in the order in which they are checked. */
  static List<Constraint> sorted(List<Constraint> constraints) {
    return constraints.stream().sorted(Comparator.comparingInt(ConstraintReader::rank)).toList();
  }

  /** Whether an annotation type is a constraint that says something of a value. */
  static boolean isConstraint(TypeElement annotation) {
    String name = annotation.getQualifiedName().toString();
    if (PACKAGES.stream().anyMatch(name::startsWith)) {
      return !HARMLESS.contains(annotation.getSimpleName().toString());
    }
    return isMarked(annotation);
  }

  private static boolean isMarked(TypeElement annotation) {
    return annotation.getAnnotationMirrors().stream()
        .anyMatch((AnnotationMirror meta) -> META.contains(AnnotationView.nameOf(meta)));
  }

  private void add(AnnotationView view) {
    List<AnnotationView> several = several(view);
    if (!several.isEmpty()) {
      several.forEach(this::add);
    } else if (isConstraint(view.type())) {
      addOne(view);
    }
  }

  /** The constraints inside a container annotation; empty if it is none. */
  private List<AnnotationView> several(AnnotationView view) {
    return view.annotations("value", compiler).stream()
        .filter(inner -> isConstraint(inner.type()))
        .toList();
  }

  private void addOne(AnnotationView view) {
    if (view.name().startsWith("javax.")) {
      unsupported(view.text() + " of javax.validation", OLD_PACKAGE, view.origin());
    } else if (!view.types("groups").stream().allMatch(DEFAULT_GROUP::equals)) {
      unsupported(view.text() + "(groups)", ALWAYS_ONLY, view.origin("groups"));
    } else {
      List<Constraint> known = BuiltInConstraints.read(view);
      constraints.addAll(known);
      if (known.isEmpty()) {
        addParts(view);
      }
    }
  }

  /** The constraints of which the type of an annotation is composed. */
  private void addParts(AnnotationView view) {
    List<AnnotationView> parts = view.parts();
    boolean judged =
        parts.stream()
            .filter(part -> part.name().equals(CONSTRAINT))
            .anyMatch(part -> part.count("validatedBy") > 0);
    int before = constraints.size();
    if (parts.stream().anyMatch(part -> part.name().endsWith(".ConstraintComposition"))) {
      unsupported(view.text(), ANY_OF, view.origin());
    } else if (judged || view.name().startsWith(BuiltInConstraints.HIBERNATE)) {
      unsupported(view.text(), CUSTOM, view.origin());
    } else {
      parts.forEach(this::add);
      if (constraints.size() == before) {
        unsupported(view.text(), CUSTOM, view.origin());
      }
    }
  }

  private void unsupported(String what, String reason, Origin origin) {
    constraints.add(new Constraint.Unsupported(what, reason, origin));
  }

  private static int rank(Constraint constraint) {
    if (constraint instanceof Constraint.Limit limit) {
      return limit.lower() ? 0 : 1;
    } else if (constraint instanceof Constraint.Digits) {
      return 2;
    } else if (constraint instanceof Constraint.Size) {
      return 3;
    } else if (constraint instanceof Constraint.NotBlank) {
      return 4;
    } else if (constraint instanceof Constraint.Matches) {
      return 5;
    }
    return constraint instanceof Constraint.Unsupported ? 7 : 6;
  }
}
