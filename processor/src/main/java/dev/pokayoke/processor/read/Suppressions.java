package dev.pokayoke.processor.read;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;

/**
 * Warnings that generated code would cause because of what it has to name. Nobody can change that
 * code, and the service's own has them already.
 */
final class Suppressions {
  private final Compiler compiler;
  private final Set<String> names = new TreeSet<>();

  Suppressions(Compiler compiler) {
    this.compiler = compiler;
  }

  /** Notes a declaration that generated code names. */
  void use(Element element) {
    if (compiler.elements().isDeprecated(element)) {
      boolean removed =
          Annotations.of(List.of(element), null, compiler)
              .find("java.lang.Deprecated")
              .map(view -> view.flag("forRemoval"))
              .orElse(false);
      names.add(removed ? "removal" : "deprecation");
    }
  }

  /** Notes that the generated class shows types of other modules to whoever sees it. */
  void export() {
    names.add("exports");
  }

  /** What {@code @SuppressWarnings} takes, sorted. */
  List<String> names() {
    return List.copyOf(names);
  }
}
