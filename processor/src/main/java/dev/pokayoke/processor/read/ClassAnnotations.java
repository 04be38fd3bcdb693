package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Origin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Jackson's annotations on a class, its constructors, and its methods that are no properties. */
final class ClassAnnotations {
  private ClassAnnotations() {}

  static void check(TypeElement type, ClassFacts facts, Origin use, ClassContext context) {
    Set<Element> ofProperties = new HashSet<>();
    facts.members().forEach(member -> ofProperties.addAll(member.carriers()));
    List<Element> members = new ArrayList<>(List.of(type));
    for (Element member : type.getEnclosedElements()) {
      boolean method =
          member.getKind() == ElementKind.CONSTRUCTOR || member.getKind() == ElementKind.METHOD;
      if (method && !ofProperties.contains(member)) {
        members.add(member);
      }
    }
    for (Element member : members) {
      ForeignAnnotations.check(
          Annotations.of(List.of(member), use, context.compiler()),
          view -> Jackson.isHonouredOnClass(view) || (member != type && isHidden(view)),
          ForeignAnnotations.USE_OWN_TYPE,
          context);
    }
  }

  /** What is no property is hidden anyway. */
  private static boolean isHidden(AnnotationView view) {
    return view.name().equals(Jackson.IGNORE);
  }
}
