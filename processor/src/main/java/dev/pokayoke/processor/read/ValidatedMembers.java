package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.report.Nesting;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;

/**
 * A validator looks at the fields and getters of an object (Jakarta Validation 3.1, 5.1.1), and not
 * at what its constructor and setters take.
 */
final class ValidatedMembers {
  private static final String NOT_SEEN =
      "A validator looks at fields and getters, not at what a constructor or a setter takes. Put it"
          + " there.";

  private ValidatedMembers() {}

  /**
   * The constraints of a property, those refused that a validator would have to find and does not.
   */
  static List<Constraint> of(Member member, List<Constraint> constraints, Compiler compiler) {
    if (constraints.stream().noneMatch(Constraint.Custom.class::isInstance)) {
      return constraints;
    }
    List<Element> seen = member.carriers().stream().flatMap(ValidatedMembers::seen).toList();
    Set<String> found =
        ConstraintReader.read(Annotations.of(seen, null, compiler), compiler).stream()
            .map(Constraint::text)
            .collect(Collectors.toSet());
    return constraints.stream()
        .<Constraint>map(
            constraint ->
                constraint instanceof Constraint.Custom custom && !found.contains(custom.text())
                    ? new Constraint.Unsupported(NOT_SEEN, custom.source())
                    : constraint)
        .toList();
  }

  private static Stream<Element> seen(Element carrier) {
    if (carrier instanceof RecordComponentElement component) {
      Stream<Element> fields =
          Nesting.outer(component).getEnclosedElements().stream()
              .filter(each -> each.getKind() == ElementKind.FIELD)
              .filter(each -> each.getSimpleName().equals(component.getSimpleName()))
              .map(each -> each);
      return Stream.concat(Stream.of(component, component.getAccessor()), fields);
    }
    boolean isGetter =
        carrier instanceof ExecutableElement method && method.getParameters().isEmpty();
    return carrier.getKind() == ElementKind.FIELD || isGetter ? Stream.of(carrier) : Stream.empty();
  }
}
