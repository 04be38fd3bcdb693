package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.model.WireType.ScalarText;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The scalar that an annotation of a property speaks of: its own, or of each in a list or map. */
final class InnerScalar {
  private InnerScalar() {}

  /** A type with another scalar, or {@code null} where there is none to speak of. */
  static @Nullable WireType with(WireType wire, Function<ScalarText, @Nullable ScalarText> change) {
    if (wire instanceof WireType.Sequence list) {
      WireType.Element item = with(list.item(), change);
      return item == null ? null : new WireType.Sequence(list.kind(), list.type(), item);
    }
    if (wire instanceof WireType.MapOf map) {
      WireType.Element value = with(map.value(), change);
      return value == null ? null : new WireType.MapOf(map.type(), map.key(), value);
    }
    return wire instanceof ScalarText scalar ? change.apply(scalar) : null;
  }

  private static WireType.@Nullable Element with(
      WireType.Element element, Function<ScalarText, @Nullable ScalarText> change) {
    WireType wire = with(element.wire(), change);
    return wire == null ? null : element.with(wire);
  }
}
