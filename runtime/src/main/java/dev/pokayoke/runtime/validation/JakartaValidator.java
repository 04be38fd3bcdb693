package dev.pokayoke.runtime.validation;

import dev.pokayoke.runtime.ArgumentValidator;
import jakarta.validation.Configuration;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import jakarta.validation.Validation;
import jakarta.validation.ValidationException;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.groups.Default;
import jakarta.validation.metadata.MethodDescriptor;
import java.lang.reflect.Method;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Asks a {@link Validator} of Jakarta Validation, such as Hibernate Validator, for the constraints
 * that generated code does not check. A toolbox makes one by itself of what is on the class path;
 * use {@link #of} for a validator of the host's, as Spring's, whose constraint validators are
 * beans. Thread-safe.
 */
public final class JakartaValidator implements ArgumentValidator, AutoCloseable {
  /** The name of a node for the key of a map (Jakarta Validation 3.1, 5.7.3). */
  private static final String MAP_KEY = "<map key>";

  private final Validator validator;
  private final @Nullable ValidatorFactory factory;

  private JakartaValidator(Validator validator, @Nullable ValidatorFactory factory) {
    this.validator = validator;
    this.factory = factory;
  }

  /**
   * Asks a validator of the host's. Its clock, its locale and its end are the host's matter.
   *
   * @param validator any validator; it is never closed from here
   */
  public static JakartaValidator of(Validator validator) {
    return new JakartaValidator(Objects.requireNonNull(validator, "validator"), null);
  }

  /**
   * Asks the default validator of the class path. Its messages are English in every locale, because
   * a model reads them beside Pokayoke's own.
   *
   * @param clock what "now" is
   * @throws ValidationException if there is no provider, or it cannot be set up
   */
  public static JakartaValidator onClassPath(Clock clock) {
    Configuration<?> configuration = Validation.byDefaultProvider().configure();
    configuration.clockProvider(() -> clock);
    configuration.messageInterpolator(EnglishMessages.of(configuration));
    ValidatorFactory factory = configuration.buildValidatorFactory();
    return new JakartaValidator(factory.getValidator(), factory);
  }

  @Override
  public Check prepare(Target target) {
    String name = target.service().getSimpleName() + "." + target.method();
    Class<?>[] types = target.parameters().toArray(new Class<?>[0]);
    try {
      Method method = method(target.service(), target.method(), types);
      MethodDescriptor declared =
          validator
              .getConstraintsForClass(target.service())
              .getConstraintsForMethod(target.method(), types);
      if (declared != null) {
        new DeclaredConstraints(validator).check(declared);
      }
      Class<?>[] groups = groups(target);
      return (service, arguments) -> check(service, method, arguments, groups);
    } catch (ValidationException | NoSuchMethodException wrong) {
      throw new IllegalStateException(
          "The constraints of " + name + " cannot be checked: " + wrong.getMessage(), wrong);
    }
  }

  /** Ends the validator if it was found on the class path; one of the host's goes on. */
  @Override
  public void close() {
    if (factory != null) {
      factory.close();
    }
  }

  private List<Violation> check(
      Object service, Method method, @Nullable Object[] arguments, Class<?>[] groups) {
    List<Violation> violations = new ArrayList<>();
    for (ConstraintViolation<Object> found :
        validator.forExecutables().validateParameters(service, method, arguments, groups)) {
      boolean compiled = CompiledConstraints.contain(found.getConstraintDescriptor());
      violations.add(new Violation(steps(found.getPropertyPath()), found.getMessage(), compiled));
    }
    return violations;
  }

  private static List<Step> steps(Path path) {
    List<Step> steps = new ArrayList<>();
    for (Path.Node node : path) {
      if (node.isInIterable()) {
        steps.add(iterable(node));
      }
      if (node.getKind() == ElementKind.PARAMETER) {
        steps.add(new Parameter(node.as(Path.ParameterNode.class).getParameterIndex()));
      } else if (node.getKind() == ElementKind.PROPERTY) {
        steps.add(new Property(node.getName()));
      }
    }
    return steps;
  }

  private static Step iterable(Path.Node node) {
    if (node.getKey() != null) {
      return MAP_KEY.equals(node.getName()) ? new MapKey(node.getKey()) : new Entry(node.getKey());
    }
    return new Item(node.getIndex() == null ? -1 : node.getIndex());
  }

  private static Class<?>[] groups(Target target) {
    List<Class<?>> groups = new ArrayList<>(List.of(Default.class));
    groups.addAll(target.groups());
    return groups.toArray(new Class<?>[0]);
  }

  /** A method of a class, its superclasses or its interfaces, whoever may call it. */
  private static Method method(Class<?> type, String name, Class<?>... parameters)
      throws NoSuchMethodException {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      try {
        return each.getDeclaredMethod(name, parameters);
      } catch (NoSuchMethodException notHere) {
        // It is inherited.
      }
    }
    return type.getMethod(name, parameters);
  }
}
