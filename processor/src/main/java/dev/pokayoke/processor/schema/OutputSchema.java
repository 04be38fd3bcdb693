package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.schema.Schema.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * What the model reads. It must be true of every result that can be written, because a client that
 * validates refuses a success otherwise: objects are open; constraints and {@code @GreaterThan} are
 * left out, because nothing checks a result; a date has a pattern of all that is written, because
 * {@code LocalDate.MAX} is not of format {@code date}; and only what cannot be {@code null} in Java
 * is required. The root of an object result requires nothing, because a missing object answers
 * {@code {"result":null}}; a write that was done and whose result cannot be written answers the
 * same with a note, whatever its type. A union and a map stand under {@code result}, although they
 * are objects: a schema's root must not be {@code anyOf}, and a key of a map could be {@code
 * result}, {@code note} or {@code error}.
 */
final class OutputSchema {
  private static final String RESULT = "result";
  private static final String NOTE = "note";

  private final Definitions definitions = new Definitions();

  private OutputSchema() {}

  static Schema.Root of(Tool tool) {
    OutputSchema schema = new OutputSchema();
    return schema.definitions.root(schema.result(tool), List.of());
  }

  private Schema.Fields result(Tool tool) {
    WireType wire = tool.result().wire();
    boolean note = !tool.onEmpty().isEmpty();
    boolean write = tool.effect() == Tool.Effect.WRITE;
    if (wire == null) {
      return root(List.of(Field.of(RESULT, "", new Schema.Choice(List.of("done")), true)));
    }
    if (wire instanceof WireType.Obj object) {
      boolean noted = note || write;
      definitions.use(object, this::nested); // what is inside it may refer to it
      return root(
          object.properties().stream().map(property -> rootField(property, noted)).toList());
    }
    List<Field> fields = new ArrayList<>();
    Schema value = value(wire);
    boolean present = tool.result().type() instanceof JavaType.Primitive && !write;
    fields.add(Field.of(RESULT, "", present ? value : new Schema.OrNull(value), true));
    if (note) {
      fields.add(Field.of(NOTE, "", Schema.Text.ANY, false));
    }
    return root(fields);
  }

  private static Schema.Fields root(List<Field> fields) {
    return new Schema.Fields(fields, false);
  }

  // {"result":null,"note":"..."} stands for a missing object and must fit its schema.
  private Field rootField(Property property, boolean note) {
    Schema value = value(property.wire());
    if (property.wireName().equals(RESULT)) {
      value = new Schema.OrNull(value);
    }
    if (property.wireName().equals(NOTE) && note && !value.equals(Schema.Text.ANY)) {
      value = new Schema.OrText(value);
    }
    return field(property, value, false);
  }

  private static Field field(Property property, Schema value, boolean required) {
    boolean echo = Words.echoes(property.description(), property.wireName());
    return Field.of(property.wireName(), echo ? "" : property.description(), value, required);
  }

  private Schema value(WireType wire) {
    if (wire instanceof WireType.Text) {
      return Schema.Text.ANY;
    }
    if (wire instanceof WireType.ScalarText scalar) {
      return scalar.row().isNumber()
          ? new Schema.Whole()
          : new Schema.Text(null, scalar.row().writtenPattern(), "");
    }
    if (wire instanceof WireType.Sequence sequence) {
      return new Schema.Items(value(sequence.item().wire()), List.of());
    }
    if (wire instanceof WireType.Obj object) {
      return definitions.use(object, this::nested);
    }
    if (wire instanceof WireType.MapOf map) {
      return entries(map);
    }
    if (wire instanceof WireType.Union union) {
      return definitions.use(union, this::nested);
    }
    if (wire instanceof WireType.Again again) {
      return definitions.use(again);
    }
    if (wire instanceof WireType.Wrapped wrapped) {
      return value(wrapped.value().wire());
    }
    return PlainSchema.of(wire);
  }

  private Schema entries(WireType.MapOf map) {
    Schema value = value(map.value().wire());
    return map.key().wire() instanceof WireType.Choice keys
        ? root(
            keys.constants().stream().map(key -> Field.of(key.wire(), "", value, false)).toList())
        : new Schema.Entries(value, List.of(), List.of());
  }

  private static boolean isPresent(Property property) {
    return property.type() instanceof JavaType.Primitive || property.wire() instanceof WireType.Tag;
  }

  private Schema.Fields nested(List<Property> properties) {
    return root(properties.stream().map(this::nestedField).toList());
  }

  private Field nestedField(Property property) {
    return field(property, value(property.wire()), isPresent(property));
  }
}
