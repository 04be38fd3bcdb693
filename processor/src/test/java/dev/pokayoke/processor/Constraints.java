package dev.pokayoke.processor;

/** Constraints of a service's own, each a whole compilation unit. */
final class Constraints {
  private static final String MEMBERS =
      """
        Class<?>[] groups() default {};
        Class<? extends Payload>[] payload() default {};
      """;

  private static final String ANYWHERE =
      "@Target({ElementType.TYPE, ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD,"
          + " ElementType.ANNOTATION_TYPE, ElementType.TYPE_USE})";

  /** {@code @Capital}: a text begins with one; the words name a member. */
  static final String CAPITAL =
      of(
          "Capital",
          ANYWHERE,
          "Begin with {letter}.",
          "CharSequence",
          "value == null || value.isEmpty() || Character.isUpperCase(value.charAt(0))");

  /** {@code @InOrder}: the class-level one of a record {@code Stay} with two dates. */
  static final String IN_ORDER =
      of(
          "InOrder",
          "@Target(ElementType.TYPE)",
          "Leave after you come.",
          "Stay",
          "value.checkIn().isBefore(value.checkOut())");

  /** {@code @Balanced}: of a method, whose first two arguments have a sum below ten. */
  static final String BALANCED =
      of(
              "Balanced",
              "@Target(ElementType.METHOD)",
              "Together below 10, please.",
              "Object[]",
              "(Integer) value[0] + (Integer) value[1] < 10")
          .replace(
              "class Check",
              "@jakarta.validation.constraintvalidation.SupportedValidationTarget("
                  + "jakarta.validation.constraintvalidation.ValidationTarget.PARAMETERS)\n  class Check");

  /** {@code @Broken}: its validator throws. */
  static final String BROKEN =
      of("Broken", ANYWHERE, "Never said.", "Object", "value.equals(1 / (value.hashCode() & 0))");

  private Constraints() {}

  /**
   * A constraint with one validator.
   *
   * @param type what its validator takes
   * @param valid an expression over {@code value}
   */
  static String of(String name, String target, String message, String type, String valid) {
    return """
    package p;
    import jakarta.validation.*;
    import java.lang.annotation.*;
    @Constraint(validatedBy = $name.Check.class)
    $target
    @Retention(RetentionPolicy.RUNTIME)
    public @interface $name {
      String message() default "$message";
      String letter() default "a capital";
    $members
      class Check implements ConstraintValidator<$name, $type> {
        @Override public boolean isValid($type value, ConstraintValidatorContext context) {
          return $valid;
        }
      }
    }
    """
        .replace("$target", target)
        .replace("$name", name)
        .replace("$message", message)
        .replace("$type", type)
        .replace("$valid", valid)
        .replace("$members", MEMBERS);
  }
}
