package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.WireType;
import java.util.List;

/** The types that look the same in both directions. */
final class PlainSchema {
  private static final Schema ID = new Schema.Text(null, "^-?[0-9]{1,19}$", Clauses.WHOLE_AS_TEXT);
  private static final Schema BIG_ID =
      new Schema.Text(null, "^-?[0-9]{1,1000}$", Clauses.WHOLE_AS_TEXT);

  private PlainSchema() {}

  static Schema of(WireType wire) {
    if (wire instanceof WireType.Whole whole) {
      return !whole.id() ? new Schema.Whole() : whole.isBounded() ? ID : BIG_ID;
    }
    if (wire instanceof WireType.Decimal) {
      return new Schema.Decimal();
    }
    if (wire instanceof WireType.Bool) {
      return new Schema.Bool();
    }
    if (wire instanceof WireType.Choice choice) {
      return new Schema.Choice(
          choice.constants().stream().map(WireType.Choice.Constant::wire).toList());
    }
    if (wire instanceof WireType.Tag tag) {
      return new Schema.Choice(List.of(tag.value()));
    }
    throw new IllegalArgumentException("unchecked model: " + wire);
  }
}
