package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.WireType;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The types whose form on the wire their name alone says. */
final class SimpleTypes {
  private static final Map<String, WireType> SIMPLE =
      Map.ofEntries(
          Map.entry("java.lang.String", new WireType.Text(false)),
          Map.entry("java.lang.Character", new WireType.Text(true)),
          Map.entry("java.lang.Boolean", new WireType.Bool()),
          Map.entry("java.lang.Byte", new WireType.Whole(8, false)),
          Map.entry("java.lang.Short", new WireType.Whole(16, false)),
          Map.entry("java.lang.Integer", new WireType.Whole(32, false)),
          Map.entry("java.lang.Long", new WireType.Whole(64, false)),
          Map.entry("java.lang.Float", new WireType.Decimal(WireType.Decimal.Form.FLOAT)),
          Map.entry("java.lang.Double", new WireType.Decimal(WireType.Decimal.Form.DOUBLE)),
          Map.entry("java.math.BigInteger", new WireType.Whole(WireType.Whole.UNBOUNDED, false)),
          Map.entry(
              "java.math.BigDecimal", new WireType.Decimal(WireType.Decimal.Form.BIG_DECIMAL)));

  private SimpleTypes() {}

  /** The form of a type, or {@code null} where its name does not say it. */
  static @Nullable WireType of(String qualifiedName) {
    return SIMPLE.get(qualifiedName);
  }

  /** The form of a primitive type, by the name of its box. */
  static WireType boxed(String box) {
    WireType wire = SIMPLE.get(box);
    if (wire == null) {
      throw new IllegalStateException("no row for " + box);
    }
    return wire;
  }
}
