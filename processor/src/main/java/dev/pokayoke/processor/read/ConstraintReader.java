package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Constraint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * Finds the constraints among annotations: built-in ones, several of a kind, those that are
 * composed of others, and those that only a validator knows how to check.
 */
final class ConstraintReader {
  private static final List<String> PACKAGES =
      List.of(
          BuiltInConstraints.JAKARTA,
          "javax.validation.constraints.",
          "javax.validation.",
          BuiltInConstraints.HIBERNATE);
  private static final String CONSTRAINT = "jakarta.validation.Constraint";
  private static final List<String> META = List.of(CONSTRAINT, "javax.validation.Constraint");
  private static final String TARGET =
      "jakarta.validation.constraintvalidation.SupportedValidationTarget";
  private static final String NOT_NULL = BuiltInConstraints.JAKARTA + "NotNull";

  /**
   * What holds for every value, because one that is required is there and objects are always
   * checked; and what only marks an annotation.
   */
  private static final Set<String> HARMLESS =
      Set.of("NotNull", "Valid", "Constraint", "ReportAsSingleViolation");

  private static final String DEFAULT_GROUP = "jakarta.validation.groups.Default";

  private static final String OLD_PACKAGE = "Use the annotation of jakarta.validation.";

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

  /**
   * The constraints of a method that are of its parameters together rather than of its result.
   *
   * @param nothing whether it returns nothing
   */
  static List<Constraint> ofParametersTogether(
      Annotations ofMethod, boolean nothing, Compiler compiler) {
    ConstraintReader reader = new ConstraintReader(compiler);
    for (AnnotationView view : ofMethod.all()) {
      List<AnnotationView> several = reader.several(view);
      (several.isEmpty() ? List.of(view) : several)
          .stream()
              .filter(each -> isMarked(each.type()) && reader.isOfParameters(each, nothing))
              .forEach(each -> reader.custom(each));
    }
    return List.copyOf(reader.constraints);
  }

  private boolean isOfParameters(AnnotationView view, boolean nothing) {
    return switch (view.constant("validationAppliesTo")) {
      case "PARAMETERS" -> true;
      case "RETURN_VALUE" -> false;
      default -> {
        Set<String> targets = targets(view);
        yield targets.contains("PARAMETERS") && (nothing || !targets.contains("ANNOTATED_ELEMENT"));
      }
    };
  }

  /** What the validators of a constraint and its parts can be asked of. */
  private Set<String> targets(AnnotationView view) {
    Set<String> targets = new HashSet<>();
    for (AnnotationView part : view.parts()) {
      if (part.name().equals(CONSTRAINT)) {
        part.classes("validatedBy").forEach(validator -> targets.addAll(targets(validator)));
      } else if (isMarked(part.type())) {
        targets.addAll(targets(part));
      }
    }
    return targets;
  }

  private List<String> targets(DeclaredType validator) {
    return Annotations.of(List.of(validator.asElement()), null, compiler)
        .find(TARGET)
        .map(view -> view.constants("value"))
        .orElse(List.of("ANNOTATED_ELEMENT"));
  }

  private void add(AnnotationView view) {
    List<AnnotationView> several = several(view);
    if (!several.isEmpty()) {
      several.forEach(this::add);
    } else if (isConstraint(view.type())) {
      addOne(view);
    } else if (view.name().equals(NOT_NULL) && !groups(view).isEmpty()) {
      custom(view);
    }
  }

  /** The constraints inside a container annotation; empty if it is none. */
  private List<AnnotationView> several(AnnotationView view) {
    return view.annotations("value", compiler).stream()
        .filter(inner -> isConstraint(inner.type()) || inner.name().equals(NOT_NULL))
        .toList();
  }

  private void addOne(AnnotationView view) {
    if (view.name().startsWith("javax.") || !isOfJakarta(view)) {
      String what = view.text() + " of javax.validation";
      constraints.add(new Constraint.Unsupported(what, OLD_PACKAGE, view.origin()));
    } else if (!groups(view).isEmpty()) {
      custom(view);
    } else {
      List<Constraint> known = BuiltInConstraints.read(view);
      constraints.addAll(known);
      if (known.isEmpty()) {
        addParts(view);
      }
    }
  }

  private static boolean isOfJakarta(AnnotationView view) {
    return view.name().startsWith(BuiltInConstraints.JAKARTA)
        || view.parts().stream().anyMatch(part -> part.name().equals(CONSTRAINT));
  }

  /**
   * The constraints of which the type of an annotation is composed. What they leave to a validator
   * is left to it as a whole.
   */
  private void addParts(AnnotationView view) {
    List<AnnotationView> parts = view.parts();
    ConstraintReader inner = new ConstraintReader(compiler);
    boolean all = parts.stream().noneMatch(part -> part.name().endsWith(".ConstraintComposition"));
    if (all) {
      parts.forEach(inner::add);
    }
    boolean judged =
        parts.stream()
            .filter(part -> part.name().equals(CONSTRAINT))
            .anyMatch(part -> part.count("validatedBy") > 0);
    boolean left = inner.constraints.removeIf(Constraint.Custom.class::isInstance);
    constraints.addAll(inner.constraints);
    if (judged || left || inner.constraints.isEmpty()) {
      custom(view);
    }
  }

  private void custom(AnnotationView view) {
    Constraint.Source source = new Constraint.Source(view.text(), "", view.origin());
    constraints.add(new Constraint.Custom(groups(view), source));
  }

  /** The groups in which a constraint holds; none for every call. */
  private static Set<String> groups(AnnotationView view) {
    Set<String> groups = new LinkedHashSet<>(view.types("groups"));
    return groups.contains(DEFAULT_GROUP) ? Set.of() : groups;
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
    return constraint instanceof Constraint.Unsupported || constraint instanceof Constraint.Custom
        ? 7
        : 6;
  }
}
