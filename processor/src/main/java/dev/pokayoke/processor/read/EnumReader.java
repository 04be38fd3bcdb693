package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Origins;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Reads enums: the constants and their {@code @Alias}es. */
final class EnumReader {
  private static final String DEFAULT = Jackson.ANNOTATIONS + "JsonEnumDefaultValue";
  private static final String NOT_EVALUATED =
      "What it returns is not known at compile time. Set @JsonProperty(\"...\") on each constant.";
  private static final String NO_DEFAULT = "A wrong value is refused, never replaced. Take it off.";

  private final ClassContext context;
  private final Map<String, WireType> known = new HashMap<>();

  EnumReader(ClassContext context) {
    this.context = context;
  }

  WireType read(TypeElement type, Origin use) {
    String name = type.getQualifiedName().toString();
    WireType choice = known.get(name);
    if (choice == null) {
      choice = choice(type, use);
      known.put(name, choice);
    }
    return choice;
  }

  private WireType.Choice choice(TypeElement type, Origin use) {
    Annotations ofType = Annotations.of(List.of(type), use, context.compiler());
    ForeignAnnotations.check(ofType, ForeignAnnotations.USE_OWN_TYPE, context);
    Origin origin = Origins.of(type, use);
    List<WireType.Choice.Constant> constants = new ArrayList<>();
    for (Element member : type.getEnclosedElements()) {
      Annotations annotations = Annotations.of(List.of(member), origin, context.compiler());
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        checkConstant(annotations);
        context.suppressions().use(member);
        constants.add(constant(member, annotations, origin));
      } else {
        ForeignAnnotations.check(
            annotations,
            view -> view.name().equals(Jackson.VALUE),
            ForeignAnnotations.USE_OWN_TYPE,
            context);
        annotations.find(Jackson.VALUE).ifPresent(value -> foreign(value, NOT_EVALUATED));
      }
    }
    return new WireType.Choice(JavaTypes.named(type), ordered(type, constants), origin);
  }

  /**
   * Compilers order the constants of a class file differently; of these two the order is known, and
   * both compilers shall publish the same.
   */
  private static List<WireType.Choice.Constant> ordered(
      TypeElement type, List<WireType.Choice.Constant> constants) {
    return switch (type.getQualifiedName().toString()) {
      case "java.time.DayOfWeek" -> sorted(constants, name -> DayOfWeek.valueOf(name).getValue());
      case "java.time.Month" -> sorted(constants, name -> Month.valueOf(name).getValue());
      default -> constants;
    };
  }

  private static List<WireType.Choice.Constant> sorted(
      List<WireType.Choice.Constant> constants, ToIntFunction<String> order) {
    return constants.stream()
        .sorted(Comparator.comparingInt(constant -> order.applyAsInt(constant.name())))
        .toList();
  }

  private void checkConstant(Annotations annotations) {
    ForeignAnnotations.check(
        annotations,
        view -> Set.of(Jackson.PROPERTY, Jackson.ALIAS, DEFAULT).contains(view.name()),
        ForeignAnnotations.USE_ALIAS,
        context);
    annotations.find(DEFAULT).ifPresent(byDefault -> foreign(byDefault, NO_DEFAULT));
  }

  private void foreign(AnnotationView view, String remedy) {
    context.add(new Flaw.Foreign(view.text(), remedy, view.origin()));
  }

  private static WireType.Choice.Constant constant(
      Element constant, Annotations annotations, Origin use) {
    String name = constant.getSimpleName().toString();
    Optional<AnnotationView> property =
        annotations.find(Jackson.PROPERTY).filter(view -> view.writes("value"));
    List<AnnotationView> aliases =
        Stream.of(Names.ALIAS, Jackson.ALIAS)
            .flatMap(each -> annotations.find(each).stream())
            .toList();
    Origin origin = Origins.of(constant, use);
    return new WireType.Choice.Constant(
        name,
        property.map(view -> view.string("value")).orElse(name),
        aliases.stream().flatMap(view -> view.strings("value").stream()).toList(),
        Stream.concat(aliases.stream(), property.stream())
            .findFirst()
            .map(view -> view.origin("value"))
            .orElse(origin));
  }
}
