package dev.pokayoke.runtime.generated;

import dev.pokayoke.runtime.ArgumentValidator.Target;
import dev.pokayoke.runtime.bind.JavaPaths;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A tool with constraints that generated code does not check: the method that a validator is asked
 * for, and what its parameters and their properties are called on the wire.
 */
public final class Validated {
  final JavaPaths paths;
  private final Target target;

  private Validated(Target target, JavaPaths paths) {
    this.target = target;
    this.paths = paths;
  }

  /**
   * Begins a tool; its parameters follow in declaration order.
   *
   * @param arguments the shape of its arguments
   * @param service the annotated class
   * @param method name of the method
   */
  public static Builder of(Shape arguments, Class<?> service, String method) {
    return new Builder(arguments, service, method);
  }

  /** For the runtime: the method that a validator is asked for. */
  public Target target() {
    return target;
  }

  /** Collects what is known of a tool. */
  public static final class Builder {
    private final Class<?> service;
    private final String method;
    private final List<Class<?>> parameters = new ArrayList<>();
    private final List<Class<?>> groups = new ArrayList<>();
    private final JavaPaths paths;

    private Builder(Shape arguments, Class<?> service, String method) {
      this.service = Objects.requireNonNull(service, "service");
      this.method = Objects.requireNonNull(method, "method");
      this.paths = new JavaPaths(arguments.names);
    }

    /** Adds a parameter that the model fills, with its type as declared, erased. */
    public Builder argument(Class<?> type) {
      parameters.add(type);
      paths.argument();
      return this;
    }

    /** Adds a parameter that the host or the runtime fills. */
    public Builder given(Class<?> type) {
      parameters.add(type);
      paths.given();
      return this;
    }

    /** Adds a group that is asked for beside {@code Default}. */
    public Builder group(Class<?> group) {
      groups.add(group);
      return this;
    }

    /** Adds an object among the arguments, with the Java names of its properties. */
    public Builder object(Shape object, String... properties) {
      paths.object(object.names, properties);
      return this;
    }

    /** Adds what an object answers and nobody sends, by Java name. */
    public Builder derived(Shape object, String... properties) {
      paths.derived(object.names, properties);
      return this;
    }

    /** Adds that a property, by index, is an object or has it inside. */
    public Builder inside(Shape holder, int property, Shape object) {
      paths.inside(holder.names, property, object.names);
      return this;
    }

    /** Adds an enum that is the key of a map. */
    public <E extends Enum<E>> Builder keys(Choice<E> keys) {
      for (E constant : keys.constants()) {
        paths.key(constant, keys.wire(constant).getValue());
      }
      return this;
    }

    /** The finished tool. */
    public Validated build() {
      return new Validated(new Target(service, method, parameters, groups), paths);
    }
  }
}
