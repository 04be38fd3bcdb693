package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.model.WireType.Direction;
import dev.pokayoke.processor.report.Origins;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads classes that travel as the one value in them, which {@code @JsonValue} marks. */
final class WrapperReader {
  private final ClassContext context;
  private final TypeReader types;
  private final Direction direction;
  private final Directions directions;
  private final PropertyReader properties;

  WrapperReader(
      ClassContext context, TypeReader types, Direction direction, Directions directions) {
    this.context = context;
    this.types = types;
    this.direction = direction;
    this.directions = directions;
    this.properties = new PropertyReader(context);
  }

  /** The method or field that gives the value of a wrapper; empty for any other class. */
  static Optional<Element> valueOf(TypeElement type, Compiler compiler) {
    return type.getEnclosedElements().stream()
        .filter(
            member ->
                member.getKind() == ElementKind.METHOD || member.getKind() == ElementKind.FIELD)
        .filter(
            member ->
                Annotations.of(List.of(member), null, compiler)
                    .find(Jackson.VALUE)
                    .filter(view -> view.flag("value"))
                    .isPresent())
        .<Element>map(member -> member)
        .findFirst();
  }

  WireType read(DeclaredType declared, Element marked, Origin use) {
    TypeElement element = (TypeElement) declared.asElement();
    ClassFacts facts = directions.facts(declared);
    ClassAnnotations.check(element, facts, use, context);
    Member value = member(facts, marked);
    if (value.access().isEmpty()) {
      return TypeReader.unsupported(declared, UnsupportedTypes.HIDDEN_VALUE, use);
    }
    Creation creation = facts.creation();
    if (direction == Direction.ARGUMENT && !takes(facts, value)) {
      context.add(
          new Flaw.Unmakable(
              element.getSimpleName().toString(),
              "it travels as its @JsonValue, and nothing makes it of that alone. Mark what takes a "
                  + JavaTypes.of(Objects.requireNonNull(value.output())).text()
                  + " with @JsonCreator.",
              Origins.of(element, use)));
    }
    Property property = property(element, value, use);
    Creation ofValue = Creation.call(creation.factory(), List.of(property.javaName()));
    return new WireType.Wrapped(
        (JavaType.Named) JavaTypes.of(declared),
        property,
        Makings.of(ofValue, List.of(property), List.of()),
        Origins.of(element, use));
  }

  private boolean takes(ClassFacts facts, Member value) {
    Creation creation = facts.creation();
    TypeMirror type = Objects.requireNonNull(value.output());
    return creation.problem().isEmpty()
        && creation.build().isEmpty()
        && creation.arguments().size() == 1
        && facts.members().stream()
            .filter(member -> member.name().equals(creation.arguments().get(0)))
            .map(Member::input)
            .anyMatch(input -> input != null && context.compiler().isSameBoxed(input, type));
  }

  /** What gives the value; without access where only a field is marked that nothing gives. */
  private Member member(ClassFacts facts, Element marked) {
    for (Member member : facts.members()) {
      if (member.carriers().contains(marked) && member.output() != null) {
        return member;
      }
    }
    String name = marked.getSimpleName().toString();
    boolean callable =
        marked instanceof ExecutableElement method
            && method.getParameters().isEmpty()
            && context.compiler().canUse(method, context.packageName());
    List<Element> carriers = new ArrayList<>(created(facts));
    carriers.add(marked);
    TypeMirror type = Annotations.typeOf(marked);
    return new Member(name, carriers, marked, null, type, callable ? name + "()" : "", false);
  }

  /** What takes the value; its constraints are those of the wrapper. */
  private static List<Element> created(ClassFacts facts) {
    return facts.members().stream()
        .filter(member -> facts.creation().arguments().equals(List.of(member.name())))
        .findFirst()
        .map(Member::carriers)
        .orElse(List.of());
  }

  private Property property(TypeElement element, Member value, Origin use) {
    value.carriers().forEach(context.suppressions()::use);
    TypeMirror type = Objects.requireNonNull(value.output());
    boolean ofRecord = element.getKind() == ElementKind.RECORD;
    Annotations annotations =
        Annotations.of(value.carriers(), ofRecord ? value.anchor() : null, use, context.compiler());
    Origin origin = Origins.of(value.anchor(), use);
    String travels = properties.travelsAs(value.name(), type, annotations);
    String named = travels.equals(value.name()) ? element.getSimpleName().toString() : travels;
    return properties.read(
        new PropertyReader.Declared(
            value.name(),
            types.read(type, TypeUses.of(value.carriers()), named, origin),
            annotations,
            "",
            origin),
        context::wireName,
        List.of(value.access()),
        false);
  }
}
