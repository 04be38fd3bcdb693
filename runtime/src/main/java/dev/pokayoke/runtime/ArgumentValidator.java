package dev.pokayoke.runtime;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Judges arguments by what generated code does not check itself: custom, class-level,
 * cross-parameter and grouped constraints. The one that there is asks a Jakarta Validator, {@link
 * dev.pokayoke.runtime.validation.JakartaValidator}; a toolbox finds it by itself where a tool has
 * such constraints. Implementations are thread-safe.
 */
public interface ArgumentValidator {

  /**
   * Gets ready to judge the arguments of a method. A toolbox does so when it is built, so that
   * constraints that cannot be checked are known before any call.
   *
   * @throws IllegalStateException if the constraints of the method cannot be checked, with the
   *     reason
   */
  Check prepare(Target target);

  /**
   * A method of a service.
   *
   * @param service the annotated class
   * @param method name of the method
   * @param parameters types of its parameters as they are declared, erased
   * @param groups what is asked beside {@code Default}: the groups of Spring's {@code @Validated}
   */
  record Target(Class<?> service, String method, List<Class<?>> parameters, List<Class<?>> groups) {
    /** Copies the lists. */
    public Target {
      Objects.requireNonNull(service, "service");
      Objects.requireNonNull(method, "method");
      parameters = List.copyOf(parameters);
      groups = List.copyOf(groups);
    }
  }

  /** Judges the arguments of one method. */
  @FunctionalInterface
  interface Check {
    /**
     * What is wrong with arguments of which generated code found nothing wrong.
     *
     * @param service the object that is called
     * @param arguments a value for each parameter; {@code null} for the call and its key, which are
     *     not known yet
     * @return each violation once, in any order
     * @throws RuntimeException if they cannot be judged; the tool is not run then
     */
    List<Violation> check(Object service, @Nullable Object[] arguments);
  }

  /**
   * One constraint that does not hold.
   *
   * @param path where, from a parameter inwards; empty for the arguments as a whole
   * @param message the words of the constraint; empty where it has none
   * @param compiled whether it is of a kind that generated code checks where it stands on a value
   *     that the model sends, so that it was judged already
   */
  record Violation(List<Step> path, String message, boolean compiled) {
    /** Copies the list. */
    public Violation {
      path = List.copyOf(path);
      Objects.requireNonNull(message, "message");
    }
  }

  /** One step of a path. */
  sealed interface Step {}

  /**
   * A parameter.
   *
   * @param index counted from 0
   */
  record Parameter(int index) implements Step {}

  /**
   * A property of an object.
   *
   * @param name its Java name
   */
  record Property(String name) implements Step {}

  /**
   * An item of a list or an array.
   *
   * @param index counted from 0; -1 where there is no order, as in a set
   */
  record Item(int index) implements Step {}

  /**
   * A value of a map.
   *
   * @param key its key
   */
  record Entry(Object key) implements Step {}

  /**
   * A key of a map.
   *
   * @param key the key
   */
  record MapKey(Object key) implements Step {}
}
