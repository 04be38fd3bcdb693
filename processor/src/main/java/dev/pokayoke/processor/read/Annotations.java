package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Origin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The annotations of something that is declared more than once: a method and those it overrides, a
 * record component with its field and constructor parameter. Of each annotation type the nearest
 * one counts.
 */
final class Annotations {
  private final List<AnnotationView> views;

  private Annotations(List<AnnotationView> views) {
    this.views = views;
  }

  /**
   * The annotations of some declarations and of their types, nearest first.
   *
   * @param carriers the declarations
   * @param use where they are used, for declarations without a position
   */
  static Annotations of(List<? extends Element> carriers, @Nullable Origin use, Compiler compiler) {
    return of(carriers, null, use, compiler);
  }

  /**
   * The same for a record component.
   *
   * @param anchor what to show for annotations of accessor and component, which have no position
   */
  static Annotations of(
      List<? extends Element> carriers,
      @Nullable Element anchor,
      @Nullable Origin use,
      Compiler compiler) {
    List<AnnotationView> views = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Element carrier : carriers) {
      Element shown = anchor == null || carrier instanceof VariableElement ? carrier : anchor;
      Stream.<AnnotationMirror>concat(
              carrier.getAnnotationMirrors().stream(),
              typeOf(carrier).getAnnotationMirrors().stream())
          .filter(mirror -> seen.add(AnnotationView.nameOf(mirror)))
          .forEach(mirror -> views.add(new AnnotationView(shown, mirror, use, compiler)));
    }
    return new Annotations(List.copyOf(views));
  }

  /** Annotations that were chosen before. */
  static Annotations of(List<AnnotationView> views) {
    return new Annotations(List.copyOf(views));
  }

  /** Some of them. */
  Annotations where(Predicate<AnnotationView> wanted) {
    return new Annotations(views.stream().filter(wanted).toList());
  }

  /** The type of what a declaration holds or gives. */
  static TypeMirror typeOf(Element carrier) {
    return carrier instanceof ExecutableElement method ? method.getReturnType() : carrier.asType();
  }

  Optional<AnnotationView> find(String qualifiedName) {
    return views.stream().filter(view -> view.name().equals(qualifiedName)).findFirst();
  }

  List<AnnotationView> all() {
    return views;
  }

  /** Whether any annotation of that name says that the value may be {@code null}. */
  boolean nullable() {
    return views.stream().anyMatch(view -> view.type().getSimpleName().contentEquals("Nullable"));
  }
}
