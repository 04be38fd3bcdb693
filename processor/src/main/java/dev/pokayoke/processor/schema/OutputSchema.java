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
 * validates refuses a success otherwise: objects are open, constraints and formats are left out
 * (nothing checks a result, and {@code LocalDate.MAX} is no RFC 3339 date), and only what cannot be
 * {@code null} in Java is required, and an item of a list may be {@code null}. The root of an
 * object result requires nothing, because a missing object answers {@code {"result":null}}.
 */
final class OutputSchema {
  private static final String RESULT = "result";
  private static final String NOTE = "note";

  private OutputSchema() {}

  static Schema.Fields of(Tool tool) {
    WireType wire = tool.result().wire();
    boolean note = !tool.onEmpty().isEmpty();
    if (wire == null) {
      return root(List.of(Field.of(RESULT, "", new Schema.Choice(List.of("done")), true)));
    }
    if (wire instanceof WireType.Obj object) {
      return root(object.properties().stream().map(property -> rootField(property, note)).toList());
    }
    List<Field> fields = new ArrayList<>();
    Schema value = value(wire);
    boolean primitive = tool.result().type() instanceof JavaType.Primitive;
    fields.add(Field.of(RESULT, "", primitive ? value : new Schema.OrNull(value), true));
    if (note) {
      fields.add(Field.of(NOTE, "", Schema.Text.ANY, false));
    }
    return root(fields);
  }

  private static Schema.Fields root(List<Field> fields) {
    return new Schema.Fields(fields, false);
  }

  // {"result":null,"note":"..."} stands for a missing object and must fit its schema.
  private static Field rootField(Property property, boolean note) {
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

  private static Schema value(WireType wire) {
    if (wire instanceof WireType.Text || wire instanceof WireType.ScalarText) {
      return Schema.Text.ANY;
    }
    if (wire instanceof WireType.Sequence sequence) {
      return new Schema.Items(new Schema.OrNull(value(sequence.item())), List.of());
    }
    if (wire instanceof WireType.Obj object) {
      return root(object.properties().stream().map(OutputSchema::nestedField).toList());
    }
    return PlainSchema.of(wire);
  }

  private static Field nestedField(Property property) {
    return field(property, value(property.wire()), property.type() instanceof JavaType.Primitive);
  }
}
