package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.Making;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.report.Origins;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** How the objects of arguments are made, and why some cannot be. */
final class Makings {
  private Makings() {}

  /**
   * The making of what was read.
   *
   * @param parts what is made first, because its properties stand among the others
   */
  static Making of(Creation creation, List<Property> properties, List<Making.Part> parts) {
    Map<String, Property> known = new HashMap<>();
    properties.forEach(property -> known.put(property.javaName(), property));
    List<Making.Step> steps =
        creation.steps().stream()
            .map(
                step -> {
                  Property property = known.get(step.property());
                  boolean mayBeNull =
                      property != null && property.presence() == Property.Presence.NULLABLE;
                  return new Making.Step(step.property(), step.target(), step.field(), mayBeNull);
                })
            .toList();
    return new Making(parts, creation.factory(), creation.arguments(), steps, creation.build());
  }

  /** Notes what stands against an argument of a class. */
  static void check(TypeElement type, ClassFacts facts, Origin use, ClassContext context) {
    Origin origin = Origins.of(type, use);
    String name = type.getSimpleName().toString();
    if (!facts.creation().problem().isEmpty()) {
      context.add(new Flaw.Unmakable(name, facts.creation().problem(), origin));
      return;
    }
    for (Member member : facts.members()) {
      Origin place = Origins.of(member.anchor(), use);
      TypeMirror input = member.input();
      if (input == null) {
        if (facts.creation().uses(member.name())) {
          context.add(new Flaw.Unmakable(name, unfilled(member), place));
        }
      } else if (!facts.isReadable(member, context.compiler())) {
        context.add(new Flaw.Unmakable(name, unreadable(member, input), place));
      }
    }
  }

  private static String unfilled(Member member) {
    return "its "
        + member.name()
        + " is hidden from arguments, and nothing else fills it. Take the annotation off, or give the"
        + " tool a type of its own.";
  }

  private static String unreadable(Member member, TypeMirror input) {
    return "its "
        + member.name()
        + " cannot be read back, and a call is compared with others by what it was given. Give it a"
        + " public getter of type "
        + JavaTypes.of(input).text()
        + ".";
  }
}
