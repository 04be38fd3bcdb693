package dev.pokayoke.processor.read;

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
import java.util.function.ToIntFunction;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Reads enums: the constants and their {@code @Alias}es. */
final class EnumReader {
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
        ForeignAnnotations.check(annotations, ForeignAnnotations.USE_ALIAS, context);
        context.suppressions().use(member);
        constants.add(constant(member, annotations, origin));
      } else {
        ForeignAnnotations.check(annotations, ForeignAnnotations.USE_OWN_TYPE, context);
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

  private static WireType.Choice.Constant constant(
      Element constant, Annotations annotations, Origin use) {
    String name = constant.getSimpleName().toString();
    Optional<AnnotationView> alias = annotations.find(Names.ALIAS);
    return new WireType.Choice.Constant(
        name,
        name,
        alias.map(view -> view.strings("value")).orElse(List.of()),
        alias.map(view -> view.origin("value")).orElseGet(() -> Origins.of(constant, use)));
  }
}
