package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.schema.Schema.Field;
import java.util.ArrayList;
import java.util.List;

/** What the model may send: closed objects, each value with the rules it obeys. */
final class InputSchema {
  private static final Schema CHARACTER = new Schema.Text(null, "^([^\\n]|\\n)$");

  private InputSchema() {}

  static Schema.Fields of(List<Property> properties) {
    return new Schema.Fields(
        properties.stream().map(property -> field(property, properties)).toList(), true);
  }

  private static Field field(Property property, List<Property> siblings) {
    return new Field(
        property.wireName(),
        Words.echoes(property.description(), property.wireName()) ? "" : property.description(),
        value(property.wire()),
        property.presence() == Property.Presence.REQUIRED,
        rules(property, siblings));
  }

  private static Schema value(WireType wire) {
    if (wire instanceof WireType.Text text) {
      return text.character() ? CHARACTER : Schema.Text.ANY;
    }
    if (wire instanceof WireType.ScalarText scalar) {
      return new Schema.Text(scalar.row().format(), scalar.row().pattern());
    }
    if (wire instanceof WireType.Sequence sequence) {
      return new Schema.Items(value(sequence.item()), fits(sequence.item()));
    }
    if (wire instanceof WireType.Obj object) {
      return of(object.properties());
    }
    return PlainSchema.of(wire);
  }

  private static List<Rule> rules(Property property, List<Property> siblings) {
    List<Rule> rules = new ArrayList<>();
    for (Constraint constraint : property.constraints()) {
      rules.add(new Rule.Obeys(constraint));
    }
    Property.GreaterThan greater = property.greaterThan();
    if (greater != null) {
      rules.add(
          new Rule.Exceeds(
              greater.sibling(),
              wireName(greater.sibling(), siblings),
              greater.orEqual(),
              property.wire() instanceof WireType.ScalarText));
    }
    rules.addAll(fits(property.wire()));
    return rules;
  }

  // What a type's own values are is checked, and no keyword says it.
  private static List<Rule> fits(WireType wire) {
    if (wire instanceof WireType.Whole whole) {
      return List.of(new Rule.Fits(whole(whole.bits()), whole.lowest(), whole.highest()));
    }
    if (wire instanceof WireType.Decimal decimal) {
      return switch (decimal.form()) {
        case BIG_DECIMAL -> List.of();
        case DOUBLE -> List.of(new Rule.Fits("double"));
        case FLOAT -> List.of(new Rule.Fits("float"));
      };
    }
    if (wire instanceof WireType.Text text && text.character()) {
      return List.of(new Rule.Fits("char"));
    }
    if (wire instanceof WireType.ScalarText scalar && scalar.row().format() == null) {
      return List.of(new Rule.Fits(scalar.row().type().getSimpleName()));
    }
    return List.of();
  }

  private static String whole(int bits) {
    return switch (bits) {
      case 8 -> "byte";
      case 16 -> "short";
      case 32 -> "int";
      default -> "long";
    };
  }

  private static String wireName(String javaName, List<Property> siblings) {
    return siblings.stream()
        .filter(sibling -> sibling.javaName().equals(javaName))
        .map(Property::wireName)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unchecked model: " + javaName));
  }
}
