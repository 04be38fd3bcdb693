package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Origin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/**
 * One type as each of several declarations writes it, nearest first: what is annotated inside it.
 * Class files of compilers below JDK 22 show no such annotations.
 */
final class TypeUses {
  private final List<Written> uses;
  private final boolean inside;

  private TypeUses(List<Written> uses, boolean inside) {
    this.uses = uses;
    this.inside = inside;
  }

  private record Written(Element carrier, TypeMirror type) {}

  /** The types of some declarations. */
  static TypeUses of(List<? extends Element> carriers) {
    return new TypeUses(
        carriers.stream()
            .map(carrier -> new Written(carrier, Annotations.typeOf(carrier)))
            .toList(),
        false);
  }

  /** No declaration. */
  static TypeUses none() {
    return new TypeUses(List.of(), true);
  }

  /** A type argument of a generic type, or the bound of a wildcard that stands there. */
  TypeUses argument(int index) {
    return into(
        type ->
            type instanceof DeclaredType declared && index < declared.getTypeArguments().size()
                ? bound(declared.getTypeArguments().get(index))
                : null,
        true);
  }

  /** The items of an array. */
  TypeUses component() {
    return into(type -> type instanceof ArrayType array ? array.getComponentType() : null, inside);
  }

  private TypeUses into(Function<TypeMirror, @Nullable TypeMirror> step, boolean insideNow) {
    List<Written> inner = new ArrayList<>();
    for (Written use : uses) {
      TypeMirror type = step.apply(use.type());
      if (type != null) {
        inner.add(new Written(use.carrier(), type));
      }
    }
    return new TypeUses(inner, insideNow);
  }

  private static TypeMirror bound(TypeMirror argument) {
    return argument instanceof WildcardType wildcard && wildcard.getExtendsBound() != null
        ? wildcard.getExtendsBound()
        : argument;
  }

  /** How many type arguments there are. */
  int arguments() {
    return uses.stream()
        .mapToInt(
            use -> use.type() instanceof DeclaredType type ? type.getTypeArguments().size() : 0)
        .max()
        .orElse(0);
  }

  /**
   * The annotations of the type itself, with messages at a place: of each annotation type those of
   * the nearest declaration that has it, several included.
   */
  Annotations annotations(Origin place, Compiler compiler) {
    List<AnnotationView> views = new ArrayList<>();
    Set<String> nearer = new HashSet<>();
    for (Written use : uses) {
      List<AnnotationView> own = new ArrayList<>();
      for (AnnotationMirror mirror : use.type().getAnnotationMirrors()) {
        own.add(new AnnotationView(use.carrier(), mirror, place, compiler).shownAt(place));
      }
      own.stream().filter(view -> !nearer.contains(view.name())).forEach(views::add);
      own.forEach(view -> nearer.add(view.name()));
    }
    return Annotations.of(views);
  }

  /**
   * Names of the annotations in front of the declarations, which the compiler shows at the items of
   * an array too.
   */
  Set<String> inFront() {
    return inside
        ? Set.of()
        : uses.stream()
            .flatMap(use -> use.carrier().getAnnotationMirrors().stream())
            .map(AnnotationView::nameOf)
            .collect(Collectors.toSet());
  }
}
