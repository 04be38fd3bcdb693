package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Deed;
import dev.pokayoke.processor.model.Origin;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;

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
      return new TreeBodies(environment);
    } catch (IllegalArgumentException | LinkageError unseen) {
      // Another compiler, an environment around javac's, or none of javac's classes: no rule about
      // bodies is worth a build.
      return UNSEEN;
    }
  }
}
