package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Deed;
import dev.pokayoke.processor.model.Origin;
import java.lang.reflect.Field;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import org.jspecify.annotations.Nullable;

/** What methods do, where the compiler shows their bodies: javac does, ecj does not. */
public interface Bodies {
  /** No body is shown. */
  Bodies UNSEEN = (method, use, compiler) -> List.of();

  /**
   * What the body of a method does.
   *
   * @param method the method
   * @param use the class that is being read
   * @param compiler what knows the types it names
   */
  List<Deed> deeds(ExecutableElement method, Origin use, Compiler compiler);

  /** The bodies of a compilation. */
  static Bodies of(ProcessingEnvironment environment) {
    try {
      return new TreeBodies(unwrapped(environment));
    } catch (IllegalArgumentException | LinkageError unseen) {
      // Another compiler, or none of javac's classes: no rule about bodies is worth a build.
      return UNSEEN;
    }
  }

  /** What a build tool or another processor put its own environment around. */
  private static ProcessingEnvironment unwrapped(ProcessingEnvironment environment) {
    ProcessingEnvironment current = environment;
    ProcessingEnvironment inner = inner(current);
    while (inner != null && inner != current) {
      current = inner;
      inner = inner(current);
    }
    return current;
  }

  private static @Nullable ProcessingEnvironment inner(ProcessingEnvironment environment) {
    for (Field field : environment.getClass().getDeclaredFields()) {
      if (ProcessingEnvironment.class.isAssignableFrom(field.getType())
          && field.trySetAccessible()) {
        try {
          return (ProcessingEnvironment) field.get(environment);
        } catch (IllegalAccessException hidden) {
          return null;
        }
      }
    }
    return null;
  }
}
