package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.scalar.Folding;
import java.util.Set;
import java.util.stream.Stream;

/** Which texts are a value of an optional property, and which say that there is none. */
final class EmptyTexts {
  /** What a model writes for no value, beside {@code null} itself. */
  private static final Set<String> NO_VALUE = Set.of("null", "none");

  private EmptyTexts() {}

  /** Whether {@code "null"} is a value as any other text. */
  static boolean isLiteral(Property property) {
    return property.presence() != Property.Presence.REQUIRED && isLiteral(property.wire());
  }

  private static boolean isLiteral(WireType wire) {
    if (wire instanceof WireType.Wrapped wrapped) {
      return isLiteral(wrapped.value().wire());
    }
    return wire instanceof WireType.Text text
        ? !text.character()
        : wire instanceof WireType.Choice choice && hasNoValue(choice);
  }

  /** Whether a literal property cannot be the empty text. */
  static boolean isNonBlank(Property property) {
    return isLiteral(property) && excludesBlank(property);
  }

  private static boolean excludesBlank(Property property) {
    return property.wire() instanceof WireType.Choice
        || property.constraints().stream().anyMatch(EmptyTexts::excludesBlank)
        || (property.wire() instanceof WireType.Wrapped wrapped && excludesBlank(wrapped.value()));
  }

  private static boolean hasNoValue(WireType.Choice choice) {
    return choice.constants().stream()
        .flatMap(
            constant ->
                Stream.concat(
                    Stream.of(constant.wire(), constant.name()), constant.aliases().stream()))
        .anyMatch(spelling -> NO_VALUE.contains(Folding.fold(spelling)));
  }

  private static boolean excludesBlank(Constraint constraint) {
    if (constraint instanceof Constraint.Matches matches) {
      return !matches.compiled().matcher("").matches();
    }
    return constraint instanceof Constraint.NotBlank
        || constraint instanceof Constraint.Limit
        || constraint instanceof Constraint.Digits
        || (constraint instanceof Constraint.Uuid uuid && !uuid.empty())
        || (constraint instanceof Constraint.Size size && size.min() > 0);
  }
}
