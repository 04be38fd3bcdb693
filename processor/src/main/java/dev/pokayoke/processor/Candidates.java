package dev.pokayoke.processor;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * The classes of a round that are toolsets: those that declare a tool method themselves, and those
 * that say {@code @Toolset}. A generic class has no tools unless it says so, and is refused then;
 * its subclasses have.
 */
final class Candidates {
  private static final String TOOLSET = "dev.pokayoke.Toolset";
  private static final List<String> METHODS = List.of("dev.pokayoke.Read", "dev.pokayoke.Write");

  private Candidates() {}

  /** Their qualified names; elements do not outlive a round, names do. */
  static Set<String> of(RoundEnvironment round, Elements elements) {
    Set<String> names = new TreeSet<>();
    for (String annotation : METHODS) {
      for (Element method : annotated(round, elements, annotation)) {
        if (method.getEnclosingElement() instanceof TypeElement type
            && type.getTypeParameters().isEmpty()) {
          names.add(type.getQualifiedName().toString());
        }
      }
    }
    for (Element type : annotated(round, elements, TOOLSET)) {
      names.add(((TypeElement) type).getQualifiedName().toString());
    }
    return names;
  }

  private static Set<? extends Element> annotated(
      RoundEnvironment round, Elements elements, String annotation) {
    TypeElement type = elements.getTypeElement(annotation);
    return type == null ? Set.of() : round.getElementsAnnotatedWith(type);
  }
}
