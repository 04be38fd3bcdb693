package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.ClassRules;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Making;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.List;

/** Puts the properties of one object among those of the one around it: {@code @JsonUnwrapped}. */
final class Unwrapping {
  private static final String NO_VALID = "Write @Valid at %s, whose properties are unwrapped.";

  private Unwrapping() {}

  /** The object inside, without what no validator would check for want of {@code @Valid}. */
  static WireType.Obj validated(WireType.Obj inner, Member member, Compiler compiler) {
    Annotations annotations = Annotations.of(member.carriers(), null, compiler);
    if (ValidationReader.cascade(annotations, compiler).inside()) {
      return inner;
    }
    String remedy = NO_VALID.formatted(member.name());
    ClassRules rules = inner.rules();
    return inner
        .with(
            inner.properties().stream()
                .map(property -> property.obeying(refused(property.constraints(), remedy)))
                .toList())
        .with(
            new ClassRules(refused(rules.constraints(), remedy), rules.derived(), rules.groups()));
  }

  private static List<Constraint> refused(List<Constraint> constraints, String remedy) {
    return constraints.stream()
        .<Constraint>map(
            constraint ->
                constraint instanceof Constraint.Custom custom
                    ? new Constraint.Unsupported(remedy, custom.source())
                    : constraint)
        .toList();
  }

  /** The properties under the names they have in the object around. */
  static List<Property> properties(WireType.Obj inner, Member member, AnnotationView unwrapped) {
    String prefix = unwrapped.string("prefix");
    String suffix = unwrapped.string("suffix");
    return inner.properties().stream()
        .map(
            property -> {
              List<String> access = new ArrayList<>(List.of(member.access()));
              access.addAll(property.access());
              return property.inside(member.name(), prefix + property.wireName() + suffix, access);
            })
        .toList();
  }

  /** How the object inside is made. */
  static Making.Part part(WireType.Obj inner, Member member) {
    return new Making.Part(member.name(), inner.type(), inner.making().inside(member.name()));
  }
}
