package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;

/**
 * A default value that is an object, so that it is made once.
 *
 * @param type its type
 * @param text its exact text
 */
record DefaultKey(JavaType type, String text) {

  /** Whether the default of a property is such a value. */
  static boolean isNeeded(Property property) {
    return property.byDefault() != null
        && (property.wire() instanceof WireType.ScalarText
            || (property.wire() instanceof WireType.Whole whole && !whole.isBounded())
            || (property.wire() instanceof WireType.Decimal decimal
                && decimal.form() == WireType.Decimal.Form.BIG_DECIMAL));
  }
}
