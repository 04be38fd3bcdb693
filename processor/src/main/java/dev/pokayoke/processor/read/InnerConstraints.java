package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Cascade;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Constraints, and {@code @Valid}, that are written inside a type. */
final class InnerConstraints {
  private static final String ON_COMPONENT =
      "It stands on the type argument of a record. Write it on the record's component.";

  /** Types whose arguments are values of their own. */
  private static final Set<String> CONTAINERS =
      Set.of(
          "java.util.Collection",
          "java.util.List",
          "java.util.Map",
          "java.util.Optional",
          "java.util.Set");

  private final Compiler compiler;

  InnerConstraints(Compiler compiler) {
    this.compiler = compiler;
  }

  /** The constraints of a type where it is written. */
  List<Constraint> constraints(TypeUses uses, Origin origin) {
    return ConstraintReader.read(uses.annotations(origin, compiler), compiler);
  }

  /** What a validator is told of the objects of a type where it is written. */
  Cascade cascade(TypeUses uses, Origin origin) {
    return ValidationReader.cascade(uses.annotations(origin, compiler), compiler);
  }

  /** Constraints inside a generic record, of which no component would hear. */
  List<Constraint> unread(TypeMirror type, TypeUses uses, Origin origin) {
    List<Constraint> unread = new ArrayList<>();
    for (int i = 0; !isContainer(type) && i < uses.arguments(); i++) {
      for (Constraint constraint : constraints(uses.argument(i), origin)) {
        unread.add(new Constraint.Unsupported(constraint.text(), ON_COMPONENT, origin));
      }
    }
    return unread;
  }

  private static boolean isContainer(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && CONTAINERS.contains(element.getQualifiedName().toString());
  }
}
