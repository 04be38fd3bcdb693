package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.List;

/**
 * A default value or a limit that is an object, so that it is made once.
 *
 * @param type its type
 * @param wire what it is on the wire
 * @param text its exact text
 */
record DefaultKey(JavaType type, WireType wire, String text) {

  private static final JavaType DECIMAL =
      new JavaType.Named("java.math", List.of("BigDecimal"), List.of());

  /** A decimal number. */
  static DefaultKey decimal(String text) {
    return new DefaultKey(DECIMAL, new WireType.Decimal(WireType.Decimal.Form.BIG_DECIMAL), text);
  }

  /** Whether numbers of a type are objects of any size. */
  static boolean isNumber(WireType wire) {
    return (wire instanceof WireType.Whole whole && !whole.isBounded())
        || (wire instanceof WireType.Decimal decimal
            && decimal.form() == WireType.Decimal.Form.BIG_DECIMAL);
  }

  /** Whether the default of a property is such a value. */
  static boolean isNeeded(Property property) {
    return property.byDefault() != null
        && (property.wire() instanceof WireType.ScalarText || isNumber(property.wire()));
  }
}
