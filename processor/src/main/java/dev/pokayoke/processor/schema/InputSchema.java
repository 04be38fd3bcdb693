package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.ValidatorNeeds;
import dev.pokayoke.processor.model.ValuePath;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.schema.Schema.Field;
import dev.pokayoke.scalar.Scalar;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What the model may send: closed objects, each value with the rules it obeys. */
final class InputSchema {
  private static final Schema CHARACTER = new Schema.Text(null, "^([^\\n]|\\n)$", "One character.");

  private final Definitions definitions = new Definitions();

  /** The formats of which every text is a value of the Java type. */
  private static final Set<String> COMPLETE_FORMATS = Set.of("date", "uuid");

  private final ValidatorNeeds needs;

  private InputSchema(ValidatorNeeds needs) {
    this.needs = needs;
  }

  static Schema.Root of(Tool tool) {
    InputSchema schema = new InputSchema(ValidatorNeeds.of(tool));
    return schema.definitions.root(
        schema.fields(tool.arguments()), schema.obeys(tool.validation().constraints()));
  }

  private Schema.Fields fields(List<Property> properties) {
    return new Schema.Fields(
        properties.stream().map(property -> field(property, properties)).toList(), true);
  }

  private Field field(Property property, List<Property> siblings) {
    return new Field(
        property.wireName(),
        Words.echoes(property.description(), property.wireName()) ? "" : property.description(),
        value(property.wire()),
        property.presence() == Property.Presence.REQUIRED,
        rules(property, siblings));
  }

  private Schema value(WireType wire) {
    if (wire instanceof WireType.Text text) {
      return text.character() ? CHARACTER : Schema.Text.ANY;
    }
    if (wire instanceof WireType.ScalarText scalar) {
      return scalar.row().isNumber()
          ? new Schema.Whole(scalar.row().leastNumber())
          : text(scalar.row());
    }
    if (wire instanceof WireType.Sequence sequence) {
      return new Schema.Items(value(sequence.item().wire()), rules(sequence.item()));
    }
    if (wire instanceof WireType.Obj object) {
      return definitions.use(object, this::fields);
    }
    if (wire instanceof WireType.MapOf map) {
      return entries(map);
    }
    if (wire instanceof WireType.Union union) {
      return definitions.use(union, this::fields);
    }
    if (wire instanceof WireType.Again again) {
      return definitions.use(again);
    }
    if (wire instanceof WireType.Wrapped wrapped) {
      return value(wrapped.value().wire());
    }
    return PlainSchema.of(wire);
  }

  private static Schema text(Scalar<?> row) {
    boolean any = row.format() == null && row.pattern() == null;
    return new Schema.Text(row.format(), row.pattern(), any ? "" : "Like " + row.example() + ".");
  }

  private Schema entries(WireType.MapOf map) {
    List<String> keys =
        map.key().wire() instanceof WireType.Choice known
            ? known.constants().stream().map(WireType.Choice.Constant::wire).toList()
            : List.of();
    return new Schema.Entries(value(map.value().wire()), rules(map.value()), keys);
  }

  private List<Rule> rules(Property property, List<Property> siblings) {
    List<Rule> rules = obeys(property.constraints());
    Property.GreaterThan greater = property.greaterThan();
    if (greater != null) {
      rules.add(
          new Rule.Exceeds(
              greater.sibling(),
              ValuePath.of(greater.sibling(), siblings).wire(),
              greater.orEqual(),
              isMoment(property.wire())));
    }
    rules.addAll(ofKeys(property.wire()));
    if (property.byDefault() != null) {
      rules.add(new Rule.ByDefault(property.byDefault().text()));
    }
    if (property.example() != null) {
      rules.add(new Rule.ForExample(property.example().text()));
    }
    rules.addAll(fits(property.wire()));
    return rules;
  }

  private List<Rule> rules(WireType.Element item) {
    List<Rule> rules = obeys(item.constraints());
    rules.addAll(ofKeys(item.wire()));
    rules.addAll(fits(item.wire()));
    return rules;
  }

  private List<Rule> ofKeys(WireType wire) {
    List<Rule> rules = new ArrayList<>();
    if (wire instanceof WireType.MapOf map) {
      map.key().constraints().stream()
          .filter(this::isChecked)
          .forEach(constraint -> rules.add(new Rule.KeysObey(constraint)));
    }
    return rules;
  }

  private List<Rule> obeys(List<Constraint> constraints) {
    List<Rule> rules = new ArrayList<>();
    constraints.stream()
        .filter(this::isChecked)
        .forEach(constraint -> rules.add(new Rule.Obeys(constraint)));
    return rules;
  }

  private boolean isChecked(Constraint constraint) {
    return !(constraint instanceof Constraint.Custom) || needs.asked().contains(constraint);
  }

  // What a type's own values are is checked, and no keyword says it.
  private List<Rule> fits(WireType wire) {
    if (wire instanceof WireType.Whole whole) {
      return List.of(
          whole.isBounded()
              ? new Rule.Fits(whole(whole.bits()), whole.lowest(), whole.highest())
              : new Rule.Fits("BigInteger"));
    }
    if (wire instanceof WireType.Decimal decimal) {
      return switch (decimal.form()) {
        case BIG_DECIMAL -> List.of();
        case DOUBLE -> List.of(new Rule.Fits("double"));
        case FLOAT -> List.of(new Rule.Fits("float"));
      };
    }
    if (wire instanceof WireType.Wrapped wrapped) {
      return rules(wrapped.value(), List.of());
    }
    if (wire instanceof WireType.Obj object) {
      return obeys(object.rules().constraints());
    }
    if (wire instanceof WireType.Union union) {
      return union.leaves().stream().flatMap(leaf -> fits(leaf).stream()).distinct().toList();
    }
    if (wire instanceof WireType.Sequence list && list.kind() == WireType.Sequence.Kind.SET) {
      return List.of(new Rule.Distinct());
    }
    if (wire instanceof WireType.Text text && text.character()) {
      return List.of(new Rule.Fits("char"));
    }
    if (wire instanceof WireType.ScalarText scalar && scalar.unit() != null) {
      String type = scalar.row().type().getSimpleName();
      String unit = scalar.unit().name().toLowerCase(Locale.ROOT).replace('_', ' ');
      return List.of(new Rule.Fits(type), new Rule.Counts(unit));
    }
    if (wire instanceof WireType.ScalarText scalar && !scalar.formats().isEmpty()) {
      return List.of(
          new Rule.Fits(scalar.row().type().getSimpleName()),
          new Rule.Formed(scalar.row().example()));
    }
    if (wire instanceof WireType.ScalarText scalar
        && !COMPLETE_FORMATS.contains(String.valueOf(scalar.row().format()))) {
      return List.of(new Rule.Fits(scalar.row().type().getSimpleName()));
    }
    return List.of();
  }

  private static boolean isMoment(WireType wire) {
    return wire instanceof WireType.ScalarText scalar
        && Temporal.class.isAssignableFrom(scalar.row().type());
  }

  private static String whole(int bits) {
    return switch (bits) {
      case 8 -> "byte";
      case 16 -> "short";
      case 32 -> "int";
      default -> "long";
    };
  }
}
