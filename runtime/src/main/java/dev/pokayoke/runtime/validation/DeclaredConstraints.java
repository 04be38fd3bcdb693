package dev.pokayoke.runtime.validation;

import jakarta.validation.ConstraintValidator;
import jakarta.validation.UnexpectedTypeException;
import jakarta.validation.Validator;
import jakarta.validation.metadata.BeanDescriptor;
import jakarta.validation.metadata.CascadableDescriptor;
import jakarta.validation.metadata.ConstraintDescriptor;
import jakarta.validation.metadata.ContainerDescriptor;
import jakarta.validation.metadata.ContainerElementTypeDescriptor;
import jakarta.validation.metadata.ElementDescriptor;
import jakarta.validation.metadata.MethodDescriptor;
import jakarta.validation.metadata.ParameterDescriptor;
import jakarta.validation.metadata.PropertyDescriptor;
import jakarta.validation.metadata.ValidateUnwrappedValue;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks at all constraints that a method's arguments can meet. A validator looks for what checks a
 * constraint when it first meets it, which would be a call.
 */
final class DeclaredConstraints {
  /** What a validator takes the value out of by itself. */
  private static final Set<Class<?>> UNWRAPPED =
      Set.of(OptionalInt.class, OptionalLong.class, OptionalDouble.class);

  private final Validator validator;
  private final Set<Class<?>> seen = new HashSet<>();

  DeclaredConstraints(Validator validator) {
    this.validator = validator;
  }

  /**
   * Looks at a method.
   *
   * @throws jakarta.validation.ValidationException if a constraint cannot be checked
   */
  void check(MethodDescriptor method) {
    for (ParameterDescriptor parameter : method.getParameterDescriptors()) {
      value(parameter, parameter, parameter);
    }
  }

  private void value(
      ElementDescriptor value, CascadableDescriptor cascade, ContainerDescriptor container) {
    constraints(value);
    if (cascade.isCascaded()) {
      object(value.getElementClass());
    }
    for (ContainerElementTypeDescriptor inner : container.getConstrainedContainerElementTypes()) {
      value(inner, inner, inner);
    }
  }

  private void object(@Nullable Class<?> type) {
    if (type == null || !seen.add(type)) {
      return;
    }
    BeanDescriptor object = validator.getConstraintsForClass(type);
    constraints(object);
    for (PropertyDescriptor property : object.getConstrainedProperties()) {
      value(property, property, property);
    }
    if (type.isSealed()) {
      Arrays.stream(type.getPermittedSubclasses()).forEach(this::object);
    }
  }

  private static void constraints(ElementDescriptor value) {
    Class<?> type = value.getElementClass();
    for (ConstraintDescriptor<?> constraint : value.getConstraintDescriptors()) {
      if (type != null && !UNWRAPPED.contains(type)) {
        constraint(constraint, MethodType.methodType(type).wrap().returnType());
      }
    }
  }

  private static void constraint(ConstraintDescriptor<?> constraint, Class<?> type) {
    constraint.getComposingConstraints().forEach(part -> constraint(part, type));
    boolean inside = constraint.getValueUnwrapping() == ValidateUnwrappedValue.UNWRAP;
    if (!inside && !CompiledConstraints.isCompiled(constraint) && !isChecked(constraint, type)) {
      throw new UnexpectedTypeException(
          "no validator of @"
              + constraint.getAnnotation().annotationType().getSimpleName()
              + " takes a "
              + type.getSimpleName()
              + ".");
    }
  }

  private static boolean isChecked(ConstraintDescriptor<?> constraint, Class<?> type) {
    List<? extends Class<?>> validators = constraint.getConstraintValidatorClasses();
    return validators.isEmpty()
        ? !constraint.getComposingConstraints().isEmpty()
        : validators.stream().anyMatch(each -> takes(each, type));
  }

  /** Whether a {@link ConstraintValidator} is for values of a type, type arguments aside. */
  private static boolean takes(Class<?> constraintValidator, Class<?> type) {
    return Arrays.stream(constraintValidator.getMethods())
        .filter(method -> method.getName().equals("isValid") && !method.isBridge())
        .filter(method -> method.getParameterCount() == 2)
        .anyMatch(method -> method.getParameterTypes()[0].isAssignableFrom(type));
  }
}
