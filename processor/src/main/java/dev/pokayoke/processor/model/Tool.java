package dev.pokayoke.processor.model;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One method that becomes a tool.
 *
 * @param javaName name of the method
 * @param wireName published name, prefix included
 * @param title title for people
 * @param description for the model; empty where the service says nothing
 * @param effect what the annotation says it does
 * @param idempotent whether repeating it changes nothing more
 * @param destructive whether it may remove or overwrite something
 * @param attempts how often the runtime may try
 * @param onEmpty note beside an empty result, {@code {tool:name}} as written; empty for none
 * @param parameters in declaration order
 * @param validation what a validator is told of the arguments together
 * @param result what it returns
 * @param failures declared exceptions in the order they are asked: the method's before the class's,
 *     the more specific before the more general
 * @param thrown the checked exceptions of its throws clause, with what is known of them
 * @param obstacles why the method cannot be called as it is; empty for a method that can
 * @param retriers what else attempts it again, as an annotation of a framework says
 * @param deeds what its body does; empty where the compiler does not show bodies
 * @param origin the method
 * @param annotationOrigin its {@code @Read} or {@code @Write}
 * @param nameOrigin where its published name is written; the method where it is derived
 * @param attemptsOrigin the value of {@code attempts}
 * @param onEmptyOrigin the value of {@code onEmpty}
 */
public record Tool(
    String javaName,
    String wireName,
    String title,
    String description,
    Effect effect,
    boolean idempotent,
    boolean destructive,
    int attempts,
    String onEmpty,
    List<Parameter> parameters,
    Validation validation,
    Result result,
    List<Failure> failures,
    List<Thrown> thrown,
    List<Obstacle> obstacles,
    List<Retrier> retriers,
    List<Deed> deeds,
    Origin origin,
    Origin annotationOrigin,
    Origin nameOrigin,
    Origin attemptsOrigin,
    Origin onEmptyOrigin) {

  /** Copies the lists. */
  public Tool {
    parameters = List.copyOf(parameters);
    failures = List.copyOf(failures);
    thrown = List.copyOf(thrown);
    obstacles = List.copyOf(obstacles);
    retriers = List.copyOf(retriers);
    deeds = List.copyOf(deeds);
  }

  /** The parameters that the model fills, in declaration order. */
  public List<Property> arguments() {
    return parameters.stream()
        .filter(Parameter.Argument.class::isInstance)
        .map(parameter -> ((Parameter.Argument) parameter).property())
        .toList();
  }

  /** What a tool does. */
  public enum Effect {
    READ,
    WRITE,
    /** Both annotations stand on the method. */
    BOTH
  }

  /**
   * What a tool returns.
   *
   * @param type declared type, {@code Optional} included
   * @param wire what it is on the wire, {@code Optional} taken off; {@code null} for {@code void}
   * @param origin the method
   */
  public record Result(JavaType type, @Nullable WireType wire, Origin origin) {}

  /**
   * A checked exception of a {@code throws} clause.
   *
   * @param exception the exception
   * @param supertypes canonical names of it and those it extends
   * @param origin the method
   */
  public record Thrown(JavaType.Named exception, Set<String> supertypes, Origin origin) {
    /** Copies the set. */
    public Thrown {
      supertypes = Set.copyOf(supertypes);
    }
  }

  /**
   * An annotation by which a framework attempts a method again.
   *
   * @param annotation as it is written: {@code @Retryable}
   * @param origin the annotation
   */
  public record Retrier(String annotation, Origin origin) {}

  /** Why a method cannot be a tool. */
  public enum Obstacle {
    PRIVATE,
    STATIC,
    GENERIC,
    /** Its class, or a type in its signature, cannot be named from the toolset's package. */
    INACCESSIBLE,
    /** It comes from a class file that does not tell the names of its parameters. */
    NAMES_LOST
  }
}
