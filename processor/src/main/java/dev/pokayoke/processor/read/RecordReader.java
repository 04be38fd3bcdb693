package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.ClassRules;
import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Making;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.model.WireType.Direction;
import dev.pokayoke.processor.report.Origins;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads records and beans as objects: as arguments, or as results. */
final class RecordReader {
  private final ClassContext context;
  private final TypeReader types;
  private final Direction direction;
  private final PropertyReader properties;
  private final Directions directions;
  private final ValidationReader validation;
  private final OpenTypes open;

  RecordReader(
      ClassContext context,
      TypeReader types,
      Direction direction,
      Directions directions,
      OpenTypes open) {
    this.context = context;
    this.types = types;
    this.direction = direction;
    this.directions = directions;
    this.open = open;
    this.properties = new PropertyReader(context);
    this.validation = new ValidationReader(context);
  }

  WireType read(DeclaredType declared, Origin use) {
    JavaType.Named type = (JavaType.Named) JavaTypes.of(declared);
    return open.read(type, direction(declared), () -> object(declared, use));
  }

  /** Whether a class has any property this way. */
  boolean isEmpty(DeclaredType declared) {
    ClassFacts facts = directions.facts(declared);
    return facts.members().isEmpty()
        || (members(facts).isEmpty() && facts.creation().problem().isEmpty());
  }

  /** Reads an object that is no value of its own, but one of a union. */
  WireType.Obj object(DeclaredType declared, Origin use) {
    TypeElement element = (TypeElement) declared.asElement();
    ClassFacts facts = directions.facts(declared);
    ClassAnnotations.check(element, facts, use, context);
    UnaryOperator<String> naming =
        Jackson.naming(Annotations.of(List.of(element), use, context.compiler()))
            .orElse(context::wireName);
    Documentation.OfClass comments = new Documentation.OfClass(element, context.compiler());
    List<Property> read = new ArrayList<>();
    List<Making.Part> parts = new ArrayList<>();
    ClassRules rules = validation.rules(element, facts, use);
    for (Member member : members(facts)) {
      AnnotationView unwrapped = unwrapped(member, use);
      if (unwrapped == null) {
        read.add(property(member, naming, comments, use));
      } else {
        WireType.Obj inner =
            Unwrapping.validated(
                object((DeclaredType) type(member), use), member, context.compiler());
        rules = rules.and(member.name(), inner.rules());
        read.addAll(Unwrapping.properties(inner, member, unwrapped));
        parts.add(Unwrapping.part(inner, member));
      }
    }
    if (direction == Direction.ARGUMENT) {
      checkNullness(element, read, use);
      checkComments(element, read, use);
      Makings.check(element, facts, use, context);
    }
    return new WireType.Obj(
        (JavaType.Named) JavaTypes.of(declared),
        direction(declared),
        read,
        Makings.of(facts.creation(), read, parts),
        rules,
        Origins.of(element, use));
  }

  /** What is silently required would be a trap. */
  private void checkNullness(TypeElement element, List<Property> read, Origin use) {
    boolean told =
        context.compiler().sources().contains(element)
            || read.stream().anyMatch(each -> each.presence() == Property.Presence.NULLABLE);
    if (!told && context.compiler().classFiles().hasNullableTypes(element)) {
      context.add(new Flaw.HiddenNullness(element.getSimpleName().toString(), use));
    }
  }

  private void checkComments(TypeElement element, List<Property> read, Origin use) {
    List<String> silent =
        read.stream().filter(each -> each.description().isEmpty()).map(Property::javaName).toList();
    if (!silent.isEmpty() && !context.compiler().sources().contains(element)) {
      context.add(new Flaw.LostComments(element.getSimpleName().toString(), silent, use));
    }
  }

  /** The annotation that puts the properties of a member among its own; null without one. */
  private @Nullable AnnotationView unwrapped(Member member, Origin use) {
    AnnotationView view =
        Annotations.of(member.carriers(), use, context.compiler())
            .find(Jackson.UNWRAPPED)
            .filter(found -> found.flag("enabled"))
            .orElse(null);
    return view != null
            && type(member) instanceof DeclaredType inner
            && Directions.isObject((TypeElement) inner.asElement())
            && !directions.isInside(inner)
        ? view
        : null;
  }

  private TypeMirror type(Member member) {
    return Objects.requireNonNull(
        direction == Direction.ARGUMENT ? member.input() : member.output());
  }

  private Direction direction(DeclaredType declared) {
    return directions.of(declared, direction);
  }

  private List<Member> members(ClassFacts facts) {
    return direction == Direction.ARGUMENT ? facts.inputs() : facts.outputs();
  }

  private Property property(
      Member member, UnaryOperator<String> naming, Documentation.OfClass comments, Origin use) {
    member.carriers().forEach(context.suppressions()::use);
    boolean ofRecord =
        member.carriers().stream().anyMatch(each -> each.getKind() == ElementKind.RECORD_COMPONENT);
    Element anchor = member.anchor();
    Annotations annotations =
        Annotations.of(member.carriers(), ofRecord ? anchor : null, use, context.compiler());
    ForeignAnnotations.check(
        annotations, Jackson::isHonouredOnProperty, ForeignAnnotations.USE_ARG, context);
    StrayIdentity.check(annotations, StrayIdentity.ON_COMPONENT, context);
    Origin origin = Origins.of(anchor, use);
    TypeMirror type = type(member);
    Property read =
        properties.read(
            new PropertyReader.Declared(
                member.name(),
                types.read(
                    type,
                    TypeUses.of(member.carriers()),
                    properties.travelsAs(member.name(), type, annotations),
                    origin),
                annotations,
                comments.of(member),
                origin),
            naming,
            List.of(member.access()),
            member.optional());
    return direction == Direction.ARGUMENT
        ? read.obeying(ValidatedMembers.of(member, read.constraints(), context.compiler()))
        : read;
  }
}
