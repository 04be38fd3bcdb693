package dev.pokayoke.runtime.validation;

import jakarta.validation.groups.Default;
import jakarta.validation.metadata.ConstraintDescriptor;
import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.Set;

/**
 * The constraints that the processor compiles: its verdict counts, so that what a validator says of
 * them is not said again.
 */
final class CompiledConstraints {
  private static final String JAKARTA = "jakarta.validation.constraints.";
  private static final Set<String> OF_JAKARTA =
      Set.of(
          "AssertFalse",
          "AssertTrue",
          "DecimalMax",
          "DecimalMin",
          "Digits",
          "Email",
          "Future",
          "FutureOrPresent",
          "Max",
          "Min",
          "Negative",
          "NegativeOrZero",
          "NotBlank",
          "NotEmpty",
          "NotNull",
          "Null",
          "Past",
          "PastOrPresent",
          "Pattern",
          "Positive",
          "PositiveOrZero",
          "Size");
  private static final String HIBERNATE = "org.hibernate.validator.constraints.";
  private static final Set<String> OF_HIBERNATE =
      Set.of("Length", "Range", "URL", "UUID", "UniqueElements");

  private CompiledConstraints() {}

  /** Whether a constraint is one of them and asked of every call. */
  static boolean contain(ConstraintDescriptor<?> constraint) {
    return constraint.getGroups().contains(Default.class) && isCompiled(constraint);
  }

  /** Whether its meaning is known, or that of all the constraints of which it is composed. */
  static boolean isCompiled(ConstraintDescriptor<?> constraint) {
    Class<? extends Annotation> type = constraint.getAnnotation().annotationType();
    return isKnown(type.getName())
        || (constraint.getConstraintValidatorClasses().isEmpty()
            && !constraint.getComposingConstraints().isEmpty()
            && Arrays.stream(type.getAnnotations())
                .noneMatch(
                    meta -> meta.annotationType().getName().endsWith(".ConstraintComposition"))
            && constraint.getComposingConstraints().stream()
                .allMatch(CompiledConstraints::isCompiled));
  }

  static boolean isKnown(String name) {
    return name.startsWith(JAKARTA)
        ? OF_JAKARTA.contains(name.substring(JAKARTA.length()))
        : name.startsWith(HIBERNATE) && OF_HIBERNATE.contains(name.substring(HIBERNATE.length()));
  }
}
